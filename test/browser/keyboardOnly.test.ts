import type { Page } from 'playwright-core';
import { pageChunk } from '../../src/shared/manifests';
import { cover, fullTest } from '../cover';
import { loadAppAndExtras, openPage } from './browser';
import { enterQuery, openSearch, searchWindow, waitForSearch } from './searchWindow';
import { browser, host, startSite, withSite } from './session';
import { countTabbable, isFocused, moveFocus, tabTo } from './tabStops';
import { expectSoon } from './until';
import { isMarked, markDocument, waitForHeading, waitForPaint } from './visit';

// No test in this file uses a pointer.

const START = '/docs/overview';
const TARGET = '/docs/api/nodetree';
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const TABLET = { viewport: { width: 820, height: 1100 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const SIZES = Object.entries({ DESKTOP, TABLET, PHONE });
const WALKS = ['/', START, '/docs/guides/basic-tutorial', '/docs/api/useEditor', '/search', '/no/such/page'];
/** A short page: every tab stop of the frame. Other tests reach code, tables, tabs and the phone menu by keyboard. */
const QUICK_WALKS = ['/docs/acknowledgements'];

withSite('site');

async function visit(path: string, options: object = DESKTOP, { origin } = host): Promise<Page> {
  const { page } = await openPage(browser, options);
  await page.goto(origin + path);
  await waitForPaint(page);
  return page;
}

const visitVersions = async (options: object) => visit('/docs/start', options, await startSite('versions'));

const address = (page: Page) => page.evaluate(() => location.pathname + location.hash);
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const seeFocus = (page: Page, selector: string) =>
  page.waitForFunction((target) => document.activeElement?.matches(target), selector);

/** Follows the focused link once the app has loaded, which the first Tab requested. */
async function followLink(page: Page): Promise<void> {
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
}

/** Presses a key repeatedly, because the browser drops one while it is still scrolling. */
async function pressUntil(page: Page, key: string, isTrue: () => boolean): Promise<void> {
  for (let press = 0; press < 10; press++) {
    await page.keyboard.press(key);
    const hasCome = page.waitForFunction(isTrue, undefined, { timeout: 1000 });
    if (
      await hasCome.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${key} did not do it: ${String(isTrue)}`);
}

describe('with the keyboard', () => {
  test.each(cover(SIZES, 1))(
    'the first Tab focuses the skip link, which jumps to the content (%s)',
    async (_, size) => {
      const page = await visit(START, size);
      const stop = await moveFocus(page, 'Tab');
      expect(stop?.html).toMatch('Skip to content');
      expect(stop?.faults).toEqual([]);
      await page.keyboard.press('Enter');
      await seeFocus(page, '#_main');
      const [top, bar] = await page.evaluate(() => [
        document.querySelector('main')!.getBoundingClientRect().top,
        document.querySelector('header')!.offsetHeight,
      ]);
      expect(top).toBeGreaterThanOrEqual(bar! - 1);
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'main *')).toBe(true);
    },
  );

  fullTest('a page scrolls with the usual keys', async () => {
    const page = await visit(START, { ...DESKTOP, reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');
    // The app adds content, so the end of the page moves.
    await page.locator('.offline-panel').waitFor({ state: 'attached' });
    await pressUntil(page, 'PageDown', () => scrollY > 300);
    await pressUntil(page, 'End', () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await pressUntil(page, 'Home', () => scrollY === 0);
    // After a link its heading has the focus, and the keys still work.
    await tabTo(page, `.sidebar a[href="${TARGET}"]`);
    await followLink(page);
    await waitForHeading(page, 'NodeTree');
    await seeFocus(page, 'main h1');
    await pressUntil(page, 'PageDown', () => scrollY > 300);
  });

  fullTest.each([
    ['code', START, 'pre'],
    ['a table', '/docs/concepts/nodes', '.table'],
  ])('%s wider than a phone can be focused and scrolls with the arrow keys', async (_, path, selector) => {
    const page = await visit(path, PHONE);
    // Whether a table fits depends on the fonts of the machine.
    await page
      .locator('main td')
      .evaluateAll((cells) => cells.forEach((cell) => ((cell as HTMLElement).style.whiteSpace = 'nowrap')));
    for (let isWide = false; !isWide;) {
      await tabTo(page, selector);
      isWide = await page.evaluate(() => {
        const { scrollWidth = 0, clientWidth = 0 } = document.activeElement ?? {};
        return scrollWidth > clientWidth;
      });
    }
    const left = () => page.evaluate(() => document.activeElement!.scrollLeft);
    expect(await left()).toBe(0);
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement!.scrollLeft > 0);
    expect(await isFocused(page, selector)).toBe(true);
  });

  test('code and tables are tab stops only where they scroll', async () => {
    const page = await visit('/docs/concepts/nodes', PHONE);
    await loadAppAndExtras(page);
    const wrong = () =>
      page
        .locator('main :is(pre, .table)')
        .evaluateAll(
          (areas: HTMLElement[]) =>
            areas
              .filter((area) => area.checkVisibility())
              .filter((area) => area.scrollWidth > area.clientWidth !== (area.tabIndex === 0)).length,
        );
    await expectSoon(wrong, 0);
    await page.setViewportSize(DESKTOP.viewport);
    await expectSoon(wrong, 0);
    // What a closed <details> hides isn't measured before it opens.
    await page.locator('main details:has(.table) > summary').click();
    await page.locator('main details .table').waitFor();
    await expectSoon(wrong, 0);
    expect(await page.locator('main :is(pre, .table)[tabindex="-1"]').count()).toBeGreaterThan(0);
  });

  const MENUS: readonly [string, object, string, string, string?][] = [
    ['dropdown menu', DESKTOP, '.navbar summary', '.navbar details ul'],
    ['phone menu', PHONE, '.menu-button', '#_menu'],
    ['table of contents on a phone', PHONE, '.toc-button', '#_toc'],
    ['table of contents on a tablet', TABLET, '.toc-button', '#_toc'],
    ['version menu', DESKTOP, '.doc-version summary', '.doc-version ul', 'versions'],
  ];
  describe.each(cover(['Enter', 'Space'], 1))('%s', (key) => {
    fullTest.each(MENUS)('opens the %s, and Escape closes it and restores the focus', async (...menu) => {
      const [, size, button, list, site] = menu;
      const page = site ? await visitVersions(size) : await visit(START, size);
      const content = page.locator(list);
      await tabTo(page, button);
      expect(await content.isVisible()).toBe(false);
      await page.keyboard.press(key);
      await content.waitFor();
      // The next stop is inside what it opened.
      await page.keyboard.press('Tab');
      expect(await isFocused(page, `${list} :is(a, summary)`)).toBe(true);
      await page.keyboard.press('Escape');
      await content.waitFor({ state: 'hidden' });
      expect(await isFocused(page, button)).toBe(true);
      // Its button closes it as well.
      await page.keyboard.press(key);
      await content.waitFor();
      await page.keyboard.press(key);
      await content.waitFor({ state: 'hidden' });
      expect(await isFocused(page, button)).toBe(true);
    });
  });

  fullTest('Escape closes the version menu first, and then the phone menu around it', async () => {
    const page = await visitVersions(PHONE);
    await tabTo(page, '.menu-button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.doc-version summary');
    await page.keyboard.press('Enter');
    const [inner, outer] = [page.locator('.doc-version ul'), page.locator('#_menu')];
    await inner.waitFor();
    await page.keyboard.press('Escape');
    await inner.waitFor({ state: 'hidden' });
    expect(await outer.isVisible()).toBe(true);
    expect(await isFocused(page, '.doc-version summary')).toBe(true);
    await page.keyboard.press('Escape');
    await outer.waitFor({ state: 'hidden' });
    expect(await isFocused(page, '.menu-button')).toBe(true);
  });

  fullTest('a link in the phone menu opens its page and closes the menu', async () => {
    const page = await visit(START, PHONE);
    await tabTo(page, '.menu-button');
    await page.keyboard.press('Enter');
    // Groups without the current page are closed.
    await tabTo(page, `.sidebar details:has(a[href="${TARGET}"]) summary`);
    expect(await page.locator(`.sidebar a[href="${TARGET}"]`).isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await tabTo(page, `.sidebar a[href="${TARGET}"]`);
    await followLink(page);
    await waitForHeading(page, 'NodeTree');
    await page.locator('#_menu').waitFor({ state: 'hidden' });
    await seeFocus(page, 'main h1');
  });

  test('an entry of the table of contents on a phone jumps to its section', async () => {
    const page = await visit(START, PHONE);
    await tabTo(page, '.toc-button');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const hash = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).hash);
    await page.keyboard.press('Enter');
    await expectSoon(() => address(page), START + hash);
    await page.locator('#_toc').waitFor({ state: 'hidden' });
    const covered = await page.evaluate(() => document.querySelector('.toc')!.getBoundingClientRect().bottom);
    const top = () => page.evaluate((id) => document.querySelector(id)!.getBoundingClientRect().top, hash);
    expect(await top()).toBeGreaterThanOrEqual(covered);
    expect(await top()).toBeLessThan(400);
    // Tab continues from there, not from the start of the page.
    const stop = await moveFocus(page, 'Tab');
    expect(
      await page.evaluate((id) => {
        const after = document.querySelector(id)!.compareDocumentPosition(document.activeElement!);
        return (after & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
      }, hash),
    ).toBe(true);
    expect(stop?.faults).toEqual([]);
  });

  fullTest('a search opens a section', async () => {
    const page = await visit(START);
    await markDocument(page);
    await openSearch(page);
    await enterQuery(page, 'undo');
    await page.keyboard.press('ArrowDown');
    const href = await searchWindow(page).locator('[aria-selected=true] a').getAttribute('href');
    await page.keyboard.press('Enter');
    await expectSoon(() => address(page), href);
    await searchWindow(page).waitFor({ state: 'detached' });
    await seeFocus(page, 'main *');
    expect(await isMarked(page)).toBe(true);
  });

  fullTest('a cancelled search restores the focus', async () => {
    const page = await visit(START);
    await tabTo(page, '[data-search]');
    await page.keyboard.press('Enter');
    await waitForSearch(page);
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    await seeFocus(page, '[data-search]');
  });

  test.each(cover(['/', '/docs/guides/save-load-state'], 1))(
    'a button on %s skips an example',
    async (path) => {
      const page = await visit(path);
      await loadAppAndExtras(page);
      await tabTo(page, 'main .skip');
      await page.keyboard.press('Enter');
      await seeFocus(page, 'main span');
      await page.keyboard.press('Tab');
      expect(await isFocused(page, 'iframe')).toBe(false);
    },
  );

  fullTest('the landing page focuses its heading once it is shown', async () => {
    const page = await visit(START);
    await tabTo(page, '.brand');
    await followLink(page);
    await page.locator('html[data-landing]:not([data-landing=waiting])').waitFor();
    await seeFocus(page, 'main h1');
    expect(await address(page)).toBe('/');
  });

  fullTest('the version menu opens another version', async () => {
    const page = await visitVersions(DESKTOP);
    await tabTo(page, '.doc-version summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '.doc-version a[data-version=one]');
    await page.keyboard.press('Enter');
    await expectSoon(() => address(page), '/docs-1/start');
    await waitForHeading(page, 'start-1 page');
  });

  fullTest('the colour mode can be switched', async () => {
    const page = await visit(START);
    await tabTo(page, '[data-color-mode]');
    await page.keyboard.press('Enter');
    expect(await theme(page)).toBe('dark');
    await page.keyboard.press('Space');
    expect(await theme(page)).toBe('light');
  });

  fullTest('the arrow keys select a tab', async () => {
    const page = await visit('/docs/installation');
    await tabTo(page, '.tab-list input');
    const shown = () =>
      page.evaluate(() => {
        const tabs = document.activeElement!.closest('.tabs')!;
        return [...tabs.querySelectorAll(':scope > .tab')].map((tab) => tab.checkVisibility());
      });
    const [first, ...others] = await shown();
    expect([first, others.includes(true)]).toEqual([true, false]);
    await page.keyboard.press('ArrowRight');
    expect((await shown()).slice(0, 2)).toEqual([false, true]);
    await page.keyboard.press('ArrowLeft');
    expect((await shown()).slice(0, 2)).toEqual([true, false]);
  });

  test('a tab cut off by the lower edge of the window is scrolled into view whole', async () => {
    const page = await visit('/docs/installation', PHONE);
    const below = await page.evaluate(() => {
      const tab = [...document.querySelectorAll<HTMLInputElement>('.tab-list :checked')].at(-1)!;
      const label = tab.closest('label')!;
      const edge = () => label.getBoundingClientRect().bottom - innerHeight;
      scrollBy(0, edge() - 10);
      const cut = edge();
      tab.focus();
      return { cut, focused: edge() };
    });
    expect(below.cut).toBeGreaterThan(5);
    expect(below.focused).toBeLessThan(1);
  });

  fullTest('a page that failed to load can be retried', async () => {
    const chunk = new RegExp(`/assets/${pageChunk(TARGET)}\\.`);
    host.intercept = ({ url = '' }, response) => {
      if (!chunk.test(url)) return false;
      response.destroy();
      return true;
    };
    const page = await visit(START);
    await tabTo(page, `.sidebar a[href="${TARGET}"]`);
    await followLink(page);
    const box = page.getByRole('alert');
    await box.waitFor();
    // The focus is still on the link; the error box comes first in the page.
    await seeFocus(page, `.sidebar a[href="${TARGET}"]`);
    await tabTo(page, '.error-box button');
    // The message is replaced on each attempt.
    await box.locator('div').evaluate((element) => element.setAttribute('data-old', ''));
    await page.keyboard.press('Enter');
    await box.locator('div:not([data-old])').waitFor();
    await seeFocus(page, '.error-box button');
    host.intercept = () => false;
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'NodeTree');
    await seeFocus(page, 'main h1');
  });
});

describe.each(cover(SIZES, 1))('Tab visits every stop of a page in order, always visible (%s)', (_, size) => {
  test.each(cover(WALKS, QUICK_WALKS))('on %s, forward and backward', async (path) => {
    const { page } = await openPage(browser, { reducedMotion: 'reduce', ...size });
    // Frames contain apps with their own tab stops.
    await page.route('**/{play,examples}/**', (route) => route.abort());
    await page.goto(host.origin + path);
    await page.locator('main h1').waitFor();
    await waitForPaint(page);
    await page.keyboard.press('Tab');
    // Resolves once the app's additions are rendered.
    await page.locator('.offline-panel').waitFor({ state: 'attached' });
    await loadAppAndExtras(page);
    await waitForPaint(page);
    await page.keyboard.press('Shift+Tab');
    const stops = await countTabbable(page);
    const faults: unknown[] = [];
    const walk = async (key: 'Tab' | 'Shift+Tab', count: number) => {
      const places: (number | undefined)[] = [];
      while (places.length < count) {
        const stop = await moveFocus(page, key);
        places.push(stop?.place);
        if (!stop || stop.faults.length > 0) faults.push([key, stop?.html, stop?.faults]);
      }
      return places;
    };
    const there = await walk('Tab', stops);
    const back = await walk('Shift+Tab', stops - 1);
    expect(faults).toEqual([]);
    // Each stop once: a focus trap or a jump would miss some.
    expect(there).toEqual([...new Set(there)].toSorted((a = 0, b = 0) => a - b));
    expect(back).toEqual(there.slice(0, -1).reverse());
  });
});
