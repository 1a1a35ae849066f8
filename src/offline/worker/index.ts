import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { readToWorker, type WorkerSettings } from '../../shared/workerProtocol';
import { createCachedSite } from './cachedSite';
import { isInScope, isSandboxPage, needsNoScript, scriptOf } from './cachePolicy';
import { dropOldFiles, dropOrphans } from './cleanup';
import { createReporter } from './reporter';
import { createSaver } from './saver';
import {
  createMediaStrategy,
  createPagesStrategy,
  createSandboxStrategies,
  createOptOut,
  refetchInvalid,
  checkContentType,
} from './strategies';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };
declare const __WORKER__: WorkerSettings;

const settings = __WORKER__;
const site = createCachedSite(settings);
const reporter = createReporter(site);
const honorOptOut = createOptOut(site, reporter.postStatus);
const strategies = {
  page: createPagesStrategy(site, honorOptOut),
  media: createMediaStrategy(site, honorOptOut),
  ...createSandboxStrategies(site, settings.navigationTimeout, honorOptOut),
};
const saver = createSaver(site, strategies, reporter);

// 1. Precached, all or nothing: the app shell, the app, the layouts and the structure of the site.
addPlugins([checkContentType, refetchInvalid]);
// Without Workbox's cleanupOutdatedCaches(): it takes the caches of sites below this one for its own.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// 2. Pictures and videos: kept once they were seen.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && /^(image|video)$/.test(request.destination) && isInScope(url.pathname, settings),
  strategies.media,
);

// 3. Scripts and styles with hashed names: from the copy, once there is one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${site.baseUrl}assets/`),
  strategies.page,
);

// 4. Live samples: saved once they were opened or the reader asked for everything, fresh when there is a network.
const { sandbox } = settings;
if (sandbox !== undefined) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(sandbox),
    (options) =>
      strategies[isSandboxPage(options.url.pathname) ? 'samplePage' : 'sampleFile'].handle(options),
  );
}

// 5. Pages: fresh from the network; when it is slow or fails, the shell shows the cached content.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && isInScope(url.pathname, settings),
  async ({ request, url }) => {
    const network = fetch(request);
    const shell = async () => (await readShell()) ?? network;
    try {
      const response = await Promise.race([network, copyIsQuicker(url)]);
      return response === 'copy' || (response.status >= 500 && (await isSaved(url)))
        ? await shell()
        : response;
    } catch {
      return shell();
    }
  },
);

// 6. The first worker serves the page that brought it; later ones wait until the visitor agrees or all tabs are closed.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles(site), dropOrphans(site)]));
});

// 7. Pages decide whether the connection may be used for saving: a worker can't be trusted to know of data saver.
self.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  if (message?.type === 'save') event.waitUntil(saver.save(event, message));
  if (message?.type === 'status') event.waitUntil(reporter.postStatus());
  if (message?.type === 'forget') event.waitUntil(saver.deleteEverything());
  if (message?.type === 'skip-waiting') void self.skipWaiting();
});

/** Resolves when the network has had its time and there is a copy to show; otherwise never. */
async function copyIsQuicker(url: URL): Promise<'copy'> {
  await new Promise((resolve) => setTimeout(resolve, settings.navigationTimeout));
  return (await isSaved(url)) ? 'copy' : new Promise(() => {});
}

/** The app shell as a page, with the headers that the host sends with every file (such as those of security). */
async function readShell(): Promise<Response | undefined> {
  const installed = await matchPrecache(settings.shell);
  if (!installed) return undefined;
  const headers = new Headers(installed.headers);
  headers.set('content-type', 'text/html;charset=utf-8');
  ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
  return new Response((await installed.json()) as string, { headers });
}

/** Whether the shell can show the page at an address. */
async function isSaved({ pathname }: URL): Promise<boolean> {
  if (needsNoScript(pathname, settings)) return true;
  const manifest = await site.readManifest();
  const script = manifest && scriptOf(pathname, manifest, site.baseUrl);
  return script !== undefined && (await caches.match(script, { ignoreVary: true })) !== undefined;
}
