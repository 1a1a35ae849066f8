import { createStore } from '../browser/store';
import { pageAddress, type AssetManifest } from '../shared/manifests';
import {
  mediaCache,
  mediaKey,
  pagesCache,
  sandboxCache,
  readSavedStatus,
  samplePageKey,
  type SavedStatus,
} from '../shared/workerProtocol';
import { installWorker, type InstallFailure, postToWorker } from './registration';

/** Immutable snapshot of the offline cache for the UI. */
export interface OfflineState {
  /** Without a worker there is no offline cache. */
  readonly isPossible: boolean;
  /** Why saving failed; undefined if it hasn't. */
  readonly failure: InstallFailure | undefined;
  /** The reader pressed "Save all", and the worker hasn't responded yet. */
  readonly isStarting: boolean;
  readonly isOffline: boolean;
  /** The worker's last status message; null before the first. */
  readonly status: SavedStatus | null;
  /** Paths of the pages that are saved. */
  readonly paths: ReadonlySet<string>;
  /** Number of pages of the site. */
  readonly pageCount: number;
  /** Whether the background saves only the pages near those the reader has opened. */
  readonly isNearOnly: boolean;
  readonly missing: MissingBytes;
  /** Number of pictures and videos that aren't saved. */
  readonly missingMediaCount: number;
}

/** Sizes, in bytes, of what isn't saved. */
interface MissingBytes {
  readonly pages: number;
  readonly search: number;
  /** Pictures and videos. */
  readonly media: number;
  readonly samples: number;
}

/** The state on the server and during hydration. */
export const INITIAL_STATE: OfflineState = {
  isPossible: false,
  failure: undefined,
  isStarting: false,
  isOffline: false,
  status: null,
  paths: new Set(),
  pageCount: 0,
  isNearOnly: false,
  missing: { pages: 0, search: 0, media: 0, samples: 0 },
  missingMediaCount: 0,
};

export interface OfflineStore {
  subscribe(onChange: () => void): () => void;
  current(): OfflineState;
  /** Saves everything, whatever the connection, because the reader requested it. */
  saveAll(): Promise<void>;
  /** Deletes the offline cache and opts out of it. */
  deleteAll(): Promise<void>;
}

/** Timeout (ms) for the next status of a worker that saves: more than two attempts at one file (worker/save.ts). */
const STATUS_TIMEOUT_MS = 65_000;

/** The store for the server, which never changes. */
export const noOfflineStore: OfflineStore = {
  subscribe: () => () => {},
  current: () => INITIAL_STATE,
  saveAll: async () => {},
  deleteAll: async () => {},
};

/** Tracks the worker's messages and its caches. Without `files` the site has no worker. */
export function createOfflineStore(
  baseUrl: string,
  files: AssetManifest | null,
): OfflineStore & { start(): void } {
  const { current, set, subscribe } = createStore(INITIAL_STATE);
  const change = (part: Partial<OfflineState>) => set({ ...current(), ...part });

  let scans = 0;
  const scan = async (status: SavedStatus | null) => {
    const mine = ++scans;
    const keys = await savedKeys(baseUrl);
    // A newer scan has started; discard this result.
    if (!files || mine !== scans) return;
    change({
      ...(status && { status, isStarting: false }),
      isPossible: true,
      failure: keys ? (status ? undefined : current().failure) : 'storage',
      ...summarize(files, keys ?? new Set(), baseUrl),
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStatus = (status: SavedStatus) => {
    clearTimeout(timer);
    // The browser may stop the worker without an event. A new one reports the actual state.
    if (status.isSaving)
      timer = setTimeout(() => void postToWorker({ type: 'status' }, baseUrl), STATUS_TIMEOUT_MS);
    void scan(status);
  };

  return {
    current,
    subscribe,
    async saveAll() {
      change({ failure: undefined, isStarting: true });
      // Keeps the browser from evicting the caches when it runs out of storage.
      void navigator.storage?.persist?.().catch(() => {});
      const failure = await installWorker(baseUrl);
      if (failure === undefined) await postToWorker({ type: 'save', everything: true }, baseUrl);
      else change({ failure, isStarting: false });
    },
    deleteAll: () => postToWorker({ type: 'forget' }, baseUrl),
    start() {
      const watchNetwork = () => change({ isOffline: !navigator.onLine });
      addEventListener('online', watchNetwork);
      addEventListener('offline', watchNetwork);
      watchNetwork();
      const { serviceWorker } = navigator;
      if (!serviceWorker) return;
      serviceWorker.addEventListener('message', ({ data }) => {
        const status = readSavedStatus(data, baseUrl);
        if (status) onStatus(status);
      });
      void scan(null);
      void postToWorker({ type: 'status' }, baseUrl);
    },
  };
}

/** Cache keys of everything that is saved; null if the browser's settings block storage for this site. */
async function savedKeys(baseUrl: string): Promise<ReadonlySet<string> | null> {
  try {
    const opened = await Promise.all(
      [pagesCache, mediaCache, sandboxCache].map((name) => caches.open(name(baseUrl))),
    );
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return new Set(requests.flat().map(({ url }) => url.slice(location.origin.length)));
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError' ? null : new Set();
  }
}

/** Compares the asset manifest with the keys in the offline cache. */
export function summarize(
  { pages, pageBudget, media, search, samples }: AssetManifest,
  keys: ReadonlySet<string>,
  baseUrl: string,
): Pick<OfflineState, 'paths' | 'pageCount' | 'isNearOnly' | 'missing' | 'missingMediaCount'> {
  const entries = Object.entries(pages);
  const paths = entries
    .filter(([path, [hash]]) => keys.has(pageAddress(baseUrl, path, hash)))
    .map(([path]) => path);
  const saved = new Set(paths);
  const isMissing = (key: string) => !keys.has(key);
  const missingMedia = Object.entries(media).filter(([address, { revision }]) =>
    isMissing(mediaKey(address, revision)),
  );
  return {
    paths: saved,
    pageCount: entries.length,
    isNearOnly: pageBudget !== undefined,
    missing: {
      pages: sum(entries.filter(([path]) => !saved.has(path)).map(([, [, bytes]]) => bytes)),
      search: sum(Object.entries(search.files).map(([address, [bytes]]) => (isMissing(address) ? bytes : 0))),
      media: sum(missingMedia.map(([, { bytes }]) => bytes)),
      samples: sum(
        Object.entries(samples).map(([address, bytes]) =>
          isMissing(address) && isMissing(samplePageKey(address)) ? bytes : 0,
        ),
      ),
    },
    missingMediaCount: missingMedia.length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);
