import { filesBetween, packShards, partAddress, unpackPostings } from '../../../../src/shared/search/shards';
import { packSections, type SearchIndex } from '../../../../src/shared/search/searchIndex';
import { wordsOf } from '../../../../src/shared/search/words';

const page = (path: string, ...texts: readonly string[]): SearchIndex =>
  packSections(
    texts.map((text, place) => ({
      path,
      anchor: place === 0 ? '' : `part${place}`,
      titles: place === 0 ? [`Title of ${path.slice(1)}`] : [`Title of ${path.slice(1)}`, `Part${place}`],
      text,
    })),
  );

/** The pages that contain a word, looked up as the browser does. */
function lookUp({ index, postingShards }: ReturnType<typeof packShards>, word: string): number[] {
  const files = filesBetween(index, word, word);
  return files.flatMap((file) => {
    const numbers = postingShards[file];
    return numbers && Object.hasOwn(numbers, word)
      ? unpackPostings(numbers[word] ?? []).map(({ page }) => page)
      : [];
  });
}

test('a site without pages has no words', () => {
  expect(packShards([])).toEqual({ index: { pages: [], firstWords: [] }, postingShards: [] });
});

test('stores the pages, and for each word the pages that contain it, once each', () => {
  const packed = packShards([
    page('/a', 'one two', 'two'),
    page('/b', 'two two', 'constructor'),
    page('/c', 'three', 'two setProp'),
  ]);
  expect(packed.index.pages).toEqual([
    ['/a', 'Title of a'],
    ['/b', 'Title of b'],
    ['/c', 'Title of c'],
  ]);
  expect(lookUp(packed, 'one')).toEqual([0]);
  expect(lookUp(packed, 'two')).toEqual([0, 1, 2]);
  expect(lookUp(packed, 'three')).toEqual([2]);
  expect(lookUp(packed, 'setprop')).toEqual([2]);
  expect(lookUp(packed, 'title')).toEqual([0, 1, 2]);
  expect(lookUp(packed, 'part1')).toEqual([0, 1, 2]);
  expect(lookUp(packed, 'constructor')).toEqual([1]);
  expect(lookUp(packed, 'four')).toEqual([]);
});

describe('the shards of a large site', () => {
  // Digits first, because objects iterate numeric keys in their own order.
  const words = Array.from({ length: 12_000 }, (_, number) => `${(number * 7) % 12_000}`).concat(
    Array.from({ length: 12_000 }, (_, number) => `w${number}`),
  );
  const packed = packShards([page('/a', words.join(' ')), page('/b', words.slice(0, 6000).join(' '))]);
  const { index, postingShards } = packed;

  test('list no more pages per file than fit', () => {
    expect(postingShards.length).toBeGreaterThan(2);
    for (const file of postingShards) {
      expect(Object.values(file).flat().length).toBeLessThanOrEqual(8000);
    }
  });

  test('are in alphabetical order, and the directory has the first word of each', () => {
    const sorted = postingShards.map((file) => Object.keys(file).sort());
    expect(index.firstWords).toEqual(sorted.map(([first]) => first));
    expect(sorted.flat()).toEqual(sorted.flat().sort());
  });

  test('contain each word in the file where it is looked up', () => {
    const all = new Set(wordsOf(words.join(' ')));
    const lost = [...all].filter((word) => {
      const files = filesBetween(index, word, word);
      return files.length !== 1 || !Object.hasOwn(postingShards[files[0]!]!, word);
    });
    expect(lost).toEqual([]);
    expect(lookUp(packed, words[0]!)).toEqual([0, 1]);
    expect(lookUp(packed, 'w11999')).toEqual([0]);
  });
});

test('a word on more pages than a file may list still has a file', () => {
  const pages = Array.from({ length: 8001 }, (_, number) =>
    packSections([{ path: `/${number}`, anchor: '', titles: ['b'], text: number === 0 ? 'a c' : '' }]),
  );
  const packed = packShards(pages);
  expect(packed.index.firstWords).toEqual(['a', 'b', 'c']);
  expect(lookUp(packed, 'b')).toHaveLength(8001);
  expect(lookUp(packed, 'c')).toEqual([0]);
});

test.each([
  ['a', 'a', []],
  ['b', 'b', [0]],
  ['ba', 'bz', [0]],
  ['f', 'f', [1]],
  ['a', 'f', [0, 1]],
  ['e', 'g', [0, 1]],
  ['g', 'n', [1, 2]],
  ['m', 'm', [2]],
  ['z', 'z', [2]],
  ['a', 'z', [0, 1, 2]],
  ['z', 'z\uffff', [2]],
])('words from %s to %s are in the files %j', (from, to, files) => {
  expect(filesBetween({ pages: [], firstWords: ['b', 'f', 'm'] }, from, to)).toEqual(files);
});

test('no files contain no words', () => {
  expect(filesBetween({ pages: [], firstWords: [] }, 'a', 'z')).toEqual([]);
});

test('postings are pages with a title flag', () => {
  expect(unpackPostings([])).toEqual([]);
  expect(unpackPostings([0, 3, 2, 20])).toEqual([
    { page: 0, isInTitle: false },
    { page: 1, isInTitle: true },
    { page: 2, isInTitle: true },
    { page: 12, isInTitle: true },
  ]);
});

test('a word stores whether a title of the page or of a section contains it', () => {
  const { postingShards } = packShards([page('/a', 'part1', 'a'), page('/b', 'part1 title')]);
  const placesOf = (word: string) => unpackPostings(postingShards[0]?.[word] ?? []);
  expect(placesOf('part1')).toEqual([
    { page: 0, isInTitle: true },
    { page: 1, isInTitle: false },
  ]);
  expect(placesOf('title').map(({ isInTitle }) => isInTitle)).toEqual([true, true]);
});

test.each([
  ['/assets/search.1a2b3c4d.json', 'words', 3, '/assets/search.1a2b3c4d/words-3.json'],
  ['/sub/assets/search.1a2b3c4d.json', 'page', 0, '/sub/assets/search.1a2b3c4d/page-0.json'],
  ['/site.json/search.json', 'page', 12, '/site.json/search/page-12.json'],
] as const)('a file of %s (%s %d) has the address %s', (address, kind, number, expected) => {
  expect(partAddress(address, kind, number)).toBe(expected);
});
