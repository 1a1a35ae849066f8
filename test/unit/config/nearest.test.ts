import { nearest } from '../../../src/config/nearest';

test.each<[word: string, candidates: string[], meant: string | undefined, because: string]>([
  ['titel', ['tagline', 'title', 'version'], 'title', 'two letters swapped'],
  ['Title', ['title'], 'title', 'another case'],
  ['/docs/overvew', ['/docs', '/docs/overview'], '/docs/overview', 'a letter left out'],
  ['drak', ['light', 'dark', 'system'], 'dark', 'a short word'],
  ['dark', ['dark', 'darker'], 'dark', 'the word itself'],
  ['error', ['ignore', 'warn', 'throw'], undefined, 'another word is no slip of the pen'],
  ['zzz', [], undefined, 'nothing to choose from'],
])('%s, among %j, means %s: %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
