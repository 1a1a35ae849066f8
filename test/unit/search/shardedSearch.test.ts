import { brotliCompressSync, constants } from 'node:zlib';
import { packShards } from '../../../src/shared/search/shards';
import { createShardedSearch } from '../../../src/search/shardedSearch';
import { packSections } from '../../../src/shared/search/searchIndex';
import { createLargeSite, titleWord } from '../../search/largeSite';

const PAGES = 1000;
/** Compressed bytes that a first query may fetch. */
const MAX_BYTES = 300_000;
/** More bytes than the build's 11, in a fraction of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const site = createLargeSite(PAGES);
const packed = site.map((sections) => packSections(sections));
const { index, postingShards } = packShards(packed);

/** A search that records the compressed bytes it fetches, including the directory. */
function open() {
  const files = new Map([['directory', JSON.stringify(index)]]);
  const search = createShardedSearch(index, {
    words: async (number) => {
      files.set(`words ${number}`, JSON.stringify(postingShards[number]));
      return postingShards[number] ?? {};
    },
    page: async (number) => {
      const file = packed[number] ?? packSections([]);
      files.set(`page ${number}`, JSON.stringify(file));
      return file;
    },
  });
  const bytes = () =>
    [...files.values()].reduce((sum, text) => sum + brotliCompressSync(text, QUALITY).length, 0);
  return { search, bytes, files };
}

test.each([
  ['a title', (page: number) => site[page]?.[0]?.titles[0] ?? ''],
  ['a word of a single title', titleWord],
  ['its prefix', (page: number) => titleWord(page).slice(0, -1)],
])('%s ranks its page first and fetches a small part of a thousand pages', async (_, ask) => {
  for (const page of [3, 77, 412, 998]) {
    const { search, bytes } = open();
    const query = ask(page);
    const [first] = await search(query, 10);
    const fits = site.flatMap(([own]) => (own?.titles[0]?.startsWith(query) ? [own.path] : []));
    expect(fits.concat(`/docs/page-${page}`)).toContain(first?.path);
    expect(bytes()).toBeLessThan(MAX_BYTES);
  }
});

test('a word with two letters swapped is corrected', async () => {
  const { search, bytes } = open();
  const word = titleWord(412);
  const misspelt = `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;
  const [first] = await search(misspelt, 10);
  expect(first?.path).toBe('/docs/page-412');
  expect(bytes()).toBeLessThan(MAX_BYTES);
});

test('several frequent words fetch no more than that', async () => {
  const { search, bytes } = open();
  const words = [...new Set((site[0]?.[0]?.text ?? '').split(' '))].slice(0, 6);
  const found = await search(words.join(' '), 10);
  expect(found).toHaveLength(10);
  expect(bytes()).toBeLessThan(MAX_BYTES);
});

test('an unknown word finds nothing', async () => {
  expect(await open().search('qqqqqqqq', 10)).toEqual([]);
});

test('the same query again fetches nothing', async () => {
  const { search, files } = open();
  await search(titleWord(5), 10);
  const count = files.size;
  await search(titleWord(5), 10);
  expect(files.size).toBe(count);
});

/** Searches pages of these sections, the first of each the page's own. */
function openPages(pages: readonly (readonly (readonly [title: string, text: string])[])[]) {
  const indexes = pages.map((page, number) =>
    packSections(
      page.map(([title, text], place) => ({
        path: `/${number}`,
        anchor: place === 0 ? '' : `part-${place}`,
        titles: place === 0 ? [title] : [page[0]?.[0] ?? '', title],
        text,
      })),
    ),
  );
  const packed = packShards(indexes);
  const search = createShardedSearch(packed.index, {
    words: async (number) => packed.postingShards[number] ?? {},
    page: async (number) => indexes[number] ?? packSections([]),
  });
  return async (query: string) => (await search(query, 10)).map(({ path }) => path);
}

test.each([
  ['saving', 'save'],
  ['save', 'saving'],
  ['copies', 'copy'],
  ['resized files', 'resizing'],
])('%s finds a page that contains only %s', async (query, word) => {
  const search = openPages([[['Other', 'another text']], [['Title', word]], [['Files', 'of all kinds']]]);
  expect(await search(query)).toContain('/1');
});

test('an unknown compound name is split into its parts', async () => {
  const search = openPages([[['Other', 'node']], [['Delete', 'what deletes a node']]]);
  expect((await search('deleteNode'))[0]).toBe('/1');
  expect(await search('qqqqQqqq')).toEqual([]);
});

test('a page whose section title matches is fetched, even if many others contain the word', async () => {
  const pages = Array.from({ length: 40 }, (): [string, string][] => [['Title', 'resolver']]);
  const search = openPages([
    ...pages,
    [
      ['Last', 'text'],
      ['Resolver', 'text'],
    ],
  ]);
  expect((await search('resolver'))[0]).toBe('/40');
});

test('rare forms of a word aren’t worth more than the word in a section title', async () => {
  const frequent = Array.from({ length: 40 }, (): [string, string][] => [['Title', 'resolver']]);
  const forms = ['resolves', 'resolved', 'resolving'];
  const rare = Array.from({ length: 18 }, (_, page): [string, string][] => [
    ['Title', forms[page % 3] ?? ''],
  ]);
  const search = openPages([
    ...frequent,
    ...rare,
    [
      ['Last', 'text'],
      ['Resolver', 'text'],
    ],
  ]);
  expect((await search('resolver'))[0]).toBe('/58');
});
