import type { ToWorker } from '../../shared/workerProtocol';
import type { CachedSite } from './cachedSite';
import { METADATA_ADDRESS, readMetadata, writeMetadata } from './cacheMetadata';
import { allFiles, backgroundFiles, completeFiles } from './cachePolicy';
import { keepOnly } from './cleanup';
import type { Reporter } from './reporter';
import { readSaved, saveFiles, type Strategies } from './save';

type SaveMessage = ToWorker & { type: 'save' };

/** Saves what is missing, in rounds that run one after the other. Deletion bumps `round`, which cancels the current one. */
export function createSaver(
  { baseUrl, cacheNames, readManifest }: CachedSite,
  strategies: Strategies,
  { progress, postStatus }: Reporter,
) {
  let turn: Promise<void> = Promise.resolve();
  let round = 0;

  const saveMissing = async (
    event: ExtendableEvent,
    { everything = false, ahead = false, near = [] }: SaveMessage,
    isWanted: () => boolean,
  ) => {
    const manifest = await readManifest();
    const pages = await caches.open(cacheNames.page);
    const { isOff: isOptedOut, ...metadata } = await readMetadata(pages);
    // Honour the opt-out until the reader saves everything again.
    if (!manifest || (isOptedOut && !everything)) return;
    if (isOptedOut) await writeMetadata(pages, metadata);
    const post = () => void (ahead || postStatus());
    const { paths, isSaved: wasSaved } = await readSaved(cacheNames);
    progress.wanted = everything
      ? allFiles(manifest, baseUrl)
      : backgroundFiles(manifest, baseUrl, paths, near);
    // A page that asked before sees that saving has begun; its first file may take long.
    if (!progress.wanted.every(wasSaved)) post();
    progress.isFull = !(await saveFiles(progress.wanted, strategies, cacheNames, event, isWanted, post));
    const { isSaved } = await readSaved(cacheNames);
    const isComplete = isWanted() && completeFiles(manifest, baseUrl).every(isSaved);
    if (isComplete && !ahead && metadata.at === undefined)
      await writeMetadata(pages, { ...metadata, at: Date.now() });
  };

  return {
    async save(event: ExtendableEvent, what: SaveMessage): Promise<void> {
      const mine = round;
      const isWanted = () => mine === round;
      progress.rounds++;
      // Shows immediately that "Save all" has started.
      if (what.everything) void postStatus();
      turn = turn
        .then(() => (isWanted() ? saveMissing(event, what, isWanted) : undefined))
        .catch(() => {}) // No storage left even for the metadata; the next visit tries again.
        .finally(() => progress.rounds--);
      await turn;
      if (!what.ahead) await postStatus();
    },
    /** Deletes the offline cache and records the opt-out first, because a page may be fetching at this moment. */
    async deleteEverything(): Promise<void> {
      round++;
      await turn;
      const pages = await caches.open(cacheNames.page);
      const { builds } = await readMetadata(pages);
      await writeMetadata(pages, { builds, isOff: true });
      await keepOnly(pages, [METADATA_ADDRESS]);
      await Promise.all([cacheNames.media, cacheNames.samplePage].map((name) => caches.delete(name)));
      progress.isFull = false;
      await postStatus();
    },
  };
}
