import type { CachedSite } from './cachedSite';
import { METADATA_ADDRESS, readMetadata, writeMetadata } from './cacheMetadata';
import { allFiles, findOrphans, isSandboxPage, keptBuilds } from './cachePolicy';

/** Deletes the files that neither this build nor the one before uses. */
export async function dropOldFiles({ baseUrl, cacheNames, readManifest }: CachedSite): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  const files = allFiles(manifest, baseUrl);
  const keysOf = (kind: 'page' | 'media') => files.filter((file) => file.kind === kind).map(({ key }) => key);
  const pages = await caches.open(cacheNames.page);
  const metadata = await readMetadata(pages);
  const builds = keptBuilds(keysOf('page'), metadata.builds);
  await keepOnly(pages, [...builds.flat(), METADATA_ADDRESS]);
  await keepOnly(await caches.open(cacheNames.media), keysOf('media'));
  // Drops `at`, because the files of a new build may not all be saved yet.
  if (builds !== metadata.builds)
    await writeMetadata(pages, { ...(metadata.isOff && { isOff: true }), builds });
}

/** Deletes sandbox scripts that have been replaced. */
export async function dropOrphans({ cacheNames }: CachedSite): Promise<void> {
  const cache = await caches.open(cacheNames.sampleFile);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const texts = addresses
    .filter((url) => isSandboxPage(new URL(url).pathname))
    .map(async (url) => (await cache.match(url))?.text() ?? '');
  const scripts = addresses.filter((url) => url.endsWith('.js'));
  for (const url of findOrphans(scripts, await Promise.all(texts))) await cache.delete(url);
}

/** Deletes everything from a cache except these keys. */
export async function keepOnly(cache: Cache, keys: readonly string[]): Promise<void> {
  const kept = new Set(keys.map((key) => new URL(key, location.href).href));
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
}
