/** Names and keys of the offline cache, and the messages between pages and the worker. Only the worker writes to it. */

/** Page scripts. Kept across builds, so that open tabs of the previous build still find theirs. The base URL separates sites. */
export const pagesCache = (baseUrl: string) => `pages ${baseUrl}`;
/** Pictures and videos. */
export const mediaCache = (baseUrl: string) => `media ${baseUrl}`;

/** Live samples. */
export const sandboxCache = (baseUrl: string) => `play ${baseUrl}`;

/** The key of a sample's page: hosts redirect "App.html" to "App", or "App/index.html" to "App/". */
export const samplePageKey = (address: string) => address.replace(/(\/index)?\.html$|\/$/, '');

/** The key of a picture or video: another revision is another file. */
export const mediaKey = (address: string, revision: string) => `${address}?${revision}`;

/** Messages from pages to the worker. */
export type ToWorker =
  /**
   * Save missing files. `everything`: also those that aren't saved in the background (AssetManifest). `ahead`: sent to a
   * waiting worker, which posts no status, because the running worker reports what is saved. `near`: paths of the page on
   * screen, and of those it links to.
   */
  | {
      readonly type: 'save';
      readonly everything?: boolean;
      readonly ahead?: boolean;
      readonly near?: readonly string[];
    }
  /** Post the status. */
  | { readonly type: 'status' }
  /** Delete the offline cache. Keeps its name, because a page may meet the worker of another build. */
  | { readonly type: 'forget' }
  /** A new worker takes over from the one that is running. */
  | { readonly type: 'skip-waiting' };

/** The worker posts this to every page on request and after each change. */
export interface SavedStatus {
  readonly type: 'saved';
  /** Base URL of the site; another site on the same host has its own worker. */
  readonly baseUrl: string;
  /** Progress of the current or latest run, in files. */
  readonly saved: number;
  readonly of: number;
  /** Whether all pages are saved, and everything else that is saved in the background. */
  readonly isComplete: boolean;
  /** When what is saved in the background was complete for the first time, in milliseconds since 1970. */
  readonly at?: number | undefined;
  readonly isSaving: boolean;
  /** The storage quota is used up. */
  readonly isFull: boolean;
}

/** Parses a message from a page; null for anything else. */
export function readToWorker(data: unknown): ToWorker | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  switch (data.type) {
    case 'save':
      return {
        type: 'save',
        everything: 'everything' in data && data.everything === true,
        ahead: 'ahead' in data && data.ahead === true,
        near: 'near' in data && Array.isArray(data.near) ? data.near.map(String) : [],
      };
    case 'status':
    case 'forget':
    case 'skip-waiting':
      return { type: data.type };
    default:
      return null;
  }
}

/** Parses a status message of this site's worker; null for anything else. */
export function readSavedStatus(data: unknown, baseUrl: string): SavedStatus | null {
  const status = data as Partial<SavedStatus> | null | undefined;
  return status?.type === 'saved' && status.baseUrl === baseUrl ? (status as SavedStatus) : null;
}

/** Settings compiled into the worker (src/node/output/writeWorker.ts). */
export interface WorkerSettings {
  readonly baseUrl: string;
  /** Address of the app shell: its HTML as a JSON string (src/node/output/writeShell.ts). */
  readonly shell: string;
  /** Address of the script with the structure of the site (src/routes/structure.ts). */
  readonly structure: string;
  /** Paths that the shell shows without a page script: search, and redirects. */
  readonly pathsWithoutContent: readonly string[];
  /** Prefixes of such paths. */
  readonly prefixesWithoutContent: readonly string[];
  /** Paths, below the base URL, that other apps on the host serve. */
  readonly fullNavigation: readonly string[];
  /** Address of the folder with the sandboxes of samples; absent without one. */
  readonly sandbox?: string;
  /** Milliseconds a navigation waits for the network before the cached copy is used. */
  readonly navigationTimeout: number;
}
