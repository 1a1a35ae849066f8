import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage } from './browser';
import {
  ATTACK,
  OTHER,
  START,
  chooseTwo,
  enterQuery,
  openSearch,
  readHits,
  searchField,
  searchWindow,
  storedHits,
} from './searchWindow';
import { browser, host, visit, withSite } from './session';
import { expectSoon } from './until';
import { address, isHacked } from './visit';

// Recent and pinned results in the search window.

withSite('site');

const { site } = loadConfig(SITES.site.root);

/** Recent or pinned results, as the search window stores them. */
const stored = (page: Page, kind: 'RECENT' | 'FAVORITE') =>
  page.evaluate((name) => localStorage.getItem(name), `__DOCSEARCH_${kind}_SEARCHES__${site.title}`);

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

  fullTest('show the name of their group, which other results are listed below', async () => {
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
