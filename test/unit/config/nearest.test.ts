import { nearest } from '../../../src/config/nearest';

test.each<[word: string, candidates: string[], meant: string | undefined, because: string]>([
  ['titel', ['tagline', 'title', 'version'], 'title', 'two letters swapped'],
  ['Title', ['title'], 'title', 'another case'],
  ['/docs/overvew', ['/docs', '/docs/overview'], '/docs/overview', 'a missing letter'],
  ['drak', ['light', 'dark', 'system'], 'dark', 'a short word'],
  ['dark', ['dark', 'darker'], 'dark', 'an exact match'],
  ['error', ['ignore', 'warn', 'throw'], undefined, 'a different word is not a typo'],
  ['zzz', [], undefined, 'nothing to choose from'],
])('%s, among %j, suggests %s: %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
