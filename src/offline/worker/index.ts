import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  mediaCache,
  pagesCache,
  playCache,
  readToWorker,
  type SavedStatus,
  type ToWorker,
  type WorkerSettings,
} from '../../shared/workerProtocol';
import { pageAddresses, type SiteFiles } from '../../shared/manifests';
import { NOTE_ADDRESS, readNote, writeNote } from './cacheMetadata';
import {
  findOrphans,
  isOurs,
  isProgramPage,
  keptBuilds,
  needsNoScript,
  scriptOf,
  wantedFiles,
} from './cachePolicy';
import { readSaved, saveFiles } from './save';
import {
  createMediaStrategy,
  createPagesStrategy,
  createProgramStrategies,
  createUnlessOff,
  renewBroken,
  soundOnly,
} from './strategies';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };
declare const __WORKER__: WorkerSettings;

const settings = __WORKER__;
const { baseUrl } = settings;
const assets = `${baseUrl}assets/`;
const unlessOff = createUnlessOff(isOff, tell);
const samples = createProgramStrategies(baseUrl, settings.navigationTimeout, unlessOff);
const strategies = {
  page: createPagesStrategy(baseUrl, readList, unlessOff),
  media: createMediaStrategy(baseUrl, readList, unlessOff),
  samplePage: samples.page,
  sampleFile: samples.script,
};
let list: Promise<SiteFiles> | undefined;
const cacheNames = {
  page: pagesCache(baseUrl),
  media: mediaCache(baseUrl),
  samplePage: playCache(baseUrl),
  sampleFile: playCache(baseUrl),
};

// 1. Installed at once, all or nothing: the shell, the app, the kinds of page, the list of the rest.
addPlugins([soundOnly, renewBroken]);
// Without Workbox's cleanupOutdatedCaches(): it takes the caches of sites below this one for its own.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// 2. Scripts and styles with hashed names: from the copy, once there is one.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets), strategies.page);

// 3. Live samples: saved once they were opened or the reader asked for everything, fresh when there is a network.
const { play } = settings;
if (play !== undefined) {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(play),
    (options) => samples[isProgramPage(options.url.pathname) ? 'page' : 'script'].handle(options),
  );
}

// 4. Pictures and videos: kept once they were seen.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && /^(image|video)$/.test(request.destination) && isOurs(url.pathname, settings),
  strategies.media,
);

// 5. Pages: fresh from the network; when it is slow or fails, the shell draws the copy.
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
  if (message?.type === 'status') event.waitUntil(tell());
  if (message?.type === 'forget') event.waitUntil(forget());
  if (message?.type === 'skip-waiting') void self.skipWaiting();
});

/** Resolves when the network has had its time and there is a copy to show; otherwise never. */
async function copyIsQuicker(url: URL): Promise<'copy'> {
  await new Promise((resolve) => setTimeout(resolve, settings.navigationTimeout));
  return (await isSaved(url)) ? 'copy' : new Promise(() => {});
}

/** The offline shell as a page, with the headers that the host sends with every file (such as those of security). */
async function readShell(): Promise<Response | undefined> {
  const installed = await matchPrecache(settings.shell);
  if (!installed) return undefined;
  const headers = new Headers(installed.headers);
  headers.set('content-type', 'text/html;charset=utf-8');
  ['content-encoding', 'content-length'].forEach((name) => headers.delete(name));
  return new Response((await installed.json()) as string, { headers });
}

/** Whether the shell can show what stands at an address. */
async function isSaved({ pathname }: URL): Promise<boolean> {
  if (needsNoScript(pathname, settings)) return true;
  const list = await readList();
  const script = list && scriptOf(pathname, list, baseUrl);
  return script !== undefined && (await caches.match(script, { ignoreVary: true })) !== undefined;
}

/** Drops what neither this build nor the one before is made of. */
async function dropOldFiles(): Promise<void> {
  const list = await readList();
  if (!list) return;
  const files = wantedFiles(list, baseUrl, true);
  const keysOf = (kind: 'page' | 'media') => files.filter((file) => file.kind === kind).map(({ key }) => key);
  const pages = await caches.open(cacheNames.page);
  const note = await readNote(pages);
  const builds = keptBuilds(keysOf('page'), note.builds);
  await keepOnly(pages, [...builds.flat(), NOTE_ADDRESS]);
  await keepOnly(await caches.open(cacheNames.media), keysOf('media'));
  // Another build has other files: whether all are there remains to be seen.
  if (builds !== note.builds) await writeNote(pages, { ...(note.isOff && { isOff: true }), builds });
}

/** Drops the scripts of programs that have been replaced. */
async function dropOrphans(): Promise<void> {
  if (play === undefined) return;
  const cache = await caches.open(playCache(baseUrl));
  const addresses = (await cache.keys()).map(({ url }) => url);
  const texts = addresses
    .filter((url) => isProgramPage(new URL(url).pathname))
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
  if (what.everything) void tell();
  turn = turn
    .then(() => (isWanted() ? saveMissing(event, what, isWanted) : undefined))
    .catch(() => {}) // No room even for the note: the next visit tries again.
    .finally(() => underWay--);
  await turn;
  if (!what.ahead) await tell();
}

async function saveMissing(
  event: ExtendableEvent,
  { everything = false, ahead = false }: SaveMessage,
  isWanted: () => boolean,
): Promise<void> {
  const list = await readList();
  const pages = await caches.open(cacheNames.page);
  const { isOff, ...note } = await readNote(pages);
  // Whoever deleted their copies wants none, unless they ask for all of them again.
  if (!list || (isOff && !everything)) return;
  if (isOff) await writeNote(pages, note);
  isForEverything = everything;
  const onSaved = () => void (ahead || tell());
  const wanted = wantedFiles(list, baseUrl, everything);
  isFull = !(await saveFiles(wanted, strategies, cacheNames, event, isWanted, onSaved));
  const isSaved = await readSaved(cacheNames);
  const isComplete = isWanted() && wantedFiles(list, baseUrl, false).every(isSaved);
  if (isComplete && !ahead && note.at === undefined) await writeNote(pages, { ...note, at: Date.now() });
}

/** Deletes every copy, and keeps none from now on: that comes first, for a page may be fetching at this moment. */
async function forget(): Promise<void> {
  round++;
  await turn;
  const pages = await caches.open(cacheNames.page);
  const { builds } = await readNote(pages);
  await writeNote(pages, { builds, isOff: true });
  await keepOnly(pages, [NOTE_ADDRESS]);
  await Promise.all([cacheNames.media, playCache(baseUrl)].map((name) => caches.delete(name)));
  isFull = isForEverything = false;
  await tell();
}

/** Tells every page how far saving is. */
async function tell(): Promise<void> {
  const list = await readList();
  if (!list) return;
  const isSaved = await readSaved(cacheNames);
  const all = wantedFiles(list, baseUrl, true);
  const background = wantedFiles(list, baseUrl, false);
  const files = isForEverything ? all : background;
  const pages = new Set(pageAddresses(baseUrl, list).values());
  const status: SavedStatus = {
    type: 'saved',
    baseUrl,
    saved: files.filter(isSaved).length,
    of: files.length,
    isComplete: background.every(isSaved) && all.filter(({ address }) => pages.has(address)).every(isSaved),
    at: (await readNote(await caches.open(cacheNames.page))).at,
    isSaving: underWay > 0,
    isFull,
  };
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  clients.forEach((client) => client.postMessage(status));
}

/** The list of all that can be saved, as installed with this worker; read once. */
async function readList(): Promise<SiteFiles | undefined> {
  list ??= (await matchPrecache(settings.list))?.json() as Promise<SiteFiles> | undefined;
  return list;
}

/** Whether the reader deleted their copies and wants none. */
async function isOff(): Promise<boolean> {
  return (await readNote(await caches.open(cacheNames.page))).isOff === true;
}
