import { matchPrecache } from 'workbox-precaching';
import { readStructure } from '../../routes/structure';
import type { AssetManifest } from '../../shared/manifests';
import { mediaCache, pagesCache, sandboxCache, type WorkerSettings } from '../../shared/workerProtocol';
import type { CacheNames } from './save';

/** The site of this worker, and the caches of its files. */
export interface CachedSite {
  readonly baseUrl: string;
  /** Names of the caches, by what is in them. */
  readonly cacheNames: CacheNames;
  /** Reads the asset manifest installed with this worker, once. */
  readManifest(): Promise<AssetManifest | undefined>;
}

/** Creates the names of the caches, and the reader of the manifest. */
export function createCachedSite(settings: WorkerSettings): CachedSite {
  const { baseUrl } = settings;
  const sandbox = sandboxCache(baseUrl);
  let manifest: Promise<AssetManifest> | undefined;
  return {
    baseUrl,
    cacheNames: {
      page: pagesCache(baseUrl),
      media: mediaCache(baseUrl),
      samplePage: sandbox,
      sampleFile: sandbox,
      hashedSampleFile: sandbox,
    },
    async readManifest() {
      manifest ??= (await matchPrecache(settings.structure))
        ?.text()
        .then((text) => readStructure(text).files);
      return manifest;
    },
  };
}
