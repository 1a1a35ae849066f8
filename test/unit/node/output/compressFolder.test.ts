import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { compressedSize, compressFolder } from '../../../../src/node/output/compressFolder';
import { limitContentCache, readCached, saveCached } from '../../../../src/node/support/contentCache';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

const TEXT = 'words '.repeat(100);

/** Compresses a folder with one script. Returns what its two copies contain. */
async function compress(cache: string): Promise<string[]> {
  const folder = writeSite({ 'app.js': TEXT, 'small.txt': 'few', 'picture.png': TEXT });
  await compressFolder(folder, cache);
  expect(readdirSync(folder).sort()).toEqual(
    ['app.js', 'app.js.br', 'app.js.gz', 'picture.png', 'small.txt'].sort(),
  );
  const read = (name: string) => readFileSync(join(folder, name));
  return [brotliDecompressSync(read('app.js.br')), gunzipSync(read('app.js.gz'))].map(String);
}

test('text files get copies that decompress to their content, from an empty cache and from a filled one', async () => {
  const cache = writeSite({});
  expect(await compress(cache)).toEqual([TEXT, TEXT]);
  expect(readdirSync(cache)).toHaveLength(2);
  expect(await compress(cache)).toEqual([TEXT, TEXT]);
});

test.each([
  ['.br', brotliCompressSync, ['from the cache', TEXT]],
  ['.gz', gzipSync, [TEXT, 'from the cache']],
])('a cached %s copy is used', async (extension, compressText, expected) => {
  const cache = writeSite({});
  await compress(cache);
  const [name = ''] = readdirSync(cache).filter((file) => file.endsWith(extension));
  saveCached(compressText('from the cache'), join(cache, name));
  expect(await compress(cache)).toEqual(expected);
});

test('two builds of a large page share cached copies of all but its end, which names the build', async () => {
  const [noise, cache] = [randomBytes(40_000).toString('hex'), writeSite({})];
  const pages = ['/pages.1.js', '/pages.2.js 1a2b3c'].map(
    (build) => `${noise}<data id="_build" value="${build}">`,
  );
  for (const page of pages) {
    const folder = writeSite({ 'index.html': page });
    await compressFolder(folder, cache);
    const copy = (extension: string) => readFileSync(join(folder, `index.html${extension}`));
    expect(String(brotliDecompressSync(copy('.br')))).toBe(page);
    expect(String(gunzipSync(copy('.gz')))).toBe(page);
  }
  expect(readdirSync(cache)).toHaveLength(2);
});

test.each([
  ['a picture', 'picture.png', TEXT],
  ['text too short to compress', 'small.svg', 'few'],
  ['text', 'drawing.svg', TEXT],
])('the transfer size of %s is known before it is copied', async (_, name, text) => {
  const [folder, cache] = [writeSite({ [name]: text }), writeSite({})];
  const size = await compressedSize(join(folder, name), cache);
  await compressFolder(folder, cache);
  const [sent = ''] = readdirSync(folder)
    .sort()
    .reverse()
    .filter((file) => !file.endsWith('.gz'));
  expect(size).toBe(statSync(join(folder, sent)).size);
});

test.each([
  ['cut', (file: Buffer) => file.subarray(0, -3)],
  ['changed', (file: Buffer) => Buffer.from(file).fill(7, 40)],
  ['emptied', () => Buffer.of()],
])('a cached copy that was %s is ignored', async (_, damage) => {
  const cache = writeSite({});
  await compress(cache);
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    writeFileSync(path, damage(readFileSync(path)));
  }
  expect(await compress(cache)).toEqual([TEXT, TEXT]);
});

test('the pages of a small site get both copies', async () => {
  const [folder, cache] = [writeSite({ 'page.html': TEXT, 'page.md': TEXT }), writeSite({})];
  await compressFolder(folder, cache);
  const copies = ['page.html', 'page.md'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(readdirSync(folder).sort()).toEqual(copies);
});

test('the pages of a large site get one copy each, and their Markdown none', async () => {
  const files = { 'page.html': TEXT.repeat(20_000), 'page.md': TEXT, 'app.js': TEXT };
  const [folder, cache] = [writeSite(files), writeSite({})];
  await compressFolder(folder, cache);
  expect(readdirSync(folder).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'page.html',
    'page.html.br',
    'page.md',
  ]);
});

test('the cache keeps the files written or read last, up to its limit', () => {
  const cache = writeSite({});
  const path = (name: string) => join(cache, name);
  ['read', 'old', 'last'].forEach((name, index) => {
    saveCached(Buffer.from('1234'), path(name));
    utimesSync(path(name), index, index);
  });
  readCached(path('read'));
  limitContentCache(2 * statSync(path('last')).size, cache);
  expect(readdirSync(cache).sort()).toEqual(['last', 'read']);
});
