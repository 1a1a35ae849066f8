import type { Page } from 'playwright-core';
import { cover, fullDescribe, fullTest } from '../cover';
import { openPage, uncaught } from './browser';
import { denyStorage } from './emulate';
import { holdResponses } from './heldResponses';
import type { Host } from './host';
import {
  INDEX,
  OTHER,
  START,
  enterQuery,
  openSearch,
  readHits,
  searchField,
  searchStatus,
  searchWindow,
  storedHits,
  unreachable,
  waitForExcerpts,
  waitForResults,
} from './searchWindow';
import { browser, host, visit, withSite } from './session';
import { expectSoon } from './until';
import { address, waitForHeading } from './visit';

// Search when something fails: offline, without an index, without storage, in a translated page.

withSite('site');

/** Replaces text nodes with elements, as a browser's page translation does. */
const translate = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((roots) => {
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data.toUpperCase());
      }
    }
  });

fullDescribe('after the browser translated the page', () => {
  test('the search window keeps showing results', async () => {
    const { page, errors } = await visit(START);
    await openSearch(page);
    await translate(page, '.search-dialog');
    for (const query of ['undo', 'redo', 'undo redo', 'zzzzqqqq', 'node']) {
      await enterQuery(page, query);
      if (query !== 'zzzzqqqq') await waitForExcerpts(page);
      await translate(page, '.search-dialog');
    }
    await searchField(page).fill('');
    await enterQuery(page, 'undo');
    expect((await readHits(page)).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    await waitForHeading(page, 'Overview');
    expect(errors).toEqual([]);
  });

  fullTest('the search page keeps showing results', async () => {
    const { page, errors } = await visit('/search?q=undo');
    for (const query of ['undo redo', 'zzzzqqqq', 'node']) {
      await page.locator('main .excerpt mark').first().waitFor();
      await translate(page, 'main');
      await page.locator('main').getByRole('searchbox').fill(query);
      await page.locator('main [role=status]', { hasText: `“${query}”` }).waitFor();
      if (query === 'zzzzqqqq') await page.locator('main').getByRole('searchbox').fill('redo');
    }
    expect(errors).toEqual([]);
  });
});

fullTest('opens the search page with the query when the search window crashes', async () => {
  const { page } = await visit(START);
  await openSearch(page);
  await enterQuery(page, 'undo');
  await page.locator('.DocSearch-Dropdown').evaluate((list) => list.replaceChildren());
  await searchField(page).fill('zzzzqqqq');
  await searchWindow(page).waitFor({ state: 'detached' });
  await waitForHeading(page, 'Search');
  await expectSoon(() => address(page), '/search?q=zzzzqqqq');
  await openSearch(page);
  await enterQuery(page, 'node');
  expect((await readHits(page)).length).toBeGreaterThan(0);
});

describe('offline', () => {
  test('search shows results with excerpts and opens pages', async () => {
    const { page, context, errors } = await openPage(browser, { sw: true });
    await page.goto(host.origin + START);
    await page.getByText(/^All (\d+ )?pages are available offline/).waitFor();
    await context.setOffline(true);
    await host.close();
    await page.goto(host.origin + OTHER);
    await waitForHeading(page, 'NodeTree');
    await openSearch(page);
    await enterQuery(page, 'undo');
    await waitForExcerpts(page);
    const [first] = await readHits(page);
    expect(first?.excerpt).not.toBe('');
    expect(await searchWindow(page).locator('.excerpt mark').count()).toBeGreaterThan(0);
    expect(await searchWindow(page).getAttribute('data-answered-by')).toBe('local');
    await page.keyboard.press('Enter');
    await expectSoon(() => address(page), first?.href ?? '');
    await page.locator('main h1').first().waitFor();

    await page.goto(`${host.origin}/search?q=undo`);
    await page.locator('main .found .excerpt mark').first().waitFor();
    // Live samples aren't saved in the background, and the page may have come into sight of one (strategies.ts).
    expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
  });
});

describe('when the index can’t be fetched', () => {
  const SEARCH_OFF = 'Search is unavailable';
  const retry = (page: Page) => searchWindow(page).getByRole('button', { name: 'Retry' });

  fullTest('because the request never ends, the search window reports it after a timeout', async () => {
    const { page } = await visit(START);
    const held = holdResponses(host, INDEX);
    await openSearch(page);
    await page.getByRole('searchbox').fill('undo');
    await held.waitForCount(1);
    await unreachable(page, 'undo').waitFor();
    held.end();
  });

  test.each(
    cover(
      [
        [
          'is answered with 500',
          (response: { writeHead(code: number): { end(): unknown } }) => response.writeHead(500).end(),
        ],
        [
          'is answered with HTML',
          (response: { end(text: string): unknown }) => response.end('<h1>Later</h1>'),
        ],
        ['is not answered', (response: { destroy(): unknown }) => response.destroy()],
      ],
      1,
    ),
  )(
    'because the request %s, the search window reports it, and the next query and Retry fetch the index again',
    async (_, answer) => {
      const { page, errors } = await visit(START);
      const fail: Host['intercept'] = ({ url = '' }, response) => {
        if (!INDEX.test(url)) return false;
        answer(response as never);
        return true;
      };
      host.intercept = fail;
      await openSearch(page);
      await enterQuery(page, 'undo');
      expect(await unreachable(page, 'undo').isVisible()).toBe(true);
      expect(await searchWindow(page).textContent()).not.toContain('No results');
      expect(await searchWindow(page).getAttribute('data-answered-by')).toBe('none');
      expect(await searchStatus(page).textContent()).toBe(SEARCH_OFF);
      expect(await searchWindow(page).locator('.search-source').textContent()).toBe(SEARCH_OFF);
      await retry(page).click();
      await waitForResults(page, 'undo');
      expect(await unreachable(page, 'undo').isVisible()).toBe(true);
      host.intercept = () => false;
      await retry(page).click();
      await searchWindow(page).locator('.DocSearch-Hit').first().waitFor();
      expect(await searchField(page).inputValue()).toBe('undo');
      expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await searchWindow(page).getAttribute('data-answered-by')).toBe('local');
      expect(await retry(page).count()).toBe(0);
      await enterQuery(page, 'node');
      expect((await readHits(page)).length).toBeGreaterThan(0);
      expect(uncaught(errors)).toEqual([]);
    },
  );

  fullTest(
    'because another build was deployed, the search page of that build shows the results, and Back returns to the previous page',
    async () => {
      const { page } = await visit(START);
      host.intercept = ({ url = '' }, response) => {
        if (url.startsWith('/search')) host.intercept = () => false;
        const isBuild = url.startsWith('/build.json');
        if (isBuild) response.setHeader('content-type', 'application/json').end('{"build":"another"}');
        else if (INDEX.test(url)) response.writeHead(404).end();
        else return false;
        return true;
      };
      await openSearch(page);
      await page.keyboard.type('undo');
      await page.locator('main .found').first().waitFor();
      expect(await address(page)).toMatch(/^\/search\?q=u/);
      await page.goBack();
      await expectSoon(() => address(page), START);
    },
  );

  fullTest.each(['{"pages":', '{"hello":1}'])(
    'because the browser cached an invalid index (%s), it is fetched again, bypassing the cache',
    async (body) => {
      let served = 0;
      host.intercept = ({ url = '' }, response) => {
        if (!INDEX.test(url) || served++ > 0) return false;
        response.writeHead(200, {
          'content-type': 'application/json',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        response.end(body);
        return true;
      };
      const { page, errors } = await visit(START);
      await openSearch(page);
      await enterQuery(page, 'undo');
      expect(served).toBe(2);
      expect((await readHits(page)).length).toBeGreaterThan(0);
      expect(errors).toEqual([]);
      // The cache holds the valid body now.
      await page.reload();
      await openSearch(page);
      await enterQuery(page, 'undo');
      expect((await readHits(page)).length).toBeGreaterThan(0);
      expect(served).toBe(2);
    },
  );
});

describe('when the browser blocks site data', () => {
  const searchByKeys = async (page: Page) => {
    await page.goto(host.origin + START);
    await page.keyboard.press('/');
    await page.keyboard.type('component');
    await waitForResults(page, 'component');
    expect((await readHits(page)).length).toBeGreaterThan(0);
    expect(await searchField(page).inputValue()).toBe('component');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.keyboard.press('Enter');
    await searchWindow(page).waitFor({ state: 'detached' });
    // Recent results last as long as the document.
    await openSearch(page);
    await expectSoon(() => storedHits(page).count(), 1);
  };

  fullTest('the search window opens, receives every key and shows results', async () => {
    const { page, errors } = await openPage(browser);
    await denyStorage(page);
    await searchByKeys(page);
    expect(errors).toEqual([]);
  });
});
