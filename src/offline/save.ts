import type { Strategy } from 'workbox-strategies/Strategy';
import type { WantedFile } from './policy';

/** The strategies decide what may be kept; running them is saving. */
export type Strategies = Readonly<Record<WantedFile['kind'], Strategy>>;

/**
 * Fetches what is missing, one file after the other and at the lowest priority, so that what a reader asks for comes
 * first. Goes on where the last round stopped, and leaves a file that fails for the next one. Calls back after each.
 * False when there was no room left.
 */
export async function saveFiles(
  files: readonly WantedFile[],
  strategies: Strategies,
  event: ExtendableEvent,
  onSaved: () => void,
): Promise<boolean> {
  for (const file of files) {
    const request = new Request(file.address, { priority: 'low' });
    try {
      await Promise.all(strategies[file.kind].handleAll({ event, request }));
      onSaved();
    } catch (error) {
      if (error instanceof Error && error.name === 'QuotaExceededError') return false;
      // No network: the next visit tries again.
    }
  }
  return true;
}

/** How many of these files are there. */
export async function countSaved(
  files: readonly WantedFile[],
  cacheNames: Readonly<Record<WantedFile['kind'], string>>,
): Promise<number> {
  const keys = new Set<string>();
  for (const name of Object.values(cacheNames)) {
    const requests = await (await caches.open(name)).keys();
    requests.forEach(({ url }) => keys.add(url));
  }
  return files.filter(({ key }) => keys.has(new URL(key, location.href).href)).length;
}
