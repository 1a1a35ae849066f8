import { isDirectory, isIndex, isSearchFile, isWordFile } from '../../../src/search/shapes';
import { packDirectory } from '../../../src/shared/search/shards';
import { packSections } from '../../../src/shared/search/searchIndex';

const SECTIONS = [{ path: '/a', anchor: '', titles: ['A'], text: 'some words' }];
const FILE = packSections(SECTIONS);
const { directory: DIRECTORY, wordFiles: WORDS } = packDirectory([SECTIONS]);

test('what the build writes has its shape', () => {
  expect([isSearchFile(FILE), isDirectory(DIRECTORY), WORDS.every(isWordFile)]).toEqual([true, true, true]);
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
])('%j is no index', (value) => {
  expect(isIndex(value)).toBe(false);
});

test.each([null, [], { word: 5 }])('%j is no file of words', (value) => {
  expect(isWordFile(value)).toBe(false);
});
