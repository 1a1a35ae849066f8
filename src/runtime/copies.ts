import { pageAddress, type SiteFiles } from './pageFiles';
import { mediaCache, mediaKey, pagesCache, readSavedStatus, type SavedStatus } from './savedFiles';
import { registerWorker, tellWorker } from './worker';

/** What the reader can know of their copies. Replaced as a whole, never changed. */
export interface Copies {
  /** No worker, no copies: the site can't offer any here. */
  readonly isPossible: boolean;
  /** The browser was asked for a worker in vain. */
  readonly isRefused: boolean;
  readonly isOffline: boolean;
  /** What the worker last said; null before it has. */
  readonly status: SavedStatus | null;
  /** Paths of the pages that are saved. */
  readonly paths: ReadonlySet<string>;
  /** How many pages there are to save. */
  readonly pageCount: number;
  /** What is not saved yet, in bytes: pages with the search for them, and media. */
  readonly missingPageBytes: number;
  readonly missingMediaBytes: number;
}

/** What a server, and a page that has just been opened, knows. */
export const NO_COPIES: Copies = {
  isPossible: false,
  isRefused: false,
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

/** How long (ms) a worker that is saving may be silent: longer than two tries for one file (src/offline/save.ts). */
const SILENCE_MS = 65_000;
/** How long (ms) the reader waits for a worker to be installed before they are told that there is none. */
const PATIENCE_MS = 30_000;

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
  let copies = NO_COPIES;
  const change = (part: Partial<Copies>) => {
    copies = { ...copies, ...part };
    listeners.forEach((listener) => listener());
  };

  let looks = 0;
  const look = async (status: SavedStatus | null) => {
    const mine = ++looks;
    const [list, keys] = await Promise.all([readList(), savedKeys(baseUrl)]);
    // A look that was overtaken knows less.
    if (!list || mine !== looks) return;
    change({ ...(status && { status }), isPossible: true, ...summarize(list, keys, baseUrl) });
  };
  let silence: ReturnType<typeof setTimeout> | undefined;
  const onStatus = (status: SavedStatus) => {
    clearTimeout(silence);
    // Browsers end workers without a word; asked, a new one tells how it is.
    if (status.isSaving) silence = setTimeout(() => void tellWorker({ type: 'status' }), SILENCE_MS);
    void look(status);
  };

  return {
    current: () => copies,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async saveAll() {
      // The reader wants to keep them: browsers that are short of room delete what nobody asked for first.
      void navigator.storage?.persist?.().catch(() => {});
      const patience = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), PATIENCE_MS));
      const isAsked = (await registerWorker(baseUrl)) && tellWorker({ type: 'save', everything: true });
      if (!isAsked || (await Promise.race([isAsked, patience])) === 'late') change({ isRefused: true });
    },
    deleteAll: () => tellWorker({ type: 'forget' }),
    start() {
      const followNetwork = () => change({ isOffline: !navigator.onLine });
      addEventListener('online', followNetwork);
      addEventListener('offline', followNetwork);
      followNetwork();
      const { serviceWorker } = navigator;
      if (!serviceWorker) return;
      serviceWorker.addEventListener('message', ({ data }) => {
        const status = readSavedStatus(data, baseUrl);
        if (status) onStatus(status);
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
  { pages, media, search }: SiteFiles,
  keys: ReadonlySet<string>,
  baseUrl: string,
): Pick<Copies, 'paths' | 'pageCount' | 'missingPageBytes' | 'missingMediaBytes'> {
  const entries = Object.entries(pages);
  const paths = entries
    .filter(([path, [hash]]) => keys.has(pageAddress(baseUrl, path, hash)))
    .map(([path]) => path);
  const saved = new Set(paths);
  const missingPages = entries.filter(([path]) => !saved.has(path)).map(([, [, bytes]]) => bytes);
  const missingSearch = Object.entries(search.files)
    .filter(([address]) => !keys.has(address))
    .map(([, [bytes]]) => bytes);
  const missingMedia = Object.entries(media)
    .filter(([address, { revision }]) => !keys.has(mediaKey(address, revision)))
    .map(([, { bytes }]) => bytes);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);
  return {
    paths: saved,
    pageCount: entries.length,
    missingPageBytes: sum([...missingPages, ...missingSearch]),
    missingMediaBytes: sum(missingMedia),
  };
}
