import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { readToWorker, type WorkerSettings } from '../../shared/workerProtocol';
import { createCachedSite } from './cachedSite';
import { isInScope, needsNoScript, sampleKind, scriptOf } from './cachePolicy';
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
// Without Workbox's cleanupOutdatedCaches(), which would delete the caches of sites below this one.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// 2. Live samples and their pictures, cached when they are opened, or when the reader saves everything.
const { sandbox } = settings;
if (sandbox !== undefined) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(sandbox),
    (options) => strategies[sampleKind(options.url.pathname)].handle(options),
  );
}

// 3. Pictures and videos: cached on first use.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && /^(image|video)$/.test(request.destination) && isInScope(url.pathname, settings),
  strategies.media,
);

// 4. Scripts and styles with hashed names: cache first.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${site.baseUrl}assets/`),
  strategies.page,
);

// 5. Pages: network first; if it is slow or fails, the app shell shows the cached content.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && isInScope(url.pathname, settings),
  async ({ request, url }) => {
    const network = fetch(request);
    const shell = async () => (await readShell()) ?? network;
    try {
      const response = await Promise.race([network, cacheIsFaster(url)]);
      return response === 'cache' || (response.status >= 500 && (await isSaved(url)))
        ? await shell()
        : response;
    } catch {
      return shell();
    }
  },
);

// 6. The first worker controls the page that registered it. Later ones wait until the reader accepts or closes all tabs.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles(site), dropOrphans(site)]));
});

// 7. Pages decide whether the connection allows saving, because workers don't reliably know about data saver.
self.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  if (message?.type === 'save') event.waitUntil(saver.save(event, message));
  if (message?.type === 'status') event.waitUntil(reporter.postStatus());
  if (message?.type === 'forget') event.waitUntil(saver.deleteEverything());
  if (message?.type === 'skip-waiting') void self.skipWaiting();
});

/** Resolves after the timeout if the page is cached; otherwise never. */
async function cacheIsFaster(url: URL): Promise<'cache'> {
  await new Promise((resolve) => setTimeout(resolve, settings.navigationTimeout));
  return (await isSaved(url)) ? 'cache' : new Promise(() => {});
}

/** The app shell as a page, with the headers that the host sends with every file, such as security headers. */
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
