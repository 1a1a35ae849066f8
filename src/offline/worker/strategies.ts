import { copyResponse } from 'workbox-core/copyResponse';
import type { WorkboxPlugin } from 'workbox-core/types';
import { createPartialResponse } from 'workbox-range-requests';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { pageAddress, type SiteFiles } from '../../shared/manifests';
import { mediaCache, mediaKey, pagesCache, playCache, samplePageKey } from '../../shared/workerProtocol';
import { isSoundAnswer } from '../../shared/contentType';

type ReadList = () => Promise<SiteFiles | undefined>;
/**
 * A wrong answer is never kept, and one that is found counts as missing: it is fetched again and heals. The same where
 * the page asks past every cache, because what it got did not work.
 */
export const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isSoundAnswer(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && request.cache !== 'reload' && isSoundAnswer(request.url, cachedResponse)
      ? cachedResponse
      : null,
};

/** What the browser kept of a file may be what is broken: it is renewed, for the next attempt to install. */
export const renewBroken: WorkboxPlugin = {
  fetchDidFail: async ({ request: { url, integrity } }) => {
    if (integrity) await fetch(url, { cache: 'reload', integrity }).catch(() => {});
  },
};

/**
 * Keeps nothing while the reader wants no copies. Asked before and after a copy is written: whoever deletes all copies
 * says so first, so that one written meanwhile is either seen by the deletion or drops itself here (`onDropped`).
 */
export const createUnlessOff = (
  isOff: () => Promise<boolean>,
  onDropped: () => Promise<void>,
): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => ((await isOff()) ? null : response),
  cacheDidUpdate: async ({ cacheName, request }) => {
    if (!(await isOff())) return;
    await (await caches.open(cacheName)).delete(request);
    await onDropped();
  },
});

/** Files with hashed names never change. Scripts of pages and what search is made of are kept only if they are whole, to the byte. */
export function createPagesStrategy(
  baseUrl: string,
  readList: ReadList,
  unlessOff: WorkboxPlugin,
): CacheFirst {
  const isWhole = async ({ url }: Request, response: Response) => {
    const { pathname } = new URL(url);
    const list = await readList();
    const page = Object.entries(list?.pages ?? {}).find(
      ([path, [hash]]) => pageAddress(baseUrl, path, hash) === pathname,
    );
    const known = page?.[1][2] ?? list?.search.files[pathname]?.[1];
    return known === undefined || (await sha256(response.clone())) === known;
  };
  const wholeOnly: WorkboxPlugin = {
    cacheWillUpdate: async ({ request, response }) => ((await isWhole(request, response)) ? response : null),
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse && (await isWhole(request, cachedResponse)) ? cachedResponse : null,
  };
  return new CacheFirst({
    cacheName: pagesCache(baseUrl),
    plugins: [unlessOff, soundOnly, wholeOnly],
    // A host may vary its answers by Origin; the bytes behind a hashed name are the same for all.
    matchOptions: { ignoreVary: true },
  });
}

/** Pictures and videos keep their names when they change: a copy is good for the revision that this build lists. */
export function createMediaStrategy(
  baseUrl: string,
  readList: ReadList,
  unlessOff: WorkboxPlugin,
): CacheFirst {
  const revisionOf = async (url: string) => (await readList())?.media[new URL(url).pathname]?.revision;
  const byRevision: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => mediaKey(request.url, (await revisionOf(request.url)) ?? ''),
    cacheWillUpdate: async ({ request, response }) =>
      (await revisionOf(request.url)) === undefined ? null : response,
    requestWillFetch: async ({ request }) => {
      if ((await revisionOf(request.url)) === undefined) return request;
      // What the browser kept may be an older revision: the host confirms it. Players ask for parts; only the whole
      // can be kept.
      const cache = request.cache === 'reload' ? 'reload' : 'no-cache';
      return new Request(request.headers.has('range') ? request.url : request, {
        cache,
        signal: request.signal,
      });
    },
    // And players get the part they asked for: Safari plays nothing else.
    handlerWillRespond: async ({ request, response }) =>
      request.headers.has('range') && response.status === 200
        ? createPartialResponse(request, response)
        : response,
  };
  return new CacheFirst({
    cacheName: mediaCache(baseUrl),
    plugins: [unlessOff, soundOnly, byRevision],
    matchOptions: { ignoreVary: true },
  });
}

const NO_PROGRAM = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Offline</title>
<p>There is no network, and this was not opened before.`;

/**
 * Programs of samples. Their pages keep their names and are asked for anew; their scripts have hashed names. `timeout`:
 * milliseconds until a copy is better than waiting.
 */
export function createProgramStrategies(baseUrl: string, timeout: number, unlessOff: WorkboxPlugin) {
  const cacheName = playCache(baseUrl);
  const orSayWhy: WorkboxPlugin = {
    handlerDidError: async () =>
      new Response(NO_PROGRAM, { status: 503, headers: { 'content-type': 'text/html;charset=utf-8' } }),
  };
  const byPlainName: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => samplePageKey(request.url),
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && /^text\/html\b/.test(response.headers.get('content-type') ?? '')
        ? // Browsers reject a redirected response as the answer to a navigation.
          copyResponse(response)
        : null,
  };
  return {
    page: new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: timeout / 1000,
      plugins: [byPlainName, unlessOff, orSayWhy],
    }),
    script: new CacheFirst({ cacheName, plugins: [soundOnly, unlessOff] }),
  };
}

/** Base64, as in the list. */
async function sha256(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
