import { site } from '@site/site.config.json?site';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { BUILD_FILE } from '../shared/outputFiles';
import { resolveRedirect } from '../routes/redirects';
import { matchRoute } from '../routes/matchRoute';
import { markTarget } from '../browser/afterNavigation';
import type { AssetManifest } from '../shared/manifests';
import { normalizePath, withoutBase } from '../shared/url';
import type { RouteModel } from '../config/model';
import { listVersions } from '../routes/versions';
import { chosenIndex } from '../browser/docVersion';
import { FULL_NAVIGATION_KEY, PAGE_ID, ROOT_ID } from '../shared/dom';
import { mayHardNavigate } from '../runtime/fullNavigation';
import { isAllowed, readConnection } from '../browser/connection';
import { createOfflineStore } from '../offline/offlineStore';
import { fetchDeployedBuild, forceReload, readForcedReload } from '../runtime/deployment';
import { createHistory } from '../runtime/history';
import { interceptLinks, preloadOnIntent } from '../runtime/interceptLinks';
import { createPageLoader, loadLayout } from '../pages/pageLoader';
import { postToWorker } from '../offline/registration';
import { findOwnLinks, handleOwnLinks } from '../runtime/ownLinks';
import { createScriptFinder, prefetchInView } from '../browser/prefetch';
import { createProgressBar } from '../runtime/progressBar';
import { refreshFile } from '../runtime/refreshFile';
import { createRouter, isEmpty, type Router, type View } from '../runtime/router';
import { createStorageSlot } from '../browser/storage';
import { whenIdle } from '../browser/whenIdle';
import type { Structure } from '../routes/structure';
import { createPageImport } from './importPage';
import { createSearchTools } from './createSearchTools';
import { onStructure } from './onStructure';
import { addPartStyles } from './partStyles';

// The boot script loads the app on the first intent. Reading the page and following its links work without it.
const { dataset } = document.documentElement;
const lastForcedReload = readForcedReload(window.history);
const root = document.getElementById(ROOT_ID);
addPartStyles();
if (root) onStructure((structure) => start(root, structure));

function start(container: HTMLElement, { model, files, build }: Structure): void {
  const history = createHistory(window, () => router.view().phase === 'ready' && !isEmpty(router.view()));
  const reloadForNewDeploy = createDeployReload(build);
  const loader = createPageLoader({
    importPage: createPageImport(files),
    loadLayout,
    refresh: (address) => refreshFile(address, site.loading.timeout),
  });
  const router = createRouter({
    baseUrl: site.baseUrl,
    model,
    redirect: (path) => redirect(path, model),
    loader,
    history,
    initial: prerenderedView(model),
    loadingDelay: site.loading.delay,
    hardNavigate,
    reloadForNewDeploy,
  });

  const mayPrefetch = () => isAllowed(readConnection(), site.prefetch.skipWhen);
  const hasWorker = site.offline.worker && build !== undefined;
  const offline = createOfflineStore(site.baseUrl, hasWorker ? files : null);
  const search = createSearchTools({
    model,
    index: files.search.index,
    navigate: router.navigate,
    history,
    // Once per build, because every typed letter changes the address.
    reloadForNewDeploy: (isStillWanted, address) =>
      reloadForNewDeploy(isStillWanted, lastForcedReload?.split(' ')[0], address),
    // Excerpts need pages that aren't requested yet, so they are left out where prefetching is.
    loadPage: async (path) =>
      mayPrefetch() ? (await loader.load(matchRoute(model.routes, path))).page : undefined,
  });
  // Not awaited, because the app works without the extras.
  void import(/* webpackChunkName: "extras" */ './extras').catch(() => {});
  const app = <App site={site} model={model} router={router} offline={offline} search={search} />;
  // The app shell has no content to hydrate.
  if (dataset['page'] === 'shell') createRoot(container).render(app);
  else hydrateRoot(container, app);

  showProgress(router);
  delete dataset['failed'];
  interceptLinks(router, history, site.baseUrl, model);
  router.start();
  if (router.view().phase === 'ready') delete dataset['pending'];
  preloadOnIntent(router, mayPrefetch);
  // From here on styles ignore `:target`.
  markTarget(window.location.hash);
  dataset['app'] = '';
  whenIdle(() => {
    offline.start();
    handleLinks(router, files, hasWorker, mayPrefetch);
  });
}

/** Prefetches the linked pages in view. On a site whose pages aren't all saved, has the worker save the linked ones. */
function handleLinks(
  router: Router,
  { pages, pageBudget }: AssetManifest,
  hasWorker: boolean,
  mayPrefetch: () => boolean,
): void {
  const save = (links: Iterable<HTMLAnchorElement>) => {
    if (hasWorker && pageBudget !== undefined && isAllowed(readConnection(), site.offline.skipWhen))
      void postToWorker(
        { type: 'save', near: [router.view().route?.path ?? '', ...pathsOf(links)] },
        site.baseUrl,
      );
  };
  save(findOwnLinks());
  handleOwnLinks(router, (links) => {
    save(links);
    const scriptOf = createScriptFinder(site.baseUrl, pages);
    return mayPrefetch() ? prefetchInView(links, scriptOf, site.prefetch.inViewBytes) : () => {};
  });
}

const pathsOf = (links: Iterable<HTMLAnchorElement>) =>
  [...links]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => normalizePath(withoutBase(site.baseUrl, pathname) ?? ''));

/** Shows the progress bar while a page loads. */
function showProgress(router: Router): void {
  const bar = createProgressBar(site.loading);
  router.subscribe(() => {
    const { phase } = router.view();
    if (phase === 'pending') bar.start();
    if (phase === 'ready' || phase === 'failed') {
      bar.done();
      delete dataset['pending'];
    }
  });
}

/** Creates the function that reloads the page, or opens `address`, unless the deployed build is the running one or `known`. */
function createDeployReload(running: string | undefined) {
  return async (isStillWanted: () => boolean, known?: string, address?: string): Promise<boolean> => {
    const deployed = await fetchDeployedBuild(`${site.baseUrl}${BUILD_FILE}`);
    if (known !== undefined && known === deployed) return false;
    return isStillWanted() && forceReload(window, running, deployed, lastForcedReload, address);
  };
}

/** The prerendered content, read from the document so that hydration keeps it unchanged. */
function prerenderedView(model: RouteModel): View {
  const html = document.getElementById(PAGE_ID)?.innerHTML ?? '';
  const route = dataset['route'] === undefined ? undefined : matchRoute(model.routes, dataset['route']);
  const scrollTarget = { hash: '', position: undefined };
  // Only the search page depends on the query; "?utm_source=…" must not reload the page.
  const search = route?.kind === 'search' ? '' : window.location.search;
  return { id: 0, route, search, content: { type: 'kept', html }, scrollTarget, phase: 'ready' };
}

/** The target of a redirect. The root of the docs redirects to the version the reader chose. */
function redirect(path: string, model: RouteModel): string | null {
  const { versions, docsPath } = listVersions(site, model);
  const index = normalizePath(path) === docsPath ? chosenIndex(versions) : undefined;
  return index ?? resolveRedirect(path, model);
}

function hardNavigate(url: URL, how: 'push' | 'replace'): boolean {
  const attempts = createStorageSlot(() => window.sessionStorage, FULL_NAVIGATION_KEY);
  if (!mayHardNavigate(url.href, attempts, Date.now(), performance.timeOrigin)) return false;
  // With the current address and a hash, replace() would only scroll.
  if (url.href === window.location.href) window.location.reload();
  else window.location[how === 'push' ? 'assign' : 'replace'](url);
  return true;
}
