import { pageAddresses } from '../../shared/manifests';
import type { SavedStatus } from '../../shared/workerProtocol';
import type { CachedSite } from './cachedSite';
import { readMetadata } from './cacheMetadata';
import { wantedFiles } from './cachePolicy';
import { readSaved } from './save';

declare const self: ServiceWorkerGlobalScope;

export type Reporter = ReturnType<typeof createReporter>;

/** Posts the status to every page. The saver records its progress in `progress`. */
export function createReporter({ baseUrl, cacheNames, readManifest }: CachedSite) {
  // `rounds` are running or queued. `isForEverything`: whether the last one was, whose progress is reported.
  const progress = { rounds: 0, isFull: false, isForEverything: false };
  const postStatus = async (): Promise<void> => {
    const manifest = await readManifest();
    if (!manifest) return;
    const isSaved = await readSaved(cacheNames);
    const all = wantedFiles(manifest, baseUrl, true);
    const background = wantedFiles(manifest, baseUrl, false);
    const files = progress.isForEverything ? all : background;
    const pages = new Set(pageAddresses(baseUrl, manifest).values());
    const status: SavedStatus = {
      type: 'saved',
      baseUrl,
      saved: files.filter(isSaved).length,
      of: files.length,
      isComplete: background.every(isSaved) && all.filter(({ address }) => pages.has(address)).every(isSaved),
      at: (await readMetadata(await caches.open(cacheNames.page))).at,
      isSaving: progress.rounds > 0,
      isFull: progress.isFull,
    };
    const clients = await self.clients.matchAll({ includeUncontrolled: true });
    clients.forEach((client) => client.postMessage(status));
  };
  return { progress, postStatus };
}
