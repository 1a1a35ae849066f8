import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { pagesOf } from '../../src/routes/sidebar';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { effectsHaveRun, loadApp, loadAppAndExtras, openPage, uncaught } from './browser';
import { bootHasSettled } from './emulate';
import { holdResponses } from './heldResponses';
import { dropConnections } from './requests';
import {
  INDEX,
  OTHER,
  START,
  enterQuery,
  hrefs,
  openSearch,
  readHits,
  searchButton,
  searchField,
  searchWindow,
  storedHits,
  waitForResults,
  waitForSearch,
} from './searchWindow';
import { browser, host, visit, withSite } from './session';
import { expectSoon } from './until';
import {
  address,
  entries,
  isMarked,
  markDocument,
  scrollTo,
  waitForHeading,
  waitForPaint,
  waitForPosition,
} from './visit';

// How the search window opens, is used with keys, and closes.

withSite('site');

const entryKey = (page: Page) => page.evaluate(() => (history.state as { key?: string } | null)?.key);
const APP = /^\/assets\/app\./;
const WINDOW = /^\/assets\/search-window\..*js$/;
const PAGES = loadConfig(SITES.site.root).routes.sections.flatMap(({ groups }) => pagesOf(groups));
const { site } = loadConfig(SITES.site.root);

/** Ways to open the search window. */
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

  fullTest('opens from a text field with Ctrl+K, but not with "/"', async () => {
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

  fullTest.each(WAYS)(
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

  fullTest.each([
    ['pasted', (page: Page) => searchField(page).fill('nodetree')],
    ['typed', (page: Page) => page.keyboard.type('nodetree')],
  ])('opens the first result when Enter is pressed right after a query was %s', async (_, enter) => {
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

  fullTest('cancels a pending Enter when the query changes or the window closes', async () => {
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

  fullTest('keeps Tab within the search window', async () => {
    const { page } = await visit(START);
    await searchButton(page).click();
    await waitForSearch(page);
    await enterQuery(page, 'useLayer');
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

fullTest('opens a result with a soft navigation on a click, and in a new tab on Ctrl+click', async () => {
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
