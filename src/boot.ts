import { settings } from '@site/site.config.json?boot';
import { closeGate } from './pages/landingGate';
import { isBelow, normalizePath, withoutBase } from './routes/url';
import { findWrongBase, showBaseBanner } from './runtime/baseBanner';
import { followColorMode } from './runtime/colorMode';
import { copyCode } from './runtime/copyCode';
import { type Connection, canPrefetch } from './runtime/connection';
import { closeDropdowns } from './runtime/dropdowns';
import { followDocVersion } from './runtime/docVersion';
import { loadAppOnIntent } from './runtime/intent';
import { markLeaving } from './runtime/leaving';
import { restorePosition } from './runtime/restorePosition';
import { spyOnHeadings } from './runtime/scrollSpy';

// Everything a page does before the app is there, and most of what it does afterwards: listeners stand on the
// document, so that they serve prerendered HTML and what React draws alike. Inlined into every page, in <head>.
const { dataset } = document.documentElement;
const { connection } = navigator as Navigator & { connection?: Connection };
const { route, page, gate, redirect } = dataset;
const wrongBase = route === undefined ? null : findWrongBase(settings.baseUrl, route, location.pathname);

// Under a wrong base URL a signpost would point at nothing: the banner has to say why.
if (redirect !== undefined && wrongBase === null)
  location.replace(redirect + location.search + location.hash);
followColorMode(dataset, settings.colorMode);
if (gate !== undefined) closeGate(Number(gate));
copyCode();
closeDropdowns();
markLeaving(dataset);
spyOnHeadings();

const path = withoutBase(settings.baseUrl, location.pathname);
// Pages that only the app can draw: the offline shell, results of a search, and what a not-found page may stand for.
const needsApp =
  page === 'shell' ||
  (page === 'search' && location.search !== '') ||
  (page === 'not-found' &&
    path !== null &&
    settings.appPrefixes.some((prefix) => isBelow(prefix, normalizePath(path))));
if (needsApp) dataset['pending'] = '';
// Under a wrong base URL none of the app's files is where the page says.
const app = wrongBase === null ? loadAppOnIntent(() => delete dataset['pending']) : null;

document.addEventListener('DOMContentLoaded', () => {
  restorePosition();
  followDocVersion(settings.versions, settings.baseUrl);
  if (wrongBase !== null) showBaseBanner(wrongBase);
  else if (needsApp) app?.load();
});

addEventListener('load', () => {
  if (!app) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has no requestIdleCallback.
  whenIdle(() => {
    if (canPrefetch(connection, settings.prefetchSkip)) app.prefetch();
    // Where workers are refused (private windows, policies) the site simply works online only.
    if (settings.worker) navigator.serviceWorker?.register(`${settings.baseUrl}sw.js`).catch(() => {});
  });
});
