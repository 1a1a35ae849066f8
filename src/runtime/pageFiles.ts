/**
 * The files the words of pages are in: what the build tells the boot script, the app and the worker of them. Scripts
 * are named after the path of their page, so that a hash is all that has to be told.
 */

/** Name of the chunk that holds the words of a page. No path has a "~": two pages never share a chunk. */
export function pageChunk(path: string): string {
  return `page${path.replaceAll('/', '~')}`;
}

/** `pageAddress('/sub/', '/docs/overview', '1a2b3c4d')` → `/sub/assets/page~docs~overview.1a2b3c4d.js` */
export function pageAddress(baseUrl: string, path: string, hash: string): string {
  return `${baseUrl}assets/${pageChunk(path)}.${hash}.js`;
}

/** The script of a page: the hash in its name, and its size in bytes, compressed as a host sends it. */
export type PageScript = readonly [hash: string, bytes: number];

/** What the prerender leaves in each page for the scripts (src/build/document.tsx). */
export interface DocumentFiles {
  /** Addresses of the scripts the app is made of on this page. */
  readonly app: readonly string[];
  /** What the app adds for linked pages of another kind. */
  readonly kinds: readonly string[];
  /** Scripts of the pages this page links to, by path. No others: the first view must not grow with the site. */
  readonly pages: Readonly<Record<string, PageScript>>;
  /** Address of the list of all pages (SiteFiles); absent where files change as they are written (`npm run dev`). */
  readonly list?: string;
}

/** All that can be saved for reading offline. One file; the worker installs it, the app fetches it when idle. */
export interface SiteFiles {
  /** Scripts of all pages by path, with the SHA-256 (base64) of their bytes. */
  readonly pages: Readonly<Record<string, readonly [...script: PageScript, sha256: string]>>;
  /** Pictures and videos by address. */
  readonly media: Readonly<Record<string, MediaFile>>;
  readonly search: SearchFiles;
}

/** What the site is searched with. */
export interface SearchFiles {
  /** Address of the index (src/search/searchFile.ts). */
  readonly index: string;
  /** The index, the window and what finds, by address: size in bytes, compressed as a host sends it, and SHA-256 (base64). */
  readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
}

export interface MediaFile {
  readonly bytes: number;
  /** Changes with the content: a copy of another revision is out of date. */
  readonly revision: string;
  /** Saved with the pages, because they are not whole without it; others only when somebody asks for everything. */
  readonly always: boolean;
}

/** Addresses of all page scripts, by path. */
export function pageAddresses(baseUrl: string, { pages }: SiteFiles): ReadonlyMap<string, string> {
  return new Map(Object.entries(pages).map(([path, [hash]]) => [path, pageAddress(baseUrl, path, hash)]));
}
