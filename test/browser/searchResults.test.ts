import { MOST_RESULTS } from '../../src/search/results';
import { cover, fullTest } from '../cover';
import { loadApp, openPage } from './browser';
import { emulateConnection } from './emulate';
import {
  ATTACK,
  START,
  enterQuery,
  openSearch,
  readHits,
  searchStatus,
  searchWindow,
  waitForExcerpts,
} from './searchWindow';
import { browser, host, visit, withSite } from './session';
import { isHacked, isMarked, markDocument, waitForHeading } from './visit';

// What the search window shows for a query.

withSite('site');

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
      const best = (all: boolean) => (all ? '' : 'Top ');
      const isAll = shown === found && found < MOST_RESULTS;
      expect(inWindow).toBe(`${best(isAll)}${shown} results for “${query}”`);
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

fullTest('quotes the prose of a section rather than its table', async () => {
  const { page } = await visit(START);
  await openSearch(page);
  await enterQuery(page, 'saving throws');
  await waitForExcerpts(page);
  const hit = (await readHits(page)).find(({ href }) => href?.endsWith('#what-props-survive'));
  const cells = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.querySelectorAll('#what-props-survive ~ .table td')].map(
      (cell) => cell.textContent ?? '',
    );
  }, '/docs/concepts/serializing');
  expect(cells.some((cell) => cell.includes('saving throws'))).toBe(true);
  expect(cells.filter((cell) => cell !== '' && hit?.excerpt.split(' · ').includes(cell))).toEqual([]);
  expect(hit?.excerpt).toContain('saving');
});

fullTest('shows results without excerpts, and fetches no page for them, on 2g with data saver', async () => {
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
