import type { Page } from 'playwright-core';
import { COLOR_MODE_KEY } from '../../src/shared/dom';
import { cover, fullTest } from '../cover';
import { findViolations } from './axe';
import { openPage } from './browser';
import { START, chooseTwo, enterQuery, openSearch, searchWindow, waitForExcerpts } from './searchWindow';
import { browser, host, visit, withSite } from './session';
import { expectSoon } from './until';

// The search window and page for people who see them differently: axe, forced colours, alignment.

withSite('site');

describe('axe finds no violations', () => {
  /** Axe takes seconds on a page, so `npm test` looks at one state of the window. */
  const LOOKED_AT: readonly string[] = cover(['empty', 'results', 'chosen', 'none', 'stored'], ['stored']);
  const violations = (page: Page, state = 'chosen') =>
    LOOKED_AT.includes(state) ? findViolations(page) : Promise.resolve([]);

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

fullTest.each(['light', 'dark'] as const)(
  'the search page keeps matches visible in forced colours in %s mode',
  async (mode) => {
    const { page } = await openPage(browser, { forcedColors: 'active', colorScheme: mode });
    await page.goto(`${host.origin}/search?q=drag`);
    await page.locator('main .excerpt mark').first().waitFor();
    expect(await hiddenMarks(page, 'main mark')).toEqual([]);
  },
);

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
