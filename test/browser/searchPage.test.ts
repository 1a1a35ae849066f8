import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { pagesOf } from '../../src/routes/sidebar';
import { MOST_RESULTS } from '../../src/search/results';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { effectsHaveRun, loadApp, openPage } from './browser';
import { holdResponses } from './heldResponses';
import { INDEX, START, enterQuery, hrefs, openSearch, searchButton, searchWindow } from './searchWindow';
import { browser, host, visit, withSite } from './session';
import { expectSoon, until } from './until';
import { address, entries, waitForHeading, waitForPosition } from './visit';

// The search page, over the site's own index.

withSite('site');

const entryKey = (page: Page) => page.evaluate(() => (history.state as { key?: string } | null)?.key);
const APP = /^\/assets\/app\./;
const PAGES = loadConfig(SITES.site.root).routes.sections.flatMap(({ groups }) => pagesOf(groups));

describe('the search page', () => {
  const field = (page: Page) => page.locator('main').getByRole('searchbox');
  const status = (page: Page) => page.locator('main [role=status]');

  fullTest(
    'shows the results of the query in its address, grouped by page, with matches marked',
    async () => {
      const { page, errors } = await openPage(browser);
      await page.goto(`${host.origin}/search?q=undo`);
      await page.locator('main .excerpt mark').first().waitFor();
      expect(await field(page).inputValue()).toBe('undo');
      const sections = await page.locator('main .found').evaluateAll((all) =>
        all.map((section) => ({
          page: section.querySelector('h2 a')?.getAttribute('href') ?? '',
          results: section.querySelectorAll('.excerpt').length,
          links: [...section.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? ''),
        })),
      );
      expect(new Set(sections.map((section) => section.page)).size).toBe(sections.length);
      for (const { page: to, links } of sections)
        expect(links.filter((link) => !link.startsWith(`${to}#`))).toEqual([]);
      const count = sections.reduce((sum, { results }) => sum + results, 0);
      expect(count).toBeGreaterThan(sections.length);
      const best = count < MOST_RESULTS ? '' : 'Top ';
      expect(await status(page).textContent()).toBe(`${best}${count} results for “undo”`);
      expect((await page.locator('main .found li a mark').allTextContents()).join().toLowerCase()).toContain(
        'undo',
      );
      expect(errors).toEqual([]);
    },
  );

  test('writes the query to its address without adding a history entry, so Back leaves the page', async () => {
    const { page } = await openPage(browser);
    await page.goto(host.origin + START);
    await page.goto(`${host.origin}/search`);
    await loadApp(page);
    await field(page).click();
    const before = await entries(page);
    await page.keyboard.type('undo & redo');
    await expectSoon(() => address(page), '/search?q=undo+%26+redo');
    await page.locator('main .found').first().waitFor();
    expect(await entries(page)).toBe(before);
    await page.reload();
    await page.locator('main .found').first().waitFor();
    expect(await field(page).inputValue()).toBe('undo & redo');
    await page.goBack();
    await waitForHeading(page, 'Overview');
  });

  fullTest('shows its results again after Back from a result', async () => {
    const { page } = await visit('/search?q=undo');
    await page.locator('main .found').first().waitFor();
    const text = await status(page).textContent();
    await page.locator('main .found h2 a').first().click();
    await page.locator('.sidebar [aria-current=page]').first().waitFor();
    await page.goBack();
    await expectSoon(() => status(page).textContent(), text);
    expect(await field(page).inputValue()).toBe('undo');
  });

  fullTest('restores its scroll position after Back from a result far down', async () => {
    const { page } = await visit('/search?q=node');
    await page.locator('main .found').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectSoon(() => page.locator('main .excerpt > span:empty').count(), 0);
    const link = page.locator('main .found h2 a').last();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await page.evaluate(() => Math.round(scrollY));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(top).toBeGreaterThan(1000);
    await link.click();
    await page.locator('.sidebar [aria-current=page]').first().waitFor();
    await page.goBack();
    await page.locator('main .found').first().waitFor();
    await waitForPosition(page, top);
    await effectsHaveRun(page);
    await waitForPosition(page, top);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  fullTest(
    'shows a query sent from the search window, even if its address had that query before',
    async () => {
      const { page } = await visit('/search?q=undo');
      await page.locator('main .found').first().waitFor();
      await field(page).fill('zzzzqqqq');
      await expectSoon(() => address(page), '/search?q=zzzzqqqq');
      await openSearch(page);
      await enterQuery(page, 'undo');
      await searchWindow(page).getByRole('link', { name: 'All results on a page' }).click();
      await page.locator('main .found').first().waitFor();
      expect(await field(page).inputValue()).toBe('undo');
      expect(await address(page)).toBe('/search?q=undo');
    },
  );

  fullTest('keeps its query when the search window is opened and closed', async () => {
    const { page } = await visit('/search');
    await field(page).fill('undo ');
    await page.locator('main .found').first().waitFor();
    await openSearch(page);
    const windowKey = await entryKey(page);
    await page.keyboard.press('Escape');
    await expectSoon(async () => (await entryKey(page)) === windowKey, false);
    await effectsHaveRun(page);
    expect(await field(page).inputValue()).toBe('undo ');
    expect(await address(page)).toBe('/search?q=undo');
  });

  fullTest.each([1280, 390])(
    'shows neither all pages nor shorter results while a search loads, at %i px',
    async (width) => {
      const held = holdResponses(host, /^\/assets\/(search\..*\.json|page~docs)/);
      const { page } = await openPage(browser, { viewport: { width, height: 800 } });
      await page.goto(`${host.origin}/search?q=undo`);
      await expectSoon(() => status(page).textContent(), 'Searching…');
      expect(await page.locator('main').locator('section, nav').count()).toBe(0);
      await until(() => held.urls.some((url) => INDEX.test(url)), 'the index');
      held.release(...held.urls.filter((url) => INDEX.test(url)));
      await page.locator('main .found').first().waitFor();
      const heights = () =>
        page.locator('main .found').evaluateAll((all) => all.map((each) => each.clientHeight));
      const before = await heights();
      expect(await page.locator('main .excerpt mark').count()).toBe(0);
      held.end();
      await page.locator('main .excerpt mark').first().waitFor();
      await page.waitForLoadState('networkidle');
      await effectsHaveRun(page);
      expect(await heights()).toEqual(before);
    },
  );

  test.each(cover(['', '   '], 1))(
    'lists all pages without a query, and again when the query becomes %j',
    async (rest) => {
      const { page } = await visit('/search');
      const all = PAGES.map(({ path }) => path);
      await expectSoon(() => hrefs(page, 'main section a'), all);
      await field(page).fill('undo');
      await page.locator('main .found').first().waitFor();
      await field(page).fill(rest);
      await expectSoon(() => hrefs(page, 'main section a'), all);
      expect(await address(page)).toBe('/search');
      expect(await status(page).textContent()).toBe('');
    },
  );

  fullTest('reports that nothing was found and lists all pages', async () => {
    const { page } = await visit('/search?q=zzzzqqqq');
    await expectSoon(
      () => status(page).textContent(),
      'No results for “zzzzqqqq”. Browse the pages instead:',
    );
    expect((await hrefs(page, 'main section a')).length).toBe(PAGES.length);
  });

  fullTest('lists all pages without JavaScript, whatever the query', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(host.origin + START);
    await searchButton(page).click();
    await page.waitForURL(/\/search\b/);
    await page.goto(`${host.origin}/search?q=node`);
    const links = page.locator('main section a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      PAGES.map(({ path }) => path),
    );
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
  });

  fullTest('keeps text typed before the app has loaded', async () => {
    const held = holdResponses(host, APP);
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/search`, { waitUntil: 'commit' });
    await field(page).click();
    await page.keyboard.type('undo');
    await held.waitForCount(1);
    held.end();
    await page.locator('main .found').first().waitFor();
    expect(await field(page).inputValue()).toBe('undo');
    expect(await address(page)).toBe('/search?q=undo');
    await page.keyboard.type(' redo');
    await expectSoon(() => field(page).inputValue(), 'undo redo');
    await expectSoon(() => address(page), '/search?q=undo+redo');
  });
});
