import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { contentCache, readCached, saveCached } from '../support/contentCache';

/** Extensions of files worth compressing. */
const TEXT_FILES = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest']);
/** Brotli quality of what every visitor fetches. */
const BEST_QUALITY = 11;
/** For files of one page, and for what browsers don't fetch to show a page. Takes 2 ms for 60 kB of HTML. */
const FAST_QUALITY = 7;
/**
 * The quality for the HTML of pages from this size (bytes). All HTML is compressed after each edit, because each page names
 * the build. Quality 10 takes 30 ms for 5 % less, and 11 takes 80 ms for 7 % less: worth it only for pages whose first view
 * would exceed 20 kB.
 */
const HTML_QUALITIES: readonly (readonly [bytes: number, quality: number])[] = [
  [76_000, BEST_QUALITY],
  [64_000, 10],
];
/** Pages up to this size in all (bytes) get the best quality. */
const MAX_SLOW_BYTES = 5_000_000;
/** Part of the name of a cached file, because another Node or another version of this file may compress differently. */
const ENCODER = createHash('sha256')
  .update(process.version)
  .update(readFileSync(import.meta.filename))
  .digest();
/** Smaller files (bytes) gain almost nothing from compression. */
const MIN_COMPRESSED_BYTES = 200;

/**
 * Writes a .br and a .gz copy of every text file without one, so that hosts don't need to compress. On a large site, files
 * of one page get no .gz copy, which only clients without HTTPS or of another kind than browsers ask for. `cache`: the
 * folder of earlier copies, because compression takes more time than all else of a small edit.
 */
export async function compressFolder(folder: string, cache = contentCache()): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  const pages = files.filter(isOfOnePage);
  const isLarge = pages.reduce((total, file) => total + statSync(file).size, 0) > MAX_SLOW_BYTES;
  const compress = (file: string) => {
    if (isLarge && isOfOnePage(file)) return writeCopies(file, FAST_QUALITY, ['.br']);
    const quality = qualityFor(file);
    return writeCopies(file, quality, SUFFIXES, quality === FAST_QUALITY ? undefined : cache);
  };
  // zlib has its own threads. A few files at a time, because each takes several MB while it is compressed.
  const queue = files.values();
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of queue) await compress(file);
    }),
  );
}

/** Whether only readers of one page fetch a file: its HTML, its Markdown copy, its script, or a part of the index. */
const isOfOnePage = (file: string) => /\.(?:html|md)$|page~[^\\/]*\.js$|search\.\w+[\\/]/.test(file);

function qualityFor(file: string): number {
  const isHtml = file.endsWith('.html');
  const [, quality] = (isHtml && HTML_QUALITIES.find(([bytes]) => statSync(file).size >= bytes)) || [];
  if (quality !== undefined) return quality;
  return isOfOnePage(file) || /\.(?:md|txt)$/.test(file) ? FAST_QUALITY : BEST_QUALITY;
}

/** Without `cache` for what takes no longer to compress than to read. */
async function writeCopies(
  path: string,
  quality: number,
  suffixes: readonly Suffix[] = SUFFIXES,
  cache?: string,
): Promise<void> {
  const text = readFileSync(path);
  if (text.length < MIN_COMPRESSED_BYTES) return;
  const name = `${createHash('sha256').update(ENCODER).update(text).digest('hex')}.${quality}`;
  const write = async (suffix: Suffix) => {
    const encode = () => ENCODERS[suffix](text, quality);
    const cached = cache === undefined ? undefined : join(cache, name + suffix);
    const copy =
      cached === undefined ? await encode() : (readCached(cached) ?? saveCached(await encode(), cached));
    writeFileSync(path + suffix, copy);
  };
  await Promise.all(suffixes.map(write));
}

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

type Suffix = '.br' | '.gz';
const SUFFIXES: readonly Suffix[] = ['.br', '.gz'];

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

const ENCODERS: Readonly<Record<Suffix, (text: Buffer, quality: number) => Promise<Buffer>>> = {
  '.br': (text, quality) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
      },
    }),
  '.gz': (text) => gzip(text, { level: constants.Z_BEST_COMPRESSION }),
};
