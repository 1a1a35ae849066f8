import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config/load';
import type { Site } from '../config/model';
import { decode, withBase } from '../routes/url';
import { type MediaFile, pageAddress, type SiteFiles } from '../runtime/pageFiles';
import type { Assets } from './assets';
import { writeFile } from './outputs';
import { sha256 } from './sha256';

/** Images up to this size (bytes) are cached with their page; larger ones once they were viewed. */
const SMALL = 8000;
const MEDIA = /\.(svg|png|jpe?g|gif|webp|avif|ico|mp4|webm)$/;

/** Everything a visitor may save for reading offline. `out` is the output folder, its assets compressed already. */
export function describeSiteFiles(
  { root, site, routes }: Config,
  assets: Assets,
  index: string,
  out: string,
): SiteFiles {
  const pages = routes.routes.flatMap(({ path, file }) => {
    if (file === undefined) return [];
    const hash = hashInName(assets.page(path).scripts, pageAddress(site.baseUrl, path, ''));
    const script = fileAt(out, site.baseUrl, pageAddress(site.baseUrl, path, hash));
    return [[path, [hash, sentBytes(script), sha256(script, 'base64')]] as const];
  });
  const search = [index, ...assets.search].map((address) => {
    const file = fileAt(out, site.baseUrl, address);
    return [address, [sentBytes(file), sha256(file, 'base64')]] as const;
  });
  return {
    pages: Object.fromEntries(pages),
    media: describeMedia(join(root, 'static'), site),
    search: { index, files: Object.fromEntries(search) },
  };
}

/** Images and videos below static/. */
function describeMedia(folder: string, site: Site): Record<string, MediaFile> {
  if (!existsSync(folder)) return {};
  const always = new Set([site.favicon, site.landing.example?.still]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && MEDIA.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => {
      const path = `/${relative(folder, file)}`;
      const bytes = statSync(file).size;
      const revision = sha256(file, 'hex').slice(0, 8);
      return [
        withBase(site.baseUrl, encodeURI(path)),
        { bytes, revision, always: always.has(path) || bytes <= SMALL },
      ];
    }),
  );
}

/** Writes the list of all that can be saved. Returns its path below the base URL; the name carries a hash. */
export function writeList(out: string, files: SiteFiles): string {
  const text = JSON.stringify(files);
  const path = `/assets/pages.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFile(join(out, path), text);
  return path;
}

/** The id of a build: a hash of its file names, which carry content hashes. */
export function buildId(out: string): string {
  const names = readdirSync(join(out, 'assets')).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

/** Transfer size of a file (bytes): that of its compressed copy, if there is one. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The file of the output folder that is served at an address, which may be escaped as addresses are. */
export function fileAt(out: string, baseUrl: string, address: string): string {
  return join(out, decode(address.slice(baseUrl.length)));
}

/** `['/assets/page~.1a2b3c4d.js'], '/assets/page~..js'` → `1a2b3c4d` */
function hashInName(scripts: readonly string[], withoutHash: string): string {
  const start = withoutHash.slice(0, -'.js'.length);
  const script = scripts.find((address) => address.startsWith(start));
  if (script === undefined) throw new Error(`webpack made no script that starts with ${start}`);
  return script.slice(start.length, -'.js'.length);
}
