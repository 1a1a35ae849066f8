import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { RouteModel, Site } from '../../config/model';
import { SITEMAP_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';

/** Writes a file and the folders it needs. */
export function writeFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** sitemap.xml: the canonical address of every page but search. */
export async function createSitemap(site: Site, { routes }: RouteModel): Promise<string> {
  const stream = new SitemapStream({
    hostname: site.url,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  routes
    .filter(({ kind }) => kind !== 'search')
    .forEach(({ path }) => stream.write({ url: withBase(site.baseUrl, path) }));
  stream.end();
  return String(await streamToPromise(stream));
}

export function createRobots(site: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}${site.baseUrl}${SITEMAP_FILE}\n`;
}

/** Extensions of files worth compressing. */
const TEXT_FILES = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.md', '.webmanifest']);
/** Smaller files (bytes) gain almost nothing from compression. */
const MIN_COMPRESSED_BYTES = 200;

/** Writes a .br and a .gz copy of every text file without one, so that hosts don't need to compress. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  // zlib has its own threads, so starting all files at once uses every core.
  await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const text = readFileSync(path);
  if (text.length < MIN_COMPRESSED_BYTES) return;
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  const [br, gz] = await Promise.all([
    brotli(text, hint),
    gzip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
