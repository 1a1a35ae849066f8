/** Where copies for reading offline are kept. The worker writes them; pages look. */

/** Scripts of pages. Outlives builds: a tab of the build before finds its pages too. The base URL keeps sites apart. */
export const pagesCache = (baseUrl: string) => `pages ${baseUrl}`;
/** Pictures and videos. */
export const mediaCache = (baseUrl: string) => `media ${baseUrl}`;

/** Live samples. */
export const playCache = (baseUrl: string) => `play ${baseUrl}`;

/** The key of a sample's page: hosts redirect "App.html" to "App", or "App/index.html" to "App/". */
export const samplePageKey = (address: string) => address.replace(/(\/index)?\.html$|\/$/, '');

/** The key of a picture or video: a copy of another revision is another file. */
export const mediaKey = (address: string, revision: string) => `${address}?${revision}`;

/** What pages ask of the worker. */
export type ToWorker =
  /**
   * Save what is missing. `everything`: also what is not saved in the background (SiteFiles). `ahead`: for when this
   * worker takes over; it posts no status, because the running worker reports what is saved.
   */
  | { readonly type: 'save'; readonly everything?: boolean; readonly ahead?: boolean }
  /** Only tell what is there. */
  | { readonly type: 'status' }
  /** Delete every copy. */
  | { readonly type: 'forget' }
  /** A new worker takes over from the one that is running. */
  | { readonly type: 'skip-waiting' };

/** What the worker tells every page when it was asked or when something has changed. */
export interface SavedStatus {
  readonly type: 'saved';
  /** Whose copies: another site of the same host has a worker of its own. */
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
  /** Address of the list of all that can be saved. */
  readonly list: string;
  /** Paths of pages that the shell shows without a script of their own: search, and old addresses that lead on. */
  readonly bare: readonly string[];
  /** Prefixes of such paths. */
  readonly barePrefixes: readonly string[];
  /** Paths, below the base URL, that other apps on the host answer. */
  readonly fullNavigation: readonly string[];
  /** Address of the folder with the programs of samples; absent where there are none. */
  readonly play?: string;
  /** Milliseconds a navigation waits for the network before the saved copy shows. */
  readonly navigationTimeout: number;
}
