import type { Strategy } from 'workbox-strategies/Strategy';
import { readPageAddress } from '../../shared/manifests';
import type { WantedFile } from './cachePolicy';

/** How long (ms) one file may take: one that never comes must not keep the others waiting. */
const FILE_TIMEOUT_MS = 30_000;

/** The strategies decide what may be kept; running them is saving. */
export type Strategies = Readonly<Record<WantedFile['kind'], Strategy>>;

/** Names of the caches, by what is in them. */
export type CacheNames = Readonly<Record<WantedFile['kind'], string>>;

/**
 * Fetches what is missing, one file after the other and at the lowest priority, so that what a reader asks for comes
 * first. Goes on where the last round stopped, and leaves a file that fails for the next one. Calls back after each
 * that is new. False when there was no room left.
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
    const isKept = async () => (await caches.match(file.key, options)) !== undefined;
    try {
      const wasKept = await isKept();
      await fetchFile(file, 'default');
      // A wrong answer may be one that the browser has kept: ask the host itself.
      if (!(await isKept())) await fetchFile(file, 'reload');
      if (!wasKept) onSaved();
    } catch (error) {
      if (error instanceof Error && error.name === 'QuotaExceededError') return false;
      // No network: the next visit tries again.
    }
  }
  return true;
}

/** What is saved at this moment. */
export async function readSaved(cacheNames: CacheNames) {
  const keys = new Set<string>();
  for (const name of new Set(Object.values(cacheNames))) {
    const requests = await (await caches.open(name)).keys();
    requests.forEach(({ url }) => keys.add(url));
  }
  return {
    isSaved: ({ key }: WantedFile) => keys.has(new URL(key, location.href).href),
    /** Paths of pages, also of those of an earlier build. */
    paths: new Set([...keys].flatMap((url) => readPageAddress(url)?.path ?? [])),
  };
}
