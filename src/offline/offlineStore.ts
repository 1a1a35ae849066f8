import { pageAddress, type SiteFiles } from '../shared/manifests';
import {
  mediaCache,
  mediaKey,
  pagesCache,
  playCache,
  readSavedStatus,
  samplePageKey,
  type SavedStatus,
} from '../shared/workerProtocol';
import { installWorker, type Refusal, tellWorker } from './registration';

/** What the reader can know of their copies. Replaced as a whole, never changed. */
export interface Copies {
  /** No worker, no copies: the site can't offer any here. */
  readonly isPossible: boolean;
  /** Why nothing can be saved; undefined as long as nothing speaks against it. */
  readonly refusal: Refusal | undefined;
  /** The reader asked for everything, and the worker has not answered yet. */
  readonly isStarting: boolean;
  readonly isOffline: boolean;
  /** What the worker last said; null before it has. */
  readonly status: SavedStatus | null;
  /** Paths of the pages that are saved. */
  readonly paths: ReadonlySet<string>;
  /** How many pages there are to save. */
  readonly pageCount: number;
  readonly missing: Missing;
  /** How many pictures and videos are not saved. */
  readonly missingMediaCount: number;
}

/** What is not saved, in bytes. */
export interface Missing {
  readonly pages: number;
  readonly search: number;
  /** Pictures and videos. */
  readonly media: number;
  readonly samples: number;
}

/** What a server, and a page that has just been opened, knows. */
export const NO_COPIES: Copies = {
  isPossible: false,
  refusal: undefined,
  isStarting: false,
  isOffline: false,
  status: null,
  paths: new Set(),
  pageCount: 0,
  missing: { pages: 0, search: 0, media: 0, samples: 0 },
  missingMediaCount: 0,
};

export interface CopiesStore {
  subscribe(onChange: () => void): () => void;
  current(): Copies;
  /** Saves everything, because the reader asked for it: no rule stands against that. */
  saveAll(): Promise<void>;
  /** Deletes every copy. From then on nothing is saved by itself. */
  deleteAll(): Promise<void>;
}

/** How long (ms) a worker that is saving may be silent: longer than two tries for one file (src/offline/worker/save.ts). */
const SILENCE_MS = 65_000;

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
    // A newer scan has started; discard this result.
    if (!list || mine !== looks) return;
    change({
      ...(status && { status, isStarting: false }),
      isPossible: true,
      refusal: keys ? (status ? undefined : copies.refusal) : 'storage',
      ...summarize(list, keys ?? new Set(), baseUrl),
    });
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
      change({ refusal: undefined, isStarting: true });
      // The reader wants to keep them: browsers that are short of room delete what nobody asked for first.
      void navigator.storage?.persist?.().catch(() => {});
      const refusal = await installWorker(baseUrl);
      if (refusal === undefined) await tellWorker({ type: 'save', everything: true });
      else change({ refusal, isStarting: false });
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

/** Cache keys of everything that is saved; null where the reader's settings block the storage of this site. */
async function savedKeys(baseUrl: string): Promise<ReadonlySet<string> | null> {
  try {
    const opened = await Promise.all(
      [pagesCache, mediaCache, playCache].map((name) => caches.open(name(baseUrl))),
    );
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return new Set(requests.flat().map(({ url }) => url.slice(location.origin.length)));
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError' ? null : new Set();
  }
}

/** What is saved of a list, and what is not. */
export function summarize(
  { pages, media, search, samples }: SiteFiles,
  keys: ReadonlySet<string>,
  baseUrl: string,
): Pick<Copies, 'paths' | 'pageCount' | 'missing' | 'missingMediaCount'> {
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
