import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { pagesOf } from '../../src/routes/sidebar';
import { COLOR_MODE_KEY } from '../../src/shared/dom';
import { MOST_RESULTS } from '../../src/search/results';
import { cover, fullDescribe, fullTest } from '../cover';
import { PROJECT, SITES } from '../paths';
import { effectsHaveRun, openPage, loadApp, loadAppAndExtras } from './browser';
import { holdResponses } from './heldResponses';
import { type Host } from './host';
import { bootHasSettled, denyStorage, emulateConnection } from './emulate';
import { dropConnections } from './requests';
import {
  enterQuery,
  openSearch,
  readHits,
  searchButton,
  searchField,
  searchStatus,
  searchWindow,
  waitForResults,
  waitForExcerpts,
  waitForSearch,
  unreachable,
} from './searchWindow';
import { browser, host, withSite } from './session';
import { expectSoon, until } from './until';
import { isMarked, markDocument, scrollTo, waitForHeading, waitForPaint, waitForPosition } from './visit';

// The search window and the search page, over the site's own index.

const START = '/docs/overview';
const OTHER = '/docs/api/nodetree';
const { site, routes } = loadConfig(SITES.site.root);
const PAGES = routes.sections.flatMap(({ groups }) => pagesOf(groups));
const APP = /^\/assets\/app\./;
const INDEX = /^\/assets\/search\..*\.json$/;
const WINDOW = /^\/assets\/search-window\..*js$/;
/** Runs if it is parsed as HTML. */
const ATTACK = '<img src=x onerror=window.hacked=1>';

withSite('site');

/** Opens an address with the app running. */
async function visit(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(host.origin + path);
  await loadApp(opened.page);
  return opened;
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const entries = (page: Page) => page.evaluate(() => history.length);
const entryKey = (page: Page) => page.evaluate(() => (history.state as { key?: string } | null)?.key);
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const uncaught = (errors: readonly string[]) => errors.filter((text) => text.startsWith('uncaught'));

const WAYS = [
  ['the button', (page: Page) => searchButton(page).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['Cmd+K', (page: Page) => page.keyboard.press('Meta+k')],
  ['"/"', (page: Page) => page.keyboard.press('/')],
] as const;

describe('the search window', () => {
  test.each(cover(WAYS, 1))('opens with %s and focuses an empty field', async (_, open) => {
    const { page, errors } = await visit(START);
    await open(page);
    await waitForSearch(page);
    expect(await searchField(page).inputValue()).toBe('');
    expect(await address(page)).toBe(START);
    expect(errors).toEqual([]);
  });

  fullTest.each(WAYS)('opens with %s pressed before the app has loaded, once it has', async (_, open) => {
    const held = holdResponses(host, APP);
    const { page } = await openPage(browser);
    await page.goto(host.origin + START, { waitUntil: 'commit' });
    await searchButton(page).waitFor();
    await open(page);
    await held.waitForCount(1);
    expect(await searchWindow(page).count()).toBe(0);
    await markDocument(page);
    held.end();
    await waitForSearch(page);
    expect(await isMarked(page)).toBe(true);
    await enterQuery(page, 'undo');
    expect((await readHits(page)).length).toBeGreaterThan(0);
  });

  test.each(
    cover(
      [
        ['the window', WINDOW],
        ['the app', APP],
      ],
      1,
    ),
  )(
    'opens with the text typed while %s was loading, and no key triggers a page shortcut',
    async (_, files) => {
      const held = holdResponses(host, files);
      const { page } = await openPage(browser);
      await page.goto(host.origin + START);
      if (files === WINDOW) await loadAppAndExtras(page);
      await waitForPaint(page);
      await page.keyboard.press('/');
      await page.keyboard.type('np');
      await held.waitForCount(1);
      await page.keyboard.type('m');
      held.end();
      await waitForSearch(page);
      expect(await searchField(page).inputValue()).toBe('npm');
      await page.keyboard.type('s');
      await waitForResults(page, 'npms');
      expect(await searchField(page).inputValue()).toBe('npms');
      expect(await address(page)).toBe(START);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    },
  );

  fullTest('stays closed when Escape is pressed while it loads, and opens on the next shortcut', async () => {
    const held = holdResponses(host, WINDOW);
    const { page } = await visit(START);
    await page.keyboard.press('Control+k');
    await held.waitForCount(1);
    await page.keyboard.press('Escape');
    const arrived = page.waitForResponse((response) => response.url().endsWith(held.urls[0] ?? ''));
    held.end();
    await (await arrived).finished();
    await effectsHaveRun(page);
    expect(await searchWindow(page).count()).toBe(0);
    expect(await address(page)).toBe(START);
    await openSearch(page);
    expect(await searchField(page).inputValue()).toBe('');
  });

  test('opens from a text field with Ctrl+K, but not with "/"', async () => {
    const { page } = await visit('/search');
    const field = page.locator('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expectSoon(() => field.inputValue(), '/');
    // Keys are handled in order, so "/" has been handled too.
    await openSearch(page);
    await page.keyboard.press('/');
    await expectSoon(() => searchField(page).inputValue(), '/');
    expect(await searchWindow(page).count()).toBe(1);
  });

  test.each(cover(WAYS, 1))(
    'is replaced by the search page when the app can’t be loaded and the user presses %s',
    async (_, open) => {
      dropConnections(host, APP);
      const { page } = await openPage(browser);
      await page.goto(host.origin + START, { waitUntil: 'commit' });
      await searchButton(page).waitFor();
      await open(page);
      await waitForHeading(page, 'Search');
      expect(new URL(page.url()).pathname).toBe('/search');
      expect(await page.locator(`main a[href="${START}"]`).isVisible()).toBe(true);
    },
  );

  test.each(cover(WAYS, 1))(
    'is replaced by the search page after the app failed, before a retry, when the user presses %s',
    async (_, open) => {
      host.intercept = ({ url = '', headers }, response) => {
        if (!APP.test(url)) return false;
        // After a failure the file is requested again without running it; that request never ends.
        const isTriedAgain = headers['sec-fetch-dest'] === 'empty' && !('sec-purpose' in headers);
        if (!isTriedAgain) response.destroy();
        return true;
      };
      const { page } = await openPage(browser);
      await page.goto(host.origin + START);
      await page.dispatchEvent('body', 'pointermove', { movementX: 1 });
      await page.locator('html[data-failed]').waitFor({ state: 'attached' });
      await open(page);
      await waitForHeading(page, 'Search');
      expect(new URL(page.url()).pathname).toBe('/search');
    },
  );

  test('is replaced by the search page when its script can’t be loaded, and the page reports the error', async () => {
    dropConnections(host, /^\/assets\/search/);
    const { page, errors } = await visit(START);
    await markDocument(page);
    await page.keyboard.press('Control+k');
    await waitForHeading(page, 'Search');
    expect(await isMarked(page)).toBe(true);
    await page.locator('main').getByRole('searchbox').fill('undo');
    await page.locator('main').getByText('Search is unavailable.').waitFor();
    expect((await hrefs(page, 'main section a')).length).toBe(PAGES.length);
    expect(uncaught(errors)).toEqual([]);
    host.intercept = () => false;
    await page.locator('main').getByRole('searchbox').fill('node');
    await page.locator('main .found').first().waitFor();
  });
});

fullTest('fetches no search file before the user needs one', async () => {
  const { page } = await visit(START);
  await bootHasSettled(page);
  await page.waitForLoadState('networkidle');
  const fetched = () => host.log.filter((line) => line.includes('/assets/search'));
  expect(fetched()).toEqual([]);
});

test.each(
  cover(
    [
      ['hovered', (page: Page) => searchButton(page).hover()],
      ['focused', (page: Page) => searchButton(page).focus()],
    ],
    1,
  ),
)('fetches the search window once its button is %s, and the index with the first query', async (_, hint) => {
  const { page } = await visit(START);
  const fetched = (fits: RegExp) => host.log.filter((line) => fits.test(line.replace('GET ', ''))).length;
  await hint(page);
  await expectSoon(async () => fetched(/^\/assets\/search-window\..*\.js$/), 1);
  await page.waitForLoadState('networkidle');
  expect(await searchWindow(page).count()).toBe(0);
  await openSearch(page);
  expect(fetched(INDEX)).toBe(0);
  await enterQuery(page, 'undo');
  await enterQuery(page, 'redo');
  expect(fetched(INDEX)).toBe(1);
  expect(fetched(/^\/assets\/search-window\..*\.js$/)).toBe(1);
});

describe('keyboard search', () => {
  test('opens a section with a query, arrows and Enter, and Back restores the previous page and scroll position', async () => {
    const { page, errors } = await visit(START);
    await scrollTo(page, 900);
    const before = await entries(page);
    await page.keyboard.press('/');
    await waitForSearch(page);
    await page.keyboard.type('undo');
    await waitForResults(page, 'undo');
    const hits = await readHits(page);
    const target = hits.findIndex(({ href }) => href?.includes('#') && !href.startsWith(START));
    expect(target).toBeGreaterThanOrEqual(0);
    // The first result is selected initially; one step down and up returns to it.
    for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    for (let step = 0; step < target; step++) await page.keyboard.press('ArrowDown');
    const { href } = hits[target]!;
    await expectSoon(() => hrefs(page, '[aria-selected=true] a'), [href]);
    await page.keyboard.press('Enter');
    await expectSoon(() => address(page), href);
    await searchWindow(page).waitFor({ state: 'detached' });
    const id = decodeURIComponent(new URL(href!, host.origin).hash.slice(1));
    await page.waitForFunction((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2 && document.activeElement?.id === name;
    }, id);
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await expectSoon(() => address(page), START);
    await waitForHeading(page, 'Overview');
    await waitForPosition(page, 900);
    expect(await searchWindow(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test.each(
    cover(
      [
        ['pasted', (page: Page) => searchField(page).fill('nodetree')],
        ['typed', (page: Page) => page.keyboard.type('nodetree')],
      ],
      1,
    ),
  )('opens the first result when Enter is pressed right after a query was %s', async (_, enter) => {
    const { page, errors } = await openPage(browser);
    const recent = [{ url: '/docs/api/editor', hierarchy: { lvl0: 'Group', lvl1: 'Chosen before' } }];
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `__DOCSEARCH_RECENT_SEARCHES__${site.title}`,
      JSON.stringify(recent),
    ] as const);
    await page.goto(host.origin + START);
    await loadApp(page);
    const held = holdResponses(host, INDEX);
    await openSearch(page);
    await expectSoon(() => storedHits(page).count(), 1);
    await enter(page);
    await page.keyboard.press('Enter');
    await held.waitForCount(1);
    expect(await address(page)).toBe(START);
    held.end();
    await expectSoon(() => address(page), OTHER);
    await searchWindow(page).waitFor({ state: 'detached' });
    await waitForHeading(page, 'NodeTree');
    expect(errors).toEqual([]);
  });

  test('cancels a pending Enter when the query changes or the window closes', async () => {
    const { page } = await visit(START);
    const held = holdResponses(host, INDEX);
    await openSearch(page);
    await searchField(page).fill('nodetree');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    await openSearch(page);
    await searchField(page).fill('nodetree');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' editor');
    await held.waitForCount(1);
    held.end();
    await waitForResults(page, 'nodetree editor');
    await effectsHaveRun(page);
    expect(await address(page)).toBe(START);
  });

  fullTest(
    'moves the focus out of the field with Tab before results arrive, and still shows them',
    async () => {
      const { page } = await visit(START);
      const held = holdResponses(host, INDEX);
      await openSearch(page);
      await searchField(page).fill('undo');
      await page.keyboard.press('Tab');
      await held.waitForCount(1);
      held.end();
      await waitForResults(page, 'undo');
      expect((await readHits(page)).length).toBeGreaterThan(0);
    },
  );

  fullTest('moves the Tab start point to a section of the current page', async () => {
    const { page } = await visit(START);
    await searchButton(page).click();
    await waitForSearch(page);
    await enterQuery(page, 'overview');
    const link = searchWindow(page).locator(`a[href^="${START}#"]`).first();
    const href = await link.getAttribute('href');
    await link.click();
    await expectSoon(() => address(page), href);
    await searchWindow(page).waitFor({ state: 'detached' });
    await page.locator(`[id="${decodeURIComponent(href?.split('#')[1] ?? '')}"]:focus`).waitFor();
  });

  test('keeps Tab within the search window', async () => {
    const { page } = await visit(START);
    await searchButton(page).click();
    await waitForSearch(page);
    await enterQuery(page, 'undo');
    const focus = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const isOutside = !element?.closest('.search-dialog') && element !== document.body;
        return isOutside ? element?.outerHTML : element?.className;
      });
    const seen = new Set<string | undefined>();
    const stops = await searchWindow(page).locator('a:visible, button:visible, input:visible').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 3; press++) {
        await page.keyboard.press(key);
        const stop = await focus();
        expect(stop).not.toMatch(/</);
        seen.add(stop);
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['DocSearch-Input', 'DocSearch-Action DocSearch-Close']),
    );
    const focusable = await page.evaluate(() => {
      const outside = [...document.querySelectorAll<HTMLElement>('#_root a, #_root button')];
      return outside.filter((element) => {
        element.focus();
        return document.activeElement === element;
      }).length;
    });
    expect(focusable).toBe(0);
  });
});

describe('the search window closes', () => {
  const CLOSERS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Back', (page) => page.evaluate(() => history.back())],
    ['its close button', (page) => searchWindow(page).getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', (page) => page.mouse.click(20, 600)],
  ];

  test.each(cover(CLOSERS, 1))(
    'with %s and keeps the address, focus, scroll position and history',
    async (_, close) => {
      const { page, errors } = await openPage(browser);
      await page.goto(host.origin + OTHER);
      await page.goto(host.origin + START);
      await loadApp(page);
      await scrollTo(page, 400);
      const before = await entries(page);
      for (const query of ['', 'undo', 'zzzzqqqq']) {
        await searchButton(page).click();
        await waitForSearch(page);
        const key = await entryKey(page);
        if (query !== '') await enterQuery(page, query);
        await close(page);
        await searchWindow(page).waitFor({ state: 'detached' });
        await searchButton(page).and(page.locator(':focus')).waitFor();
        await expectSoon(async () => (await entryKey(page)) === key, false);
        expect(await address(page)).toBe(START);
        await waitForPosition(page, 400);
        // Forward still points to the window's entry; opening the window again replaces it.
        expect(await entries(page)).toBe(before + 1);
      }
      await page.goBack();
      await waitForHeading(page, 'NodeTree');
      expect(errors).toEqual([]);
    },
  );

  fullTest('and opens again immediately', async () => {
    const { page } = await visit(START);
    await openSearch(page);
    await page.evaluate(() => {
      const press = (key: string, ctrlKey = false) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
      press('Escape');
      press('k', true);
    });
    await searchField(page).fill('undo');
    await waitForResults(page, 'undo');
    expect(await searchWindow(page).count()).toBe(1);
  });

  fullTest('and stays closed after Forward or a reload', async () => {
    const { page } = await visit(START);
    await openSearch(page);
    const windowKey = await entryKey(page);
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    // history.back() completes asynchronously.
    await expectSoon(async () => (await entryKey(page)) === windowKey, false);
    await page.goForward();
    await expectSoon(async () => (await entryKey(page)) === windowKey, true);
    await effectsHaveRun(page);
    expect(await searchWindow(page).count()).toBe(0);
    await openSearch(page);
    await page.reload();
    await loadApp(page);
    expect(await searchWindow(page).count()).toBe(0);
    expect(await address(page)).toBe(START);
  });
});

test('opens a result with a soft navigation on a click, and in a new tab on Ctrl+click', async () => {
  const { page, context } = await visit(START);
  await markDocument(page);
  const before = await entries(page);
  await openSearch(page);
  await enterQuery(page, 'nodetree');
  const link = searchWindow(page).locator(`a[href="${OTHER}"]`).first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await waitForHeading(await opened, 'NodeTree');
  expect(await address(page)).toBe(START);
  await link.click();
  await waitForHeading(page, 'NodeTree');
  await searchWindow(page).waitFor({ state: 'detached' });
  expect([await isMarked(page), await entries(page), await address(page)]).toEqual([true, before + 1, OTHER]);
  await page.goBack();
  await waitForHeading(page, 'Overview');
});

fullTest(
  'opens the search page from the link to all results, and Back returns to the previous page',
  async () => {
    const { page } = await visit(START);
    await openSearch(page);
    await enterQuery(page, 'undo redo');
    await searchWindow(page).getByRole('link', { name: 'All results on a page' }).click();
    await page.locator('main .found').first().waitFor();
    expect(await address(page)).toBe('/search?q=undo+redo');
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('undo redo');
    expect(await page.locator('main [role=status]').textContent()).toMatch(
      /^(Top )?\d+ results for “undo redo”$/,
    );
    await page.goBack();
    await expectSoon(() => address(page), START);
  },
);

describe('the search window shows', () => {
  fullTest.each(['npm', 'undo', 'node'])(
    'the number of results for "%s", and whether there are more',
    async (query) => {
      const { page } = await visit(START);
      await openSearch(page);
      await enterQuery(page, query);
      const shown = (await readHits(page)).length;
      const inWindow = await searchStatus(page).textContent();
      await page.goto(`${host.origin}/search?q=${query}`);
      await page.locator('main .found').first().waitFor();
      const found = await page.locator('main .found .excerpt').count();
      const best = (isAll: boolean) => (isAll ? '' : 'Top ');
      expect(inWindow).toBe(`${best(shown === found)}${shown} results for “${query}”`);
      expect(await page.locator('main [role=status]').textContent()).toBe(
        `${best(found < MOST_RESULTS)}${found} results for “${query}”`,
      );
    },
  );

  test('pages to start from without a query, and when there are no results', async () => {
    const { page } = await visit(START);
    await openSearch(page);
    const pages = searchWindow(page).getByRole('navigation', { name: 'Browse the documentation' });
    await pages.getByRole('link', { name: 'Nodes' }).waitFor();
    await enterQuery(page, 'undo');
    expect(await pages.isVisible()).toBe(false);
    await enterQuery(page, 'zzzzqqqq');
    expect(await searchStatus(page).textContent()).toBe('No results for “zzzzqqqq”');
    expect(await readHits(page)).toEqual([]);
    await markDocument(page);
    await pages.getByRole('link', { name: 'Nodes' }).click();
    await waitForHeading(page, 'Nodes');
    expect([await isMarked(page), await searchWindow(page).count()]).toEqual([true, 0]);
  });

  fullTest('which index answered', async () => {
    const { page } = await visit(START);
    await openSearch(page);
    expect(await searchWindow(page).getAttribute('data-answered-by')).toBeNull();
    await enterQuery(page, 'undo');
    expect(await searchWindow(page).getAttribute('data-answered-by')).toBe('local');
    // It names its source only where there are two.
    expect(await searchWindow(page).locator('.search-source').count()).toBe(0);
    expect(await searchWindow(page).locator('.DocSearch-Logo').isVisible()).toBe(false);
  });
});

test.each(cover(['undo', 'resolver', 'serialize'], 1))(
  'quotes the page text in excerpts for "%s" and marks the match',
  async (query) => {
    const { page } = await visit(START);
    await openSearch(page);
    await enterQuery(page, query);
    await waitForExcerpts(page);
    const hits = await readHits(page);
    const marked = await searchWindow(page).locator('.excerpt mark').allTextContents();
    expect(marked.length).toBeGreaterThan(0);
    for (const word of marked) expect(word.toLowerCase()).toContain(query.slice(0, 4));
    /** Whitespace varies. */
    const squeeze = (text: string) => text.replace(/\s/g, '');
    for (const { href, excerpt } of hits) {
      const text = await page.evaluate(async (to) => {
        const html = await (await fetch(to)).text();
        return new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent ?? '';
      }, new URL(href!, host.origin).pathname);
      // Between the parts, code may be left out.
      for (const part of excerpt.replace(/^… | …$/g, '').split(' · '))
        expect(squeeze(text)).toContain(squeeze(part));
    }
  },
);

test('quotes the prose of a section rather than its table', async () => {
  const { page } = await visit(START);
  await openSearch(page);
  await enterQuery(page, 'undo');
  await waitForExcerpts(page);
  const hit = (await readHits(page)).find(({ href }) => href?.endsWith('#one-step-or-several'));
  const cells = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.querySelectorAll('#one-step-or-several ~ .table td')].map(
      (cell) => cell.textContent ?? '',
    );
  }, '/docs/concepts/history');
  expect(cells.some((cell) => cell.includes('undo'))).toBe(true);
  expect(cells.filter((cell) => cell !== '' && hit?.excerpt.split(' · ').includes(cell))).toEqual([]);
  expect(hit?.excerpt).toContain('undo');
});

test('shows results without excerpts, and fetches no page for them, on 2g with data saver', async () => {
  const { page } = await openPage(browser);
  await emulateConnection(page, { effectiveType: '2g', saveData: true });
  await page.goto(host.origin + START);
  await loadApp(page);
  await openSearch(page);
  await enterQuery(page, 'serialize');
  await page.waitForLoadState('networkidle');
  expect((await readHits(page)).length).toBeGreaterThan(5);
  expect(host.log.filter((line) => line.includes('/assets/page~'))).toEqual([]);
});

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

test('opens the search page with the query when the search window crashes', async () => {
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

describe('HTML in search', () => {
  fullTest('shows titles with angle brackets as text, with <mark> as the only element', async () => {
    const { page } = await visit(START);
    await openSearch(page);
    await enterQuery(page, 'editor');
    await waitForExcerpts(page);
    const [first, ...others] = await readHits(page);
    expect(first).toMatchObject({ title: '<Editor />', href: '/docs/api/editor' });
    expect(first?.marks[0]).toBe('Editor');
    expect(others.some(({ path }) => path.startsWith('<Editor /> ›'))).toBe(true);
    const names = await searchWindow(page)
      .locator('.DocSearch-Hit-title *, .DocSearch-Hit-path *, .excerpt *')
      .evaluateAll((elements) => [...new Set(elements.map(({ localName }) => localName))]);
    expect(names.sort()).toEqual(['mark', 'span']);
    expect(await searchWindow(page).locator('editor').count()).toBe(0);
  });

  fullTest(
    'searches for a query that is HTML without rendering it, in the window and on the page',
    async () => {
      const { page, errors } = await visit(START);
      await openSearch(page);
      await enterQuery(page, ATTACK);
      expect(await searchWindow(page).locator('img').count()).toBe(0);
      await page.goto(`${host.origin}/search?${new URLSearchParams({ q: ATTACK }).toString()}`);
      await page.locator('main [role=status]', { hasText: `“${ATTACK}”` }).waitFor();
      expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe(ATTACK);
      expect(await page.locator('main img').count()).toBe(0);
      expect(await isHacked(page)).toBe(false);
      expect(errors).toEqual([]);
    },
  );
});

/** Recent or pinned results, as the search window stores them. */
const stored = (page: Page, kind: 'RECENT' | 'FAVORITE') =>
  page.evaluate((name) => localStorage.getItem(name), `__DOCSEARCH_${kind}_SEARCHES__${site.title}`);
const storedHits = (page: Page) => searchWindow(page).locator('.stored-hit');

/** Opens two results and pins the second. */
async function chooseTwo(page: Page): Promise<void> {
  for (const [query, href] of [
    ['nodetree', OTHER],
    ['editor', '/docs/api/editor'],
  ] as const) {
    await openSearch(page);
    await enterQuery(page, query);
    await searchWindow(page).locator(`a[href="${href}"]`).first().click();
    await expectSoon(() => address(page), href);
    await searchWindow(page).waitFor({ state: 'detached' });
  }
  await openSearch(page);
  await searchWindow(page).locator('.DocSearch-Hit-action-button--pin').first().click();
  await searchWindow(page).getByText('Pinned').waitFor();
}

describe('recent results', () => {
  test('are listed again and open with a click or Enter', async () => {
    const { page, errors } = await visit(START);
    await chooseTwo(page);
    await expectSoon(
      () => storedHits(page).locator('.DocSearch-Hit-title').allTextContents(),
      ['<Editor />', 'NodeTree'],
    );
    await storedHits(page).last().click();
    await expectSoon(() => address(page), OTHER);
    await searchWindow(page).waitFor({ state: 'detached' });
    await openSearch(page);
    await expectSoon(() => storedHits(page).count(), 2);
    await page.keyboard.press('Enter');
    await expectSoon(() => address(page), '/docs/api/editor');
    await page.reload();
    await openSearch(page);
    await expectSoon(() => storedHits(page).count(), 2);
    expect(errors).toEqual([]);
  });

  test('show the name of their group, which other results are listed below', async () => {
    const { page } = await visit(START);
    await openSearch(page);
    await enterQuery(page, 'canDrag');
    const hit = searchWindow(page).locator('.DocSearch-Hit', { hasText: 'UserComponent › Rules' }).first();
    expect(await hit.locator('.DocSearch-Hit-path').textContent()).toBe('UserComponent › Rules');
    await hit.locator('a').click();
    await searchWindow(page).waitFor({ state: 'detached' });
    await openSearch(page);
    const path = storedHits(page).locator('.DocSearch-Hit-path');
    await expectSoon(() => path.allTextContents(), ['API Reference › UserComponent › Rules']);
  });

  fullTest('are not mixed with the results of a cleared query', async () => {
    const { page } = await visit(START);
    await chooseTwo(page);
    await enterQuery(page, 'nodetree');
    expect(await storedHits(page).count()).toBe(0);
    await searchField(page).fill('');
    await expectSoon(() => storedHits(page).count(), 2);
    expect(await searchWindow(page).locator('a button, .DocSearch-Hit .excerpt').count()).toBe(0);
  });

  test('are listed only if they link to a page of the site, and are shown as text', async () => {
    const { page, errors } = await openPage(browser);
    const entry = (url: unknown, ...titles: readonly unknown[]) => ({
      objectID: String(url),
      url,
      type: 'content',
      content: ATTACK,
      hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, title])),
      _highlightResult: { hierarchy: { lvl1: { value: ATTACK } }, content: { value: ATTACK } },
      _snippetResult: { hierarchy: { lvl1: { value: ATTACK } }, content: { value: ATTACK } },
    });
    const poison = [
      entry('javascript:alert(1)', 'Group', 'A script'),
      entry('/no/such/page', 'Group', 'Unknown page'),
      entry('https://evil.example/docs/overview', 'Group', 'Another origin'),
      entry('//evil.example/docs/overview', 'Group', 'Another origin'),
      entry('data:text/html,<script>window.hacked=1</script>', 'Group', 'Data'),
      entry(5, 'Group', 'A number'),
      entry(OTHER, 5, null, ['Wrong types']),
      { ...entry(OTHER), hierarchy: null },
      { ...entry(OTHER), hierarchy: 'Wrong type' },
      { url: OTHER },
      null,
      'text',
      [[]],
      entry(OTHER, `Group ${ATTACK}`, `Title ${ATTACK}`),
      entry(`${START}#install`, 'Introduction', 'Overview', '&lt;b&gt;Install&lt;/b&gt;'),
    ];
    await page.addInitScript(
      ([title, text]) => {
        if (localStorage.length > 0) return;
        localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${title}`, text);
        localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${title}`, '[{"url":');
      },
      [site.title, JSON.stringify(poison)] as const,
    );
    await page.goto(host.origin + START);
    await openSearch(page);
    await expectSoon(
      () => storedHits(page).locator('.DocSearch-Hit-title').allTextContents(),
      [`Title ${ATTACK}`, '<b>Install</b>'],
    );
    expect(await searchWindow(page).locator('img, b, script').count()).toBe(0);
    const kept = JSON.parse((await stored(page, 'RECENT')) ?? '') as { url: string }[];
    expect(kept.map(({ url }) => url)).toEqual([OTHER, `${START}#install`]);
    expect(JSON.parse((await stored(page, 'FAVORITE')) ?? '')).toEqual([]);
    await storedHits(page).last().click();
    await expectSoon(() => address(page), `${START}#install`);
    // Opening a result stored it again.
    await openSearch(page);
    await expectSoon(
      () => storedHits(page).locator('.DocSearch-Hit-title').allTextContents(),
      ['<b>Install</b>', `Title ${ATTACK}`],
    );
    expect(await isHacked(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  fullTest.each(['null', '5', '"text"', '{"url":"/"}', '[', ''])(
    'are ignored when %j is stored',
    async (text) => {
      const { page, errors } = await openPage(browser);
      await page.addInitScript(
        ([title, value]) => {
          for (const kind of ['RECENT', 'FAVORITE'])
            localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__${title}`, value);
        },
        [site.title, text] as const,
      );
      await page.goto(host.origin + START);
      await openSearch(page);
      expect(await storedHits(page).count()).toBe(0);
      await enterQuery(page, 'undo');
      expect((await readHits(page)).length).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    },
  );
});

describe('axe finds no violations', () => {
  const AXE = readFileSync(join(PROJECT, 'node_modules/axe-core/axe.min.js'), 'utf8');
  interface Axe {
    run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  }
  /** Axe takes seconds on a page, so `npm test` looks at two states of the window. */
  const LOOKED_AT: readonly string[] = cover(
    ['empty', 'results', 'chosen', 'none', 'stored'],
    ['chosen', 'stored'],
  );
  const violations = async (page: Page, state = 'chosen') => {
    if (!LOOKED_AT.includes(state)) return [];
    await page.evaluate(AXE);
    return page.evaluate(async () => {
      const found = (await (window as unknown as { axe: Axe }).axe.run()).violations;
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
      );
    });
  };

  test.each(
    cover(
      [
        ['light', 1280],
        ['light', 390],
        ['dark', 1280],
        ['dark', 390],
      ] as const,
      1,
    ),
  )('in the search window in %s mode at %d px', async (mode, width) => {
    const { page } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_MODE_KEY,
      mode,
    ] as const);
    // A short page, because axe looks at the page behind the window as well.
    await page.goto(`${host.origin}/docs/acknowledgements`);
    await openSearch(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
    expect(['empty', await violations(page, 'empty')]).toEqual(['empty', []]);
    await enterQuery(page, 'editor');
    await waitForExcerpts(page);
    expect(['results', await violations(page, 'results')]).toEqual(['results', []]);
    await page.keyboard.press('ArrowDown');
    expect(['chosen', await violations(page, 'chosen')]).toEqual(['chosen', []]);
    await enterQuery(page, 'zzzzqqqq');
    expect(['none', await violations(page, 'none')]).toEqual(['none', []]);
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    await chooseTwo(page);
    expect(['stored', await violations(page, 'stored')]).toEqual(['stored', []]);
  });

  fullTest.each(['light', 'dark'] as const)('on the search page in %s mode', async (mode) => {
    const { page } = await openPage(browser);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_MODE_KEY,
      mode,
    ] as const);
    await page.goto(`${host.origin}/search?q=editor`);
    await page.locator('main .excerpt mark').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('the search window', () => {
  /** Opens the search window with the results of a query. */
  const openResults = async (options: Parameters<typeof openPage>[1] = {}) => {
    const opened = await visit(START, options);
    await openSearch(opened.page);
    await enterQuery(opened.page, 'drag');
    await waitForExcerpts(opened.page);
    return opened;
  };

  fullTest(
    'does not underline matches in excerpts, as src/search/window/searchWindow.css requires',
    async () => {
      const { page } = await openResults();
      const lines = await searchWindow(page)
        .locator('.excerpt mark')
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).textDecorationLine));
      expect(new Set(lines)).toEqual(new Set(['none']));
    },
  );

  fullTest('shows the Enter icon on the selected result only', async () => {
    const { page } = await openResults();
    await page.keyboard.press('ArrowDown');
    const hits = searchWindow(page).locator('.DocSearch-Hit');
    await expectSoon(() => hits.nth(1).getAttribute('aria-selected'), 'true');
    const hasSign = await hits.evaluateAll((all) =>
      all.map((hit) =>
        hit.querySelector('.DocSearch-Hit-action svg')?.checkVisibility({ visibilityProperty: true }),
      ),
    );
    expect(hasSign.filter(Boolean)).toHaveLength(1);
    expect(hasSign[1]).toBe(true);
  });

  fullTest('aligns results with the name of their group', async () => {
    const { page } = await openResults();
    const left = (selector: string) =>
      searchWindow(page)
        .locator(selector)
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    expect(
      Math.abs((await left('.DocSearch-Hit-icon')) - (await left('.DocSearch-Hit-source'))),
    ).toBeLessThan(3);
    expect(Math.abs((await left('.DocSearch-Hit-title')) - (await left('.excerpt')))).toBeLessThan(1);
  });

  fullTest.each(['light', 'dark'] as const)(
    'highlights matches and the selected result in forced colours in %s mode',
    async (mode) => {
      const { page } = await openResults({ forcedColors: 'active', colorScheme: mode });
      expect(await hiddenMarks(page, '.DocSearch-Hit mark')).toEqual([]);
      const outlines = await searchWindow(page)
        .locator('.DocSearch-Hit')
        .evaluateAll((hits) => hits.map((hit) => [hit.ariaSelected, getComputedStyle(hit).outlineStyle]));
      expect(outlines.filter(([selected]) => selected === 'true')).toEqual([['true', 'solid']]);
      expect(outlines.filter(([, style]) => style === 'solid')).toHaveLength(1);
    },
  );
});

/** Marks whose text or background colour equals the background behind them. */
function hiddenMarks(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluateAll((marks) => {
    const isClear = (colour: string) => /^rgba\(.* 0\)$/.test(colour);
    const backOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? backOf(element.parentElement) : backgroundColor;
    };
    if (marks.length === 0) return ['no marks'];
    return marks
      .filter((mark) => {
        const { color } = getComputedStyle(mark);
        return color === backOf(mark) || backOf(mark) === backOf(mark.parentElement);
      })
      .map((mark) => mark.textContent);
  });
}

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

  test('because another build was deployed, the search page of that build shows the results, and Back returns to the previous page', async () => {
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
  });

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

  test('the search window opens, receives every key and shows results', async () => {
    const { page, errors } = await openPage(browser);
    await denyStorage(page);
    await searchByKeys(page);
    expect(errors).toEqual([]);
  });
});

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

  fullTest.each(['light', 'dark'] as const)(
    'keeps matches visible in forced colours in %s mode',
    async (mode) => {
      const { page } = await openPage(browser, { forcedColors: 'active', colorScheme: mode });
      await page.goto(`${host.origin}/search?q=drag`);
      await page.locator('main .excerpt mark').first().waitFor();
      expect(await hiddenMarks(page, 'main mark')).toEqual([]);
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

  test.each([1280, 390])(
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

  test('keeps text typed before the app has loaded', async () => {
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
