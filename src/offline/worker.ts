import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answersNavigation, isSoundAsset, type WorkerSettings } from './policy';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};
declare const __WORKER__: WorkerSettings;

// Installed at once: the shell and the app.
precacheAndRoute(self.__WB_MANIFEST);

// Hashed files never change; what a visit fetched is there the next time.
const assets = `${__WORKER__.baseUrl}assets/`;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          isSoundAsset(response.status, response.headers.get('content-type')) ? response : null,
      },
    ],
  }),
);

// Pages come fresh from the network; without one, the shell draws what it has.
const navigation = new NavigationRoute(async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    return (await matchPrecache(__WORKER__.shell)) ?? Response.error();
  }
});
registerRoute(
  (options) => answersNavigation(options.url.pathname, __WORKER__) && navigation.match(options),
  navigation.handler,
);
