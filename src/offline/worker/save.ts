import type { Strategy } from 'workbox-strategies/Strategy';
import { readPageAddress } from '../../shared/manifests';
import type { WantedFile } from './cachePolicy';

/** Timeout (ms) per file, so that one that never arrives doesn't block the others. */
const FILE_TIMEOUT_MS = 30_000;

/** Handling a request with its strategy saves the response, if it is valid. */
export type Strategies = Readonly<Record<WantedFile['kind'], Strategy>>;

/** Names of the caches, by what is in them. */
export type CacheNames = Readonly<Record<WantedFile['kind'], string>>;

/**
 * Fetches the missing files in sequence and at low priority, so that the reader's own requests come first. A file that
 * fails is left to the next run. Calls back after each new file. False if the storage quota is used up.
 */
export async function saveFiles(
  files: readonly WantedFile[],
  strategies: Strategies,
  cacheNames: CacheNames,
  event: ExtendableEvent,
  isWanted: () => boolean,
  onSaved: () => void,
): Promise<boolean> {
  const fetchFile = async ({ address, kind }: WantedFile, cache: RequestCache) => {
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const request = new Request(address, { priority: 'low', cache, signal });
    await Promise.all(strategies[kind].handleAll({ event, request }));
  };
  for (const file of files) {
    if (!isWanted()) break;
    const options = { cacheName: cacheNames[file.kind], ignoreVary: true };
    const isCached = async () => (await caches.match(file.key, options)) !== undefined;
    try {
      const wasCached = await isCached();
      await fetchFile(file, 'default');
      // The HTTP cache may hold an invalid response; bypass it.
      if (!(await isCached())) await fetchFile(file, 'reload');
      if (!wasCached) onSaved();
    } catch (error) {
      if (error instanceof Error && error.name === 'QuotaExceededError') return false;
      // No network: the next visit tries again.
    }
  }
  return true;
}

/** What is currently saved. */
export async function readSaved(cacheNames: CacheNames) {
  const keys = new Set<string>();
  for (const name of new Set(Object.values(cacheNames))) {
    const requests = await (await caches.open(name)).keys();
    requests.forEach(({ url }) => keys.add(url));
  }
  return {
    isSaved: ({ key }: WantedFile) => keys.has(new URL(key, location.href).href),
    /** Paths of the saved pages, including those of the previous build. */
    paths: new Set([...keys].flatMap((url) => readPageAddress(url)?.path ?? [])),
  };
}
