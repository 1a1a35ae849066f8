import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSearchIndex } from '../../../../src/node/search/writeIndex';
import { packSections } from '../../../../src/shared/search/searchIndex';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

/** Writes the index of pages with this many words. */
function write(pages: number, words: number) {
  const out = writeSite({});
  const text = Array.from({ length: words }, (_, word) => `w${word}`).join(' ');
  const indexes = Array.from({ length: pages }, (_, page) => {
    const path = `/page-${page}`;
    return JSON.stringify(packSections([{ path, anchor: '', titles: [path], text }]));
  });
  const address = writeSearchIndex({ baseUrl: '/sub/' }, indexes, out);
  const assets = join(out, 'assets');
  const files = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const read = (name: string) => readFileSync(join(assets, name), 'utf8');
  return { address, names: files.map(({ name }) => name).sort(), read };
}

const hashOf = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('')).digest('hex').slice(0, 8);

test('a small site has one index file, named by its hash', () => {
  const { address, names, read } = write(2, 10);
  expect(names).toHaveLength(1);
  expect(names[0]).toBe(`search.${hashOf(read(names[0]!))}.json`);
  expect(address).toBe(`/sub/assets/${names[0]}`);
});

test('a large site has shards whose shared name changes with each of them', () => {
  const { address, names, read } = write(3, 20_000);
  const hash = /search\.(\w+)\.json$/.exec(address)?.[1] ?? '';
  const words = names.filter((name) => name.startsWith('words-'));
  const parts = [...words.keys()]
    .map((number) => `words-${number}.json`)
    .concat([0, 1, 2].map((number) => `page-${number}.json`));
  expect(words.length).toBeGreaterThan(1);
  expect(names).toEqual([...parts, `search.${hash}.json`].sort());
  const texts = [`search.${hash}.json`, ...parts.map((name) => `search.${hash}/${name}`)].map(read);
  expect(hash).toBe(hashOf(...texts));
});
