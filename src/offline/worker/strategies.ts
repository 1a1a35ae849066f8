import { copyResponse } from 'workbox-core/copyResponse';
import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { hasExpectedType } from '../../shared/contentType';
import { readPageAddress } from '../../shared/manifests';
import { decode, encodePath } from '../../shared/url';
import { mediaKey, samplePageKey } from '../../shared/workerProtocol';
import type { CachedSite } from './cachedSite';
import { readMetadata } from './cacheMetadata';
import { answerRange, WHOLE_FILE } from './rangeResponse';

/**
 * Never caches an invalid response, and treats an invalid cached one as a miss. So does a request that bypasses caches
 * because the file it got didn't work.
 */
export const checkContentType: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    hasExpectedType(request.url, response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && request.cache !== 'reload' && hasExpectedType(request.url, cachedResponse)
      ? cachedResponse
      : null,
};

/** The HTTP cache may hold the invalid response; replaces it for the next attempt to install. */
export const refetchInvalid: WorkboxPlugin = {
  fetchDidFail: async ({ request: { url, integrity } }) => {
    if (integrity) await fetch(url, { cache: 'reload', integrity }).catch(() => {});
  },
};

/**
 * Caches nothing after the opt-out. Checked before and after each write, because the opt-out is recorded before the
 * deletion: a write that races it is undone here (`onDropped`).
 */
export function createOptOut({ cacheNames }: CachedSite, onDropped: () => Promise<void>): WorkboxPlugin {
  const isOptedOut = async () => (await readMetadata(await caches.open(cacheNames.page))).isOff === true;
  return {
    cacheWillUpdate: async ({ response }) => ((await isOptedOut()) ? null : response),
    cacheDidUpdate: async ({ cacheName, request }) => {
      if (!(await isOptedOut())) return;
      await (await caches.open(cacheName)).delete(request);
      await onDropped();
    },
  };
}

/** Files with hashed names never change. Scripts of pages and files of search are cached only after an integrity check. */
export function createPagesStrategy(
  { cacheNames, readManifest }: CachedSite,
  honorOptOut: WorkboxPlugin,
): CacheFirst {
  const matchesIntegrity = async ({ url }: Request, response: Response) => {
    const { pathname } = new URL(url);
    const known = readPageAddress(pathname)?.hash ?? (await readManifest())?.search.files[pathname]?.[1];
    return known === undefined || (await sha256(response.clone())).startsWith(known);
  };
  const checkIntegrity: WorkboxPlugin = {
    cacheWillUpdate: async ({ request, response }) =>
      (await matchesIntegrity(request, response)) ? response : null,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && (await matchesIntegrity(request, cachedResponse)) ? cachedResponse : null,
  };
  return new CacheFirst({
    cacheName: cacheNames.page,
    plugins: [honorOptOut, checkContentType, checkIntegrity],
    // Hosts may send `Vary: Origin`, but the content behind a hashed name is always the same.
    matchOptions: { ignoreVary: true },
  });
}

/** Pictures and videos keep their names when they change, so the cache key contains the revision from the manifest. */
export function createMediaStrategy(
  { cacheNames, readManifest }: CachedSite,
  honorOptOut: WorkboxPlugin,
): CacheFirst {
  // A page may spell an address in another way than the manifest: `/shot[1].png` is `/shot%5B1%5D.png`.
  const addressOf = ({ url }: Request) => encodePath(decode(new URL(url).pathname));
  const revisionOf = async (request: Request) => (await readManifest())?.media[addressOf(request)]?.revision;
  const byRevision: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) =>
      mediaKey(addressOf(request), (await revisionOf(request)) ?? ''),
    cacheWillUpdate: async ({ request, response }) =>
      (await revisionOf(request)) === undefined ? null : response,
    requestWillFetch: async ({ request }) => {
      const range = request.headers.get('range');
      // A part, such as the one after a seek, arrives sooner than the whole file, but can't be cached.
      if ((range !== null && range !== WHOLE_FILE) || (await revisionOf(request)) === undefined)
        return request;
      // Revalidated, because the HTTP cache may hold an older revision.
      const cache = request.cache === 'reload' ? 'reload' : 'no-cache';
      return new Request(range === null ? request : request.url, { cache, signal: request.signal });
    },
    handlerWillRespond: async ({ request, response }) => answerRange(request, response),
  };
  return new CacheFirst({
    cacheName: cacheNames.media,
    plugins: [honorOptOut, checkContentType, byRevision],
    matchOptions: { ignoreVary: true },
  });
}

const OFFLINE_SANDBOX = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Offline</title>
<p>You’re offline, and this sample isn’t saved.`;

/** Demos of samples: cache first for files with hashed names; network first for all others, with a `timeout` in ms. */
export function createSandboxStrategies(
  { cacheNames }: CachedSite,
  timeout: number,
  honorOptOut: WorkboxPlugin,
) {
  const explainFailure: WorkboxPlugin = {
    handlerDidError: async () =>
      new Response(OFFLINE_SANDBOX, { status: 503, headers: { 'content-type': 'text/html;charset=utf-8' } }),
  };
  const byPageKey: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => samplePageKey(request.url),
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && /^text\/html\b/.test(response.headers.get('content-type') ?? '')
        ? // Browsers reject a redirected response to a navigation.
          copyResponse(response)
        : null,
  };
  const networkFirst = (cacheName: string, plugins: WorkboxPlugin[]) =>
    new NetworkFirst({ cacheName, networkTimeoutSeconds: timeout / 1000, plugins });
  const filePlugins = [checkContentType, honorOptOut];
  return {
    samplePage: networkFirst(cacheNames.samplePage, [byPageKey, honorOptOut, explainFailure]),
    sampleFile: networkFirst(cacheNames.sampleFile, filePlugins),
    hashedSampleFile: new CacheFirst({ cacheName: cacheNames.hashedSampleFile, plugins: filePlugins }),
  };
}

/** In hexadecimal digits. */
async function sha256(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
