/** Names and keys of the offline cache, and the messages between pages and the worker. Only the worker writes to it. */

/** Scripts of pages. Outlives builds: a tab of the build before finds its pages too. The base URL keeps sites apart. */
export const pagesCache = (baseUrl: string) => `pages ${baseUrl}`;
/** Pictures and videos. */
export const mediaCache = (baseUrl: string) => `media ${baseUrl}`;

/** Live samples. */
export const sandboxCache = (baseUrl: string) => `play ${baseUrl}`;

/** The key of a sample's page: hosts redirect "App.html" to "App", or "App/index.html" to "App/". */
export const samplePageKey = (address: string) => address.replace(/(\/index)?\.html$|\/$/, '');

/** The key of a picture or video: another revision is another file. */
export const mediaKey = (address: string, revision: string) => `${address}?${revision}`;

/** What pages ask of the worker. */
export type ToWorker =
  /**
   * Save what is missing. `everything`: also what is not saved in the background (AssetManifest). `ahead`: for when this
   * worker takes over; it posts no status, because the running worker reports what is saved.
   */
  | { readonly type: 'save'; readonly everything?: boolean; readonly ahead?: boolean }
  /** Post the status. */
  | { readonly type: 'status' }
  /** Delete the offline cache. Keeps its name, because a page may meet the worker of another build. */
  | { readonly type: 'forget' }
  /** A new worker takes over from the one that is running. */
  | { readonly type: 'skip-waiting' };

/** The worker posts this to every page on request and after each change. */
export interface SavedStatus {
  readonly type: 'saved';
  /** The site it is about; another site on the same host has its own worker. */
  readonly baseUrl: string;
  /** Progress: how many files are saved of those the worker saves now, or has last saved. */
  readonly saved: number;
  readonly of: number;
  /** Whether all pages are saved, and everything else that is saved in the background. */
  readonly isComplete: boolean;
  /** When what is saved in the background was complete for the first time, in milliseconds since 1970. */
  readonly at?: number | undefined;
  readonly isSaving: boolean;
  /** There was no room left for more. */
  readonly isFull: boolean;
}

/** Reads a message of a page; null for what is none. */
export function readToWorker(data: unknown): ToWorker | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  switch (data.type) {
    case 'save':
      return {
        type: 'save',
        everything: 'everything' in data && data.everything === true,
        ahead: 'ahead' in data && data.ahead === true,
      };
    case 'status':
    case 'forget':
    case 'skip-waiting':
      return { type: data.type };
    default:
      return null;
  }
}

/** Reads a message of the worker of this site; null for what is none. */
export function readSavedStatus(data: unknown, baseUrl: string): SavedStatus | null {
  const status = data as Partial<SavedStatus> | null | undefined;
  return status?.type === 'saved' && status.baseUrl === baseUrl ? (status as SavedStatus) : null;
}

/** What the worker is built to know (src/node/output/workerCompiler.ts). */
export interface WorkerSettings {
  readonly baseUrl: string;
  /** Address of the page that the app draws everything into: its HTML as a JSON string (src/node/output/writeShell.ts). */
  readonly shell: string;
  /** Address of the asset manifest. */
  readonly manifest: string;
  /** Paths that the shell shows without a page script: search, and redirects. */
  readonly pathsWithoutContent: readonly string[];
  /** Prefixes of such paths. */
  readonly prefixesWithoutContent: readonly string[];
  /** Paths, below the base URL, that other apps on the host answer. */
  readonly fullNavigation: readonly string[];
  /** Address of the folder with the sandboxes of samples; absent without one. */
  readonly sandbox?: string;
  /** Milliseconds a navigation waits for the network before the saved copy shows. */
  readonly navigationTimeout: number;
}
