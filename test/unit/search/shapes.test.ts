import { isShardIndex, isIndex, isSearchIndex, isPostingShard } from '../../../src/search/shapes';
import { packShards } from '../../../src/shared/search/shards';
import { packSections } from '../../../src/shared/search/searchIndex';

const SECTIONS = [{ path: '/a', anchor: '', titles: ['A'], text: 'some words' }];
const FILE = packSections(SECTIONS);
const { index: DIRECTORY, postingShards: WORDS } = packShards([FILE]);

test('files written by the build are valid', () => {
  expect([isSearchIndex(FILE), isShardIndex(DIRECTORY), WORDS.every(isPostingShard)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isIndex(FILE), isIndex(DIRECTORY)]).toEqual([true, true]);
});

test.each([
  null,
  'text',
  [],
  { hello: 1 },
  { words: 'a b' },
  { words: 5, pages: [] },
  { words: 'a b', pages: [5] },
  { firstWords: 'a', pages: [] },
])('%j is not a valid index', (value) => {
  expect(isIndex(value)).toBe(false);
});

test.each([null, [], { word: 5 }])('%j is not a valid shard', (value) => {
  expect(isPostingShard(value)).toBe(false);
});
