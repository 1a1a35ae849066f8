import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '../../../../src/node/output/compressFolder';
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

test('a cached copy is used', async () => {
  const cache = writeSite({});
  await compress(cache);
  const [first = '', second = ''] = readdirSync(cache).sort();
  // Were the copies compressed again, the order would be right.
  const [br, gz] = [first, second].map((name) => readFileSync(join(cache, name)));
  writeFileSync(join(cache, first), gz!);
  writeFileSync(join(cache, second), br!);
  await expect(compress(cache)).rejects.toThrow();
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

test('the pages of a small site get both copies, which the cache leaves out', async () => {
  const [folder, cache] = [writeSite({ 'page.html': TEXT, 'page.md': TEXT }), writeSite({})];
  await compressFolder(folder, cache);
  const copies = ['page.html', 'page.md'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(readdirSync(folder).sort()).toEqual(copies);
  expect(readdirSync(cache)).toEqual([]);
});

test('the pages of a large site get one copy each, which the cache leaves out', async () => {
  const [folder, cache] = [writeSite({ 'page.html': TEXT.repeat(10_000), 'app.js': TEXT }), writeSite({})];
  await compressFolder(folder, cache);
  expect(readdirSync(folder).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'page.html',
    'page.html.br',
  ]);
  expect(readdirSync(cache)).toHaveLength(2);
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
