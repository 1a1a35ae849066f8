import { SAVING_KEY } from './dom';
import { pageAddress, type SiteFiles } from './pageFiles';
import { mediaCache, mediaKey, pagesCache, readSavedStatus, type SavedStatus } from './savedFiles';
import { createStorageSlot } from './storage';
import { registerWorker, tellWorker } from './worker';

/** What the reader can know of their copies. Replaced as a whole, never changed. */
export interface Copies {
  /** No worker, no copies: the site can't offer any here. */
  readonly isPossible: boolean;
  readonly isOffline: boolean;
  /** What the worker last said; null before it has. */
  readonly status: SavedStatus | null;
  /** Paths of the pages that are saved. */
  readonly paths: ReadonlySet<string>;
  /** How many pages there are to save. */
  readonly pageCount: number;
  /** What is not saved yet, in bytes. */
  readonly missingPageBytes: number;
  readonly missingMediaBytes: number;
}

/** What a server, and a page that has just been opened, knows. */
export const NO_COPIES: Copies = {
  isPossible: false,
  isOffline: false,
  status: null,
  paths: new Set(),
  pageCount: 0,
  missingPageBytes: 0,
  missingMediaBytes: 0,
};

export interface CopiesStore {
  subscribe(onChange: () => void): () => void;
  current(): Copies;
  /** Saves everything, because the reader asked for it: no rule stands against that. */
  saveAll(): Promise<void>;
  /** Deletes every copy. From then on nothing is saved by itself. */
  deleteAll(): Promise<void>;
}

/** A store for the server: nothing is known, for ever. */
export const noCopiesStore: CopiesStore = {
  subscribe: () => () => {},
  current: () => NO_COPIES,
  saveAll: async () => {},
  deleteAll: async () => {},
};

/** Follows what the worker says and what lies in its caches. `readList` brings the list of all there is to save. */
export function createCopiesStore(
  baseUrl: string,
  readList: () => Promise<SiteFiles | null>,
): CopiesStore & { start(): void } {
  const listeners = new Set<() => void>();
  const allowed = createStorageSlot(() => localStorage, SAVING_KEY);
  let copies = NO_COPIES;
  const change = (part: Partial<Copies>) => {
    copies = { ...copies, ...part };
    listeners.forEach((listener) => listener());
  };

  const look = async (status: SavedStatus | null) => {
    const [list, keys] = await Promise.all([readList(), savedKeys(baseUrl)]);
    if (list) change({ status, isPossible: true, ...summarize(list, keys, baseUrl) });
  };

  return {
    current: () => copies,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async saveAll() {
      allowed.set('on');
      // The reader wants to keep them: browsers that are short of room delete what nobody asked for first.
      void navigator.storage?.persist?.().catch(() => {});
      await registerWorker(baseUrl);
      await tellWorker({ type: 'save', everything: true });
    },
    async deleteAll() {
      allowed.set('off');
      await tellWorker({ type: 'forget' });
    },
    start() {
      const followNetwork = () => change({ isOffline: !navigator.onLine });
      addEventListener('online', followNetwork);
      addEventListener('offline', followNetwork);
      followNetwork();
      const { serviceWorker } = navigator;
      if (!serviceWorker) return;
      serviceWorker.addEventListener('message', ({ data }) => {
        const status = readSavedStatus(data);
        if (status) void look(status);
      });
      void look(null);
      void tellWorker({ type: 'status' });
    },
  };
}

/** Addresses of everything that is saved; empty where the browser lets nobody look. */
async function savedKeys(baseUrl: string): Promise<ReadonlySet<string>> {
  try {
    const opened = await Promise.all(
      [pagesCache(baseUrl), mediaCache(baseUrl)].map((name) => caches.open(name)),
    );
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return new Set(requests.flat().map(({ url }) => url.slice(location.origin.length)));
  } catch {
    return new Set();
  }
}

/** What is saved of a list, and what is not. */
export function summarize(
  { pages, media }: SiteFiles,
  keys: ReadonlySet<string>,
  baseUrl: string,
): Pick<Copies, 'paths' | 'pageCount' | 'missingPageBytes' | 'missingMediaBytes'> {
  const entries = Object.entries(pages);
  const paths = entries
    .filter(([path, [hash]]) => keys.has(pageAddress(baseUrl, path, hash)))
    .map(([path]) => path);
  const saved = new Set(paths);
  const missingPages = entries.filter(([path]) => !saved.has(path)).map(([, [, bytes]]) => bytes);
  const missingMedia = Object.entries(media)
    .filter(([address, { revision }]) => !keys.has(mediaKey(address, revision)))
    .map(([, { bytes }]) => bytes);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);
  return {
    paths: saved,
    pageCount: entries.length,
    missingPageBytes: sum(missingPages),
    missingMediaBytes: sum(missingMedia),
  };
}
