import { ASSETS_FOLDER } from './outputFiles';
/**
 * Manifests that the build writes for the boot script, the app and the worker. Scripts are named after the path of their
 * page, so the manifests only need the hash.
 */

/** Name of the chunk with the content of a page. Paths have no "~", so two pages never share a chunk. */
export function pageChunk(path: string): string {
  return `page${path.replaceAll('/', '~')}`;
}

/** `pageAddress('/sub/', '/docs/overview', '1a2b3c4d')` → `/sub/assets/page~docs~overview.1a2b3c4d.js` */
export function pageAddress(baseUrl: string, path: string, hash: string): string {
  return `${baseUrl}${ASSETS_FOLDER}${pageChunk(path)}.${hash}.js`;
}

/** The script of a page: the hash in its name, and its compressed size in bytes. */
export type PageScript = readonly [hash: string, bytes: number];

/** The files of one page, embedded in its HTML (src/node/prerender/document.tsx). */
export interface PageManifest {
  /** Addresses of the app's scripts for this page. */
  readonly app: readonly string[];
  /** Further files for linked pages with another layout. */
  readonly layouts: readonly string[];
  /** Scripts of the linked pages by path. Only those, because the first view must not grow with the site. */
  readonly pages: Readonly<Record<string, PageScript>>;
  /** Address of the asset manifest (AssetManifest); absent in `npm run dev`. */
  readonly manifest?: string;
}

/** The asset manifest: everything that can be cached for offline reading. The worker installs it, the app fetches it when idle. */
export interface AssetManifest {
  /** Scripts of all pages by path, with their SHA-256 (base64). */
  readonly pages: Readonly<Record<string, readonly [...script: PageScript, sha256: string]>>;
  /** Pictures and videos by address. */
  readonly media: Readonly<Record<string, MediaFile>>;
  readonly search: SearchFiles;
  /** Live samples (`docs.sandbox`), their pages and scripts, by address: size in bytes as a host sends it. */
  readonly samples: Readonly<Record<string, number>>;
  /**
   * Addresses that aren't saved in the background: videos, and files that exceed `offline.budget`. Samples aren't saved
   * in the background either, but they are not listed here.
   */
  readonly onDemand: readonly string[];
}

/** The files of search. */
export interface SearchFiles {
  /** Address of the index (src/shared/search/searchIndex.ts). */
  readonly index: string;
  /** Index, window and search code by address: compressed size in bytes, and SHA-256 (base64). */
  readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
}

export interface MediaFile {
  /** Compressed, as a host sends it. */
  readonly bytes: number;
  /** Hash of the content; a cached file with another revision is out of date. */
  readonly revision: string;
}

/** Addresses of all page scripts, by path. */
export function pageAddresses(baseUrl: string, { pages }: AssetManifest): ReadonlyMap<string, string> {
  return new Map(Object.entries(pages).map(([path, [hash]]) => [path, pageAddress(baseUrl, path, hash)]));
}
