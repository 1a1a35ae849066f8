import { ASSETS_FOLDER } from './outputFiles';

/**
 * Manifests that the build writes for the boot script, the app and the worker. Scripts are named after the path of their
 * page, so the manifests only need the hash.
 */

/** Name of the chunk with the content of a page. Paths have no "~", so two pages never share a chunk. */
export function pageChunk(path: string): string {
  return `page${path.replaceAll('/', '~')}`;
}

/** Digits of the hash in the name of a page's script: the start of the SHA-256 of its content. */
export const HASH_LENGTH = 6;

/** `pageFile('page~docs~overview', '1a2b3c')` → `page~docs~overview.1a2b3c.js` */
export function pageFile(chunk: string, hash: string): string {
  return `${chunk}.${hash}.js`;
}

/** `pageAddress('/sub/', '/docs/overview', '1a2b3c')` → `/sub/assets/page~docs~overview.1a2b3c.js` */
export function pageAddress(baseUrl: string, path: string, hash: string): string {
  return baseUrl + ASSETS_FOLDER + pageFile(pageChunk(path), hash);
}

/** The page whose script has this address, and the hash in it; undefined for other addresses. */
export function readPageAddress(
  address: string,
): { readonly path: string; readonly hash: string } | undefined {
  const [, chunk = '', hash] = /\/(page~[^/]*)\.(\w+)\.js$/.exec(address) ?? [];
  const path = readPageChunk(chunk);
  return path === undefined || hash === undefined ? undefined : { path, hash };
}

/** `page~docs~overview` → `/docs/overview`; undefined for other chunks. */
export function readPageChunk(name: string): string | undefined {
  return name.startsWith('page~') ? name.slice('page'.length).replaceAll('~', '/') : undefined;
}

/** The script of a page: the hash in its name, and its compressed size in bytes. */
export type PageScript = readonly [hash: string, bytes: number];

/** The files of one page, embedded in its HTML (packedManifest.ts). */
export interface PageManifest {
  /** Addresses of the app's scripts for this page, after that of the structure of the site (src/routes/structure.ts). */
  readonly app: readonly [structure: string, ...string[]];
  /** Further files for linked pages with another layout. */
  readonly layouts: readonly string[];
  /** Address of the script that runs when the page is idle (src/boot/idle.ts); absent in `npm run dev`. */
  readonly idle?: string | undefined;
  /** Scripts of the linked pages by path, with sizes rounded to kB. Only those, because the first view must not grow with the site. */
  readonly pages: Readonly<Record<string, PageScript>>;
}

/** The asset manifest: everything that can be cached for offline reading. Part of the structure of the site. */
export interface AssetManifest {
  /** Scripts of all pages by path. */
  readonly pages: Readonly<Record<string, PageScript>>;
  /**
   * On a site whose pages don't fit into `offline.budget`: how many bytes of pages are saved in the background, near the
   * pages that were read.
   */
  readonly pageBudget?: number | undefined;
  /** Pictures and videos by address. */
  readonly media: Readonly<Record<string, MediaFile>>;
  readonly search: SearchFiles;
  /** Live samples (`docs.sandbox`), their pages and scripts, by address: size in bytes as a host sends it. */
  readonly samples: Readonly<Record<string, number>>;
  /**
   * Addresses that aren't saved in the background: videos, and the search or pictures that exceed `offline.budget`.
   * Samples aren't saved in the background either, but they are not listed here.
   */
  readonly onDemand: readonly string[];
}

/** The files of search. */
interface SearchFiles {
  /** Address of the index (src/shared/search/searchIndex.ts). */
  readonly index: string;
  /** Index, window and search code by address: compressed size in bytes, and SHA-256. */
  readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
}

export interface MediaFile {
  /** Compressed, as a host sends it. */
  readonly bytes: number;
  /** Hash of the content; a cached file with another revision is out of date. */
  readonly revision: string;
}
