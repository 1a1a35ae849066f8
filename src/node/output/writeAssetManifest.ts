import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../../config/load';
import type { Site } from '../../config/model';
import { decode, encodePath, withBase } from '../../shared/url';
import { type AssetManifest, type MediaFile, readPageAddress } from '../../shared/manifests';
import { type Structure, writeStructure } from '../../routes/structure';
import { hasKnownType } from '../../shared/contentType';
import type { Assets } from '../webpack/assets';
import { sha256 } from '../support/sha256';
import { compressedSize } from './compressFolder';
import { writeAsset } from './outputs';

const MEDIA = /\.(svg|png|jpe?g|gif|webp|avif|ico|mp4|webm)$/;

/**
 * The asset manifest without what depends on `offline.budget`. `out`: the output folder, in which assets and apps are already compressed.
 */
export async function listSavableFiles(
  { root, site, routes }: Config,
  assets: Assets,
  index: string,
  pictures: readonly string[],
  out: string,
): Promise<Omit<AssetManifest, 'onDemand' | 'pageBudget'>> {
  const pages = routes.routes.flatMap(({ path, file }) => {
    if (file === undefined) return [];
    const address = assets.page(path).scripts.find((script) => readPageAddress(script)?.path === path);
    const hash = readPageAddress(address ?? '')?.hash;
    if (address === undefined || hash === undefined) throw new Error(`webpack made no script for ${path}`);
    const script = fileAt(out, site.baseUrl, address);
    return [[path, [hash, sentBytes(script)]] as const];
  });
  const search = [index, ...assets.search].map((address) => {
    const file = fileAt(out, site.baseUrl, address);
    return [address, [sentBytes(file), sha256(file, 'hex')]] as const;
  });
  return {
    pages: Object.fromEntries(pages),
    media: { ...(await describeMedia(join(root, 'static'), site)), ...describePictures(pictures, site, out) },
    search: { index, files: Object.fromEntries(search) },
    samples: describeSamples(site, root, out),
  };
}

/** Pictures and videos below static/, without those that no page shows, and those of sandboxes (describeSamples). */
async function describeMedia(
  folder: string,
  { baseUrl, discovery: { card = '', screenshots }, docs: { sandbox = '' } }: Site,
): Promise<Record<string, MediaFile>> {
  const unused = new Set([card, ...screenshots].map((name) => join(folder, name)));
  const isSandboxed = (file: string) => sandbox !== '' && file.startsWith(join(folder, sandbox));
  const files = listFiles(folder).filter(
    (file) => MEDIA.test(file) && !unused.has(file) && !isSandboxed(file),
  );
  const described = files.map(async (file) => {
    const revision = sha256(file, 'hex').slice(0, 8);
    const address = withBase(baseUrl, encodePath(`/${relative(folder, file)}`));
    // It isn't in the output folder yet.
    return [address, { bytes: await compressedSize(file), revision }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/** Pictures beside pages, by their addresses below the base URL. */
function describePictures(
  pictures: readonly string[],
  { baseUrl }: Site,
  out: string,
): Record<string, MediaFile> {
  return Object.fromEntries(
    pictures.map((address) => {
      const file = join(out, address);
      return [
        withBase(baseUrl, address),
        { bytes: sentBytes(file), revision: sha256(file, 'hex').slice(0, 8) },
      ];
    }),
  );
}

/** The pages of sandboxes and their scripts, which may come from an app or from static/. */
function describeSamples(
  { baseUrl, docs: { sandbox } }: Site,
  root: string,
  out: string,
): Record<string, number> {
  if (sandbox === undefined) return {};
  const files = [out, join(root, 'static')].flatMap((above) => {
    const folder = join(above, sandbox);
    return listFiles(folder).map((file) => [`${sandbox}${relative(folder, file)}`, file] as const);
  });
  return Object.fromEntries(
    files
      .filter(([path]) => hasKnownType(path))
      .map(([path, file]) => [withBase(baseUrl, encodePath(path)), sentBytes(file)]),
  );
}

/** All files below a folder, sorted for reproducible builds. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the path of the structure below the base URL. */
export function writeStructureFile(out: string, structure: Structure): string {
  return writeAsset(out, 'pages', '.js', writeStructure(structure));
}

/** The id of a build: a hash of its file names, which carry content hashes. */
export function buildId(out: string): string {
  const names = readdirSync(join(out, ASSETS_FOLDER)).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

/** Transfer size (bytes) of a file, which is that of its compressed copy if it has one. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The file of the output folder that is served at an address, which may be percent-encoded. */
export function fileAt(out: string, baseUrl: string, address: string): string {
  return join(out, decode(address.slice(baseUrl.length)));
}
