import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  mediaCache,
  pagesCache,
  sandboxCache,
  readToWorker,
  type SavedStatus,
  type ToWorker,
  type WorkerSettings,
} from '../../shared/workerProtocol';
import { pageAddresses, type AssetManifest } from '../../shared/manifests';
import { METADATA_ADDRESS, readMetadata, writeMetadata } from './cacheMetadata';
import {
  findOrphans,
  isOurs,
  isSandboxPage,
  keptBuilds,
  needsNoScript,
  scriptOf,
  wantedFiles,
} from './cachePolicy';
import { readSaved, saveFiles } from './save';
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
const { baseUrl } = settings;
const assets = `${baseUrl}assets/`;
const honorOptOut = createOptOut(isOptedOut, postStatus);
const samples = createSandboxStrategies(baseUrl, settings.navigationTimeout, honorOptOut);
const strategies = {
  page: createPagesStrategy(baseUrl, readManifest, honorOptOut),
  media: createMediaStrategy(baseUrl, readManifest, honorOptOut),
  samplePage: samples.page,
  sampleFile: samples.script,
};
let manifest: Promise<AssetManifest> | undefined;
const cacheNames = {
  page: pagesCache(baseUrl),
  media: mediaCache(baseUrl),
  samplePage: sandboxCache(baseUrl),
  sampleFile: sandboxCache(baseUrl),
};

// 1. Precached, all or nothing: the app shell, the app, the layouts and the asset manifest.
addPlugins([checkContentType, refetchInvalid]);
// Without Workbox's cleanupOutdatedCaches(): it takes the caches of sites below this one for its own.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// 2. Scripts and styles with hashed names: from the copy, once there is one.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets), strategies.page);

// 3. Live samples: saved once they were opened or the reader asked for everything, fresh when there is a network.
const { sandbox } = settings;
if (sandbox !== undefined) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(sandbox),
    (options) => samples[isSandboxPage(options.url.pathname) ? 'page' : 'script'].handle(options),
  );
}

// 4. Pictures and videos: kept once they were seen.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && /^(image|video)$/.test(request.destination) && isOurs(url.pathname, settings),
  strategies.media,
);

// 5. Pages: fresh from the network; when it is slow or fails, the shell shows the cached content.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && isOurs(url.pathname, settings),
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
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles(), dropOrphans()]));
});

// 7. Pages decide whether the connection may be used for saving: a worker can't be trusted to know of data saver.
self.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  if (message?.type === 'save') event.waitUntil(save(event, message));
  if (message?.type === 'status') event.waitUntil(postStatus());
  if (message?.type === 'forget') event.waitUntil(deleteEverything());
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
  const manifest = await readManifest();
  const script = manifest && scriptOf(pathname, manifest, baseUrl);
  return script !== undefined && (await caches.match(script, { ignoreVary: true })) !== undefined;
}

/** Drops what neither this build nor the one before is made of. */
async function dropOldFiles(): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  const files = wantedFiles(manifest, baseUrl, true);
  const keysOf = (kind: 'page' | 'media') => files.filter((file) => file.kind === kind).map(({ key }) => key);
  const pages = await caches.open(cacheNames.page);
  const metadata = await readMetadata(pages);
  const builds = keptBuilds(keysOf('page'), metadata.builds);
  await keepOnly(pages, [...builds.flat(), METADATA_ADDRESS]);
  await keepOnly(await caches.open(cacheNames.media), keysOf('media'));
  // Another build has other files: whether all are there remains to be seen.
  if (builds !== metadata.builds)
    await writeMetadata(pages, { ...(metadata.isOff && { isOff: true }), builds });
}

/** Deletes sandbox scripts that have been replaced. */
async function dropOrphans(): Promise<void> {
  if (sandbox === undefined) return;
  const cache = await caches.open(sandboxCache(baseUrl));
  const addresses = (await cache.keys()).map(({ url }) => url);
  const texts = addresses
    .filter((url) => isSandboxPage(new URL(url).pathname))
    .map(async (url) => (await cache.match(url))?.text() ?? '');
  const scripts = addresses.filter((url) => url.endsWith('.js'));
  for (const url of findOrphans(scripts, await Promise.all(texts))) await cache.delete(url);
}

async function keepOnly(cache: Cache, keys: readonly string[]): Promise<void> {
  const kept = new Set(keys.map((key) => new URL(key, self.location.href).href));
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request);
}

type SaveMessage = ToWorker & { type: 'save' };

/** Rounds of saving run one after the other; a round that was forgotten stops. */
let turn: Promise<void> = Promise.resolve();
let round = 0;
let underWay = 0;
let isFull = false;
/** Whether the last round was for everything: the progress that is reported. */
let isForEverything = false;

async function save(event: ExtendableEvent, what: SaveMessage): Promise<void> {
  const mine = round;
  const isWanted = () => mine === round;
  underWay++;
  // A reader who pressed "Save all" sees at once that it has begun.
  if (what.everything) void postStatus();
  turn = turn
    .then(() => (isWanted() ? saveMissing(event, what, isWanted) : undefined))
    .catch(() => {}) // No room even for the metadata: the next visit tries again.
    .finally(() => underWay--);
  await turn;
  if (!what.ahead) await postStatus();
}

async function saveMissing(
  event: ExtendableEvent,
  { everything = false, ahead = false }: SaveMessage,
  isWanted: () => boolean,
): Promise<void> {
  const manifest = await readManifest();
  const pages = await caches.open(cacheNames.page);
  const { isOff: isOptedOut, ...metadata } = await readMetadata(pages);
  // Honour the opt-out until the reader saves everything again.
  if (!manifest || (isOptedOut && !everything)) return;
  if (isOptedOut) await writeMetadata(pages, metadata);
  isForEverything = everything;
  const onSaved = () => void (ahead || postStatus());
  const wanted = wantedFiles(manifest, baseUrl, everything);
  isFull = !(await saveFiles(wanted, strategies, cacheNames, event, isWanted, onSaved));
  const isSaved = await readSaved(cacheNames);
  const isComplete = isWanted() && wantedFiles(manifest, baseUrl, false).every(isSaved);
  if (isComplete && !ahead && metadata.at === undefined)
    await writeMetadata(pages, { ...metadata, at: Date.now() });
}

/** Deletes the offline cache and records the opt-out first, because a page may be fetching at this moment. */
async function deleteEverything(): Promise<void> {
  round++;
  await turn;
  const pages = await caches.open(cacheNames.page);
  const { builds } = await readMetadata(pages);
  await writeMetadata(pages, { builds, isOff: true });
  await keepOnly(pages, [METADATA_ADDRESS]);
  await Promise.all([cacheNames.media, sandboxCache(baseUrl)].map((name) => caches.delete(name)));
  isFull = isForEverything = false;
  await postStatus();
}

/** Posts the progress of saving to every page. */
async function postStatus(): Promise<void> {
  const manifest = await readManifest();
  if (!manifest) return;
  const isSaved = await readSaved(cacheNames);
  const all = wantedFiles(manifest, baseUrl, true);
  const background = wantedFiles(manifest, baseUrl, false);
  const files = isForEverything ? all : background;
  const pages = new Set(pageAddresses(baseUrl, manifest).values());
  const status: SavedStatus = {
    type: 'saved',
    baseUrl,
    saved: files.filter(isSaved).length,
    of: files.length,
    isComplete: background.every(isSaved) && all.filter(({ address }) => pages.has(address)).every(isSaved),
    at: (await readMetadata(await caches.open(cacheNames.page))).at,
    isSaving: underWay > 0,
    isFull,
  };
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  clients.forEach((client) => client.postMessage(status));
}

/** The asset manifest installed with this worker; read once. */
async function readManifest(): Promise<AssetManifest | undefined> {
  manifest ??= (await matchPrecache(settings.manifest))?.json() as Promise<AssetManifest> | undefined;
  return manifest;
}

/** Whether the reader deleted the offline cache, which opts out of it. */
async function isOptedOut(): Promise<boolean> {
  return (await readMetadata(await caches.open(cacheNames.page))).isOff === true;
}
