import { hasVersions, settings } from '@site/site.config.json?boot';
import { isBelow, normalizePath, withBase, withoutBase } from '../shared/url';
import { findWrongBase, showBaseBanner } from './baseBanner';
import { syncColorMode } from './colorMode';
import { showSiteFonts } from './siteFonts';
import { handleCopyButtons } from '../browser/copy';
import { closeDropdowns } from './dropdowns';
import { chosenIndex, syncDocVersion } from '../browser/docVersion';
import { lazyLoadFrames } from '../browser/frames';
import { runIdleScript } from './idleScript';
import { loadAppOnIntent } from './intent';
import { markHardNavigation } from './hardNavigation';
import { watchNetwork } from './networkStatus';
import { savePositionWhenHidden, restorePosition } from '../browser/restorePosition';
import { spyOnHeadings } from './scrollSpy';
import { listenForSearch, searchWithoutApp } from '../browser/searchKeys';
import { rememberSidebar } from './sidebarState';
import { rememberTabs } from './tabChoice';

// What a page does before the app has loaded, and most of what it does afterwards. The listeners are on the document, so
// they work for prerendered HTML and for what React renders. Inlined into every page, in <head>; what can wait until the
// page is idle is in idle.ts.
const { dataset } = document.documentElement;
/** How long (ms) a page that only the app can render hides its prerendered content. */
const PENDING_MS = 4000;
const { route, page, redirect } = dataset;
const path = withoutBase(settings.baseUrl, location.pathname);
/** The address may belong to another app or be redirected, which only the app can decide. */
const isForApp = path !== null && settings.appPrefixes.some((prefix) => isBelow(prefix, normalizePath(path)));
// Many hosts serve the landing page there, so its path says nothing about the base URL.
const wrongBase =
  route === undefined || isForApp ? null : findWrongBase(settings.baseUrl, route, location.pathname);

// A host with an SPA fallback serves the landing page at every unknown path, where the app loads and shows not-found.
// Under a wrong base URL the app fails to load, which is the only difference between the two.
const isFallback = wrongBase !== null && path !== null && route === '/';

// A redirect page under a wrong base URL has no valid target, so the banner explains why.
if (redirect !== undefined && wrongBase === null) {
  const index = hasVersions && route === settings.docsPath ? chosenIndex(settings.versions) : undefined;
  const target = index === undefined ? redirect : withBase(settings.baseUrl, index);
  location.replace(target + location.search + location.hash);
}
syncColorMode(dataset, settings.colorMode);
void showSiteFonts(dataset);
rememberSidebar(dataset);
handleCopyButtons();
rememberTabs();
closeDropdowns();
markHardNavigation(dataset);
savePositionWhenHidden();
spyOnHeadings();
lazyLoadFrames();

// Pages that only the app can render: the app shell, search results, and not-found pages that it may redirect.
const needsApp = page === 'shell' || isForApp || isFallback || (page === 'search' && location.search !== '');
if (needsApp) {
  dataset['pending'] = '';
  // The prerendered content is better than an empty page.
  setTimeout(() => delete dataset['pending'], PENDING_MS);
}
const onFailure = () => {
  delete dataset['pending'];
  dataset['failed'] = '';
  searchWithoutApp(document.documentElement);
  showWrongBase();
};
const showWrongBase = () => wrongBase !== null && showBaseBanner(wrongBase);
// Under a wrong base URL the app's files aren't at the addresses in the page.
const loadApp = wrongBase === null || isFallback ? loadAppOnIntent(onFailure) : null;
if (loadApp) listenForSearch(document.documentElement);

document.addEventListener('DOMContentLoaded', () => {
  restorePosition();
  if (hasVersions) syncDocVersion(settings.versions, settings.baseUrl);
  if (!isFallback) showWrongBase();
  // The app adds suggestions to a not-found page.
  if (needsApp || page === 'not-found') loadApp?.();
});

// The app marks the links that don't work offline. Its files are prefetched or saved by then.
watchNetwork(dataset, () => loadApp?.());

addEventListener('load', () => {
  // Under a wrong base URL the app has failed by now, and sw.js would be that of another site.
  if (!loadApp || (isFallback && !('app' in dataset))) return;
  // Without a limit, unlike `whenIdle`: nothing on the page waits for this. Safari lacks requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(runIdleScript);
});
