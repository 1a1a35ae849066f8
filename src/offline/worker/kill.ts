import { mediaCache, pagesCache, sandboxCache } from '../../shared/workerProtocol';

declare const self: ServiceWorkerGlobalScope;
declare const __BASE_URL__: string;

// Deployed in place of the worker if site.config.json turns it off. Browsers with the old worker fetch this one as its
// update. It takes over immediately, deletes all caches and unregisters itself. Open pages keep working.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything(): Promise<void> {
  const ours = [pagesCache, mediaCache, sandboxCache].map((name) => name(__BASE_URL__));
  // workbox-precaching ends the names of its caches with the scope.
  const isOfThisSite = (name: string) => ours.includes(name) || name.endsWith(`-${self.registration.scope}`);
  const names = (await caches.keys()).filter(isOfThisSite);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
