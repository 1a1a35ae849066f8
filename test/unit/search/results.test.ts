import { describeCount, hrefOf, MOST_RESULTS } from '../../../src/search/results';
import { resultsHref } from '../../../src/search/resultsHref';

test.each([
  ['/docs', '', '/', '/docs'],
  ['/docs', 'set-prop', '/', '/docs#set-prop'],
  ['/docs', 'set-prop', '/sub/', '/sub/docs#set-prop'],
  ['/', '', '/sub/', '/sub/'],
  ['/docs', 'café & "more"', '/', '/docs#caf%C3%A9%20%26%20%22more%22'],
])('a result at %j # %j under %j links to %s', (path, anchor, baseUrl, href) => {
  expect(hrefOf({ path, anchor }, baseUrl)).toBe(href);
});

test.each([
  ['undo redo', '/sub/search?q=undo+redo'],
  ['', '/sub/search'],
])('%i results of %i are described as such', (query, href) => {
  expect(resultsHref('/sub/search', query)).toBe(href);
});

test.each([
  [1, 1, '1 result for “undo”'],
  [3, 3, '3 results for “undo”'],
  [8, 12, 'Top 8 results for “undo”'],
  [MOST_RESULTS, MOST_RESULTS, `Top ${MOST_RESULTS} results for “undo”`],
])('%i results shown of %i that were found are described so', (shown, found, text) => {
  expect(describeCount(shown, found, ' undo ')).toBe(text);
});
