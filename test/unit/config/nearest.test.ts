import { nearest, quoteNearest } from '../../../src/config/nearest';

test.each<[word: string, candidates: string[], meant: string | undefined, because: string]>([
  ['titel', ['tagline', 'title', 'version'], 'title', 'two letters swapped'],
  ['Title', ['title'], 'title', 'another case'],
  ['/docs/overvew', ['/docs', '/docs/overview'], '/docs/overview', 'a missing letter'],
  ['drak', ['light', 'dark', 'system'], 'dark', 'a short word'],
  ['dark', ['dark', 'darker'], 'dark', 'an exact match'],
  ['error', ['ignore', 'warn', 'throw'], undefined, 'a different word is not a typo'],
  ['/a', ['from', 'to', 'drop'], undefined, 'two letters are similar to any two'],
  ['/b', ['/'], undefined, 'one letter, and none'],
  ['docs/four.mdx', ['docs/home.mdx'], undefined, 'a folder and an extension don’t count'],
  ['docs/suport.mdx', ['docs/support.mdx'], 'docs/support.mdx', 'a typo below a folder'],
  ['doc/one', ['docs/one'], 'docs/one', 'a typo in the folder'],
  ['/docs/one.html', ['/docs/two', '/docs/one'], '/docs/one', 'another extension'],
  ['zzz', [], undefined, 'nothing to choose from'],
])('%s, among %j, suggests %s: %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test.each([
  ['docs/u\u0308ber.mdx', 'docs/über.mdx', '"docs/über.mdx", without U+0308'],
  ['docs/über.mdx', 'docs/u\u0308ber.mdx', '"docs/u\u0308ber.mdx", with U+0308'],
  ['/docs/ok\u200B', '/docs/ok', '"/docs/ok", without U+200B'],
  ['/docs/uber', '/docs/über', '"/docs/über"'],
])('%j suggests %j, and says what they differ in if they look the same', (word, candidate, expected) => {
  expect(quoteNearest(word, [candidate])).toBe(expected);
});
