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
  /** Why nothing can be saved; undefined as long as nothing speaks against it. */
  readonly failure: InstallFailure | undefined;
  /** The reader asked for everything, and the worker has not answered yet. */
  readonly isStarting: boolean;
  readonly isOffline: boolean;
  /** What the worker last said; null before it has. */
  readonly status: SavedStatus | null;
  /** Paths of the pages that are saved. */
  readonly paths: ReadonlySet<string>;
  /** How many pages there are to save. */
  readonly pageCount: number;
  /** Whether only pages near those that were read are saved in the background. */
  readonly isNearOnly: boolean;
  readonly missing: MissingBytes;
  /** How many pictures and videos are not saved. */
  readonly missingMediaCount: number;
}

/** What is not saved, in bytes. */
export interface MissingBytes {
  readonly pages: number;
  readonly search: number;
  /** Pictures and videos. */
  readonly media: number;
  readonly samples: number;
}

/** What a server, and a page that has just been opened, knows. */
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
  /** Saves everything, because the reader asked for it: no rule stands against that. */
  saveAll(): Promise<void>;
  /** Deletes the offline cache and opts out of it. */
  deleteAll(): Promise<void>;
}

/** Timeout (ms) for a sign of life of a saving worker: longer than two tries for one file (src/offline/worker/save.ts). */
const SILENCE_MS = 65_000;

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
  let silence: ReturnType<typeof setTimeout> | undefined;
  const onStatus = (status: SavedStatus) => {
    clearTimeout(silence);
    // Browsers end workers without a word; asked, a new one tells how it is.
    if (status.isSaving) silence = setTimeout(() => void postToWorker({ type: 'status' }), SILENCE_MS);
    void scan(status);
  };

  return {
    current,
    subscribe,
    async saveAll() {
      change({ failure: undefined, isStarting: true });
      // The reader wants to keep them: browsers that are short of room delete what nobody asked for first.
      void navigator.storage?.persist?.().catch(() => {});
      const failure = await installWorker(baseUrl);
      if (failure === undefined) await postToWorker({ type: 'save', everything: true });
      else change({ failure, isStarting: false });
    },
    deleteAll: () => postToWorker({ type: 'forget' }),
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
      void postToWorker({ type: 'status' });
    },
  };
}

/** Cache keys of everything that is saved; null where the reader's settings block the storage of this site. */
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

/** What is saved of a list, and what is not. */
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
