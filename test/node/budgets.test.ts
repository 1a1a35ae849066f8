import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadConfig } from '../../src/config/load';
import { htmlFile } from '../../src/shared/url';
import { SITES } from '../paths';
import { readManifest } from '../readManifest';

/** Bytes after Brotli, 5 % above the measured size of each part. Raise a budget only with a reason in the commit. */
const BUDGETS = {
  'boot script (inline)': 4_510,
  'styles of a doc page (inline)': 6_810,
  'runtime script': 1_810,
  'structure of the site': 4_550,
  'react script': 59_000,
  'app script': 20_730,
  'scripts of a kind of page': 4_050,
  'React and the app in all': 88_880,
  'HTML of the largest page': 20_000,
} as const;
type Part = keyof typeof BUDGETS;

const { root, out } = SITES.site;
const { routes } = loadConfig(root).routes;
const compressed = (text: string) => brotliCompressSync(text).length;
/** The five largest of the build's own copies, because compressing every page again takes 10 s. */
const copySize = (file: string) => statSync(join(out, `${file}.br`)).size;
const pages = routes
  .map(({ path }) => ({ path, file: htmlFile(path) }))
  .toSorted((one, other) => copySize(other.file) - copySize(one.file))
  .slice(0, 5)
  .map(({ path, file }) => {
    const html = readFileSync(join(out, file), 'utf8');
    return { path, html, bytes: compressed(html) };
  });
const largest = pages.reduce((one, other) => (one.bytes > other.bytes ? one : other));

function appFiles(html: string): readonly string[] {
  return readManifest(html).app;
}
const sizeOf = (address: string) => compressed(readFileSync(join(out, address), 'utf8'));
const filesNamed = (name: string) =>
  appFiles(largest.html).filter((address) => address.includes(`/${name}.`));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const inline = (pattern: RegExp) =>
  // Compressed together, as they are sent, so what two sheets share counts once.
  compressed([...largest.html.matchAll(pattern)].map(([, text = '']) => text).join(''));

const SIZES: Readonly<Record<Part, () => number>> = {
  'boot script (inline)': () => inline(/<script>([\s\S]*?)<\/script>/g),
  'styles of a doc page (inline)': () => inline(/<style[^>]*>([\s\S]*?)<\/style>/g),
  'runtime script': () => sum(filesNamed('runtime').map(sizeOf)),
  'structure of the site': () => sum(filesNamed('pages').map(sizeOf)),
  'react script': () => sum(filesNamed('react').map(sizeOf)),
  'app script': () => sum(filesNamed('app').map(sizeOf)),
  'scripts of a kind of page': () =>
    sum(
      appFiles(largest.html)
        .filter((address) => /\/(layout-|shared\.)/.test(address))
        .map(sizeOf),
    ),
  'React and the app in all': () => sum(appFiles(largest.html).map(sizeOf)),
  'HTML of the largest page': () => compressed(largest.html),
};

test.each(Object.entries(BUDGETS))('the %s is at most %i bytes', (part, budget) => {
  const size = SIZES[part as Part]();
  expect(size).toBeGreaterThan(0);
  if (size > budget)
    throw new Error(`the ${part} grew to ${size} bytes, ${size - budget} over its budget (${largest.path})`);
});

test('the first view lists only the pages it links to, not all chunks or texts', () => {
  const hashes = readdirSync(join(out, 'assets')).flatMap(
    (file) => /^page~.*\.(\w+)\.js$/.exec(file)?.[1] ?? [],
  );
  const links = new Set([...largest.html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href]) => href));
  const named = hashes.filter((hash) => largest.html.includes(hash));
  expect(hashes.length).toBeGreaterThan(20);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(links.size);
});

// The fallback would ignore a dark code block.
test('light-dark() is not compiled away', () => {
  expect([largest.html.includes('light-dark('), largest.html.includes('--lightningcss')]).toEqual([
    true,
    false,
  ]);
});

test('every text file has compressed copies beside it', () => {
  const file = join(out, htmlFile(largest.path));
  expect(['.br', '.gz'].map((ending) => existsSync(file + ending))).toEqual([true, true]);
});
