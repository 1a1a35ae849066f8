import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliOptions,
  constants,
  gzip as gzipCallback,
  type ZlibOptions,
} from 'node:zlib';
import { BUILD_ID } from '../../shared/dom';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { appendToBrotli } from './appendToBrotli';
import { appendToGzip } from './appendToGzip';

/** Extensions of files worth compressing. */
const TEXT_FILES = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest']);
/** Brotli quality of what every visitor fetches. */
const BEST_QUALITY = 11;
/** For the files of search, which load in the background. Takes a third of the time, for 1.5 % more bytes. */
const SEARCH_QUALITY = 10;
/** For files of one page, and for what browsers don't fetch to show a page. Takes 2 ms for 60 kB of HTML. */
const FAST_QUALITY = 7;
/**
 * The transfer size (bytes) that HTML should have: 5 % below the 20 kB of a first view, less a small picture, and less its
 * end, which isn't compressed. Larger HTML is compressed with the next quality of its list. Quality 10 takes 30 ms for 5 %
 * less, and 11 takes 80 ms for 7 % less.
 */
const HTML_BYTES = 18_000;
const HTML_QUALITIES = [FAST_QUALITY, 10, BEST_QUALITY] as const;
/** A site is large if the files of its pages exceed this size in all (bytes). */
const MAX_SMALL_BYTES = 10_000_000;
/** Part of the name of a cached file, because another Node or another version of this file may compress differently. */
const ENCODER = createHash('sha256')
  .update(process.version)
  .update(readFileSync(import.meta.filename))
  .digest();
/** Smaller files (bytes) gain almost nothing from compression. */
const MIN_COMPRESSED_BYTES = 200;

/**
 * Writes a .br and a .gz copy of every text file without one, so that hosts don't need to compress. On a large site, files
 * of one page get no .gz copy, which only clients without HTTPS or of another kind than browsers ask for, and its Markdown,
 * which few clients fetch, gets none. `cache`: the folder of earlier copies, because compression takes more time than all
 * else of a small edit.
 */
export async function compressFolder(folder: string, cache = contentCache()): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  const pages = files.filter(isOfOnePage);
  const isLarge = pages.reduce((total, file) => total + statSync(file).size, 0) > MAX_SMALL_BYTES;
  const writeCopiesOf = (file: string) => {
    if (!isLarge || !isOfOnePage(file)) return writeCopies(file, SUFFIXES, cache);
    return writeCopies(file, file.endsWith('.md') ? [] : ['.br'], cache);
  };
  // zlib has its own threads. A few files at a time, because each takes several MB while it is compressed.
  const queue = files.values();
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of queue) await writeCopiesOf(file);
    }),
  );
}

/** Whether only readers of one page fetch a file: its HTML, its Markdown copy, its script, or a part of the index. */
const isOfOnePage = (file: string) => /\.(?:html|md)$|page~[^\\/]*\.js$|search\.\w+[\\/]/.test(file);

/** The qualities to try for a file. */
function qualitiesFor(file: string): readonly number[] {
  if (file.endsWith('.html')) return HTML_QUALITIES;
  if (isOfOnePage(file) || file.endsWith('.txt')) return [FAST_QUALITY];
  return [/[\\/]search[\w-]*\.\w+\.(?:js|css|json)$/.test(file) ? SEARCH_QUALITY : BEST_QUALITY];
}

/** Transfer size (bytes) that a file will have once `compressFolder` has run on its folder. */
export async function compressedSize(file: string, cache = contentCache()): Promise<number> {
  const text = readFileSync(file);
  const isCompressed = TEXT_FILES.has(extname(file)) && text.length >= MIN_COMPRESSED_BYTES;
  return isCompressed ? (await brotliCopy(text, qualitiesFor(file), cache)).length : text.length;
}

async function writeCopies(path: string, suffixes: readonly Suffix[], cache: string): Promise<void> {
  const text = readFileSync(path);
  if (text.length < MIN_COMPRESSED_BYTES) return;
  const write = async (suffix: Suffix) => {
    const copy = suffix === '.br' ? brotliCopy(text, qualitiesFor(path), cache) : gzipCopy(text, cache);
    writeFileSync(path + suffix, await copy);
  };
  await Promise.all(suffixes.map(write));
}

type Suffix = '.br' | '.gz';
const SUFFIXES: readonly Suffix[] = ['.br', '.gz'];

/** The end of an HTML file, which changes in each build. The copies of what precedes it are cached. */
const HTML_END = `<data id="${BUILD_ID}"`;

/** Divides a file into the part to compress and the end to append to its copy, which is undefined for other files than HTML. */
function splitEnd(text: Buffer): { part: Buffer; end?: Buffer } {
  const at = text.lastIndexOf(HTML_END);
  return at < 0 ? { part: text } : { part: text.subarray(0, at), end: text.subarray(at) };
}

/** Reads the copy of a part from the cache, or compresses the part. `name`: how, as the extension of the cached file. */
async function cachedCopy(
  part: Buffer,
  name: string,
  cache: string,
  compressPart: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(ENCODER).update(part).digest('hex');
  const cached = join(cache, `${hash}.${name}`);
  return readCached(cached) ?? saveCached(await compressPart(), cached);
}

async function brotliCopy(text: Buffer, qualities: readonly number[], cache: string): Promise<Buffer> {
  const { part, end } = splitEnd(text);
  const finishFlush = end ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH;
  const name = `${qualities.join('-')}.br`;
  const copy = await cachedCopy(part, name, cache, () => compress(part, qualities, finishFlush));
  return end ? appendToBrotli(copy, end) : copy;
}

async function gzipCopy(text: Buffer, cache: string): Promise<Buffer> {
  const { part, end } = splitEnd(text);
  const finishFlush = end ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  const level = constants.Z_BEST_COMPRESSION;
  const copy = await cachedCopy(part, 'gz', cache, () => gzip(part, { level, finishFlush }));
  return end ? appendToGzip(copy, text, end) : copy;
}

const gzip = promisify<Buffer, ZlibOptions, Buffer>(gzipCallback);

/** With the first quality that makes the copy small enough for HTML, or the last one. */
async function compress(
  text: Buffer,
  [quality = BEST_QUALITY, ...better]: readonly number[],
  finishFlush: number,
): Promise<Buffer> {
  const copy = await brotli(text, { ...brotliOptions(text, quality), finishFlush });
  return copy.length <= HTML_BYTES || better.length === 0 ? copy : compress(text, better, finishFlush);
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

const MIN_WINDOW_BITS = 16;
/** A window of n bits holds this many bytes less than 2 ** n (RFC 7932, section 9.1). */
const WINDOW_OVERHEAD = 16;

/**
 * The smallest window that holds a text of this length (bytes). With the default one, quality 7 takes 2 to 5 times as long
 * for the same size, because the encoder prepares more memory.
 */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_OVERHEAD));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(MIN_WINDOW_BITS, bits));
}

const brotliOptions = ({ length }: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(length),
  },
});
