/** @jest-environment jsdom */
import type { RouteModel, Site } from '../../../src/config/model';
import type { PageContent } from '../../../src/shared/page';
import { createSiteSearch } from '../../../src/search/siteSearch';

const RESULT = { path: '/a', anchor: '', titles: ['A'], matches: [] };
const PAGE: PageContent = { toc: [], html: '<p>The words of it.</p>', file: 'a.mdx' };

/** The search of a site that loads its only page with `loadPage`. */
const open = (loadPage: () => Promise<PageContent | undefined>) =>
  createSiteSearch({ search: {}, loading: { timeout: 1000 } } as Site, {} as RouteModel, {
    index: '/no-index.json',
    loadPage,
  });

test('the excerpt of a match is read once from its page', async () => {
  let loaded = 0;
  const { excerpt } = open(async () => (loaded++, PAGE));
  expect([await excerpt(RESULT), await excerpt(RESULT), loaded]).toEqual([
    'The words of it.',
    'The words of it.',
    1,
  ]);
});

test.each([
  ['quotes prose rather than code', 'undo', 'Call undo.'],
  ['quotes code for what the prose does not mention', 'redo', 'history.undo(); history.redo(); · Call undo.'],
  ['quotes prose if only the title matches', 'history-title', 'Call undo.'],
])('an excerpt %s', async (_, word, expected) => {
  const html = '<div class="code"><pre>history.undo(); history.redo();</pre></div><p>Call undo.</p>';
  const { excerpt } = open(async () => ({ ...PAGE, html }));
  expect(await excerpt({ ...RESULT, matches: [word] })).toBe(expected);
});

test.each([
  ['must not be fetched now', async () => undefined],
  ['fails to load', () => Promise.reject(new Error('no network'))],
])('a page that %s is requested again the next time', async (_, fail) => {
  const pages: (() => Promise<PageContent | undefined>)[] = [fail, async () => PAGE];
  const { excerpt } = open(() => pages.shift()!());
  expect(await excerpt(RESULT)).toBe('');
  expect(await excerpt(RESULT)).toBe('The words of it.');
});

test('a result that includes its excerpt needs no page', async () => {
  const { excerpt } = open(() => Promise.reject(new Error('no network')));
  expect(await excerpt({ ...RESULT, excerpt: 'given' })).toBe('given');
});
