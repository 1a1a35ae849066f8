import type { SavedStatus } from '../../shared/workerProtocol';
import type { CachedSite } from './cachedSite';
import { readMetadata } from './cacheMetadata';
import { completeFiles, type WantedFile } from './cachePolicy';
import { readSaved } from './save';

declare const self: ServiceWorkerGlobalScope;

export type Reporter = ReturnType<typeof createReporter>;

interface Progress {
  rounds: number;
  isFull: boolean;
  wanted?: readonly WantedFile[];
}

/** Posts the status to every page. The saver records its progress in `progress`. */
export function createReporter({ baseUrl, cacheNames, readManifest }: CachedSite) {
  // `rounds` are running or queued. `wanted`: the files of the last one, whose progress is reported.
  const progress: Progress = { rounds: 0, isFull: false };
  const postStatus = async (): Promise<void> => {
    const manifest = await readManifest();
    if (!manifest) return;
    const { isSaved } = await readSaved(cacheNames);
    const complete = completeFiles(manifest, baseUrl);
    const wanted = progress.wanted ?? complete;
    const status: SavedStatus = {
      type: 'saved',
      baseUrl,
      saved: wanted.filter(isSaved).length,
      of: wanted.length,
      isComplete: complete.every(isSaved),
      at: (await readMetadata(await caches.open(cacheNames.page))).at,
      isSaving: progress.rounds > 0,
      isFull: progress.isFull,
    };
    const clients = await self.clients.matchAll({ includeUncontrolled: true });
    clients.forEach((client) => client.postMessage(status));
  };
  return { progress, postStatus };
}
