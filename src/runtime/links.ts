import type { RouteModel } from '../config/model';
import { resolveRedirect } from '../routes/redirects';
import { matchRoute } from '../routes/routes';
import { withoutBase } from '../routes/url';
import { type Click, isPlainClick } from './clicks';
import type { BrowserHistory } from './history';
import { LINK_INTENTS } from './prefetch';
import type { Router } from './router';

/** The parts of an <a> that decide it. */
export interface Anchor {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
}

/**
 * The address a click takes the visitor to inside the app, or null when the browser should do what it always does:
 * modified clicks, other windows, downloads, other origins, jumps within the page, and files that are no pages.
 */
export function resolveClick(
  click: Click,
  anchor: Anchor,
  here: URL,
  baseUrl: string,
  model: RouteModel,
): URL | null {
  if (!isPlainClick(click)) return null;
  if (anchor.download || (anchor.target !== '' && anchor.target !== '_self')) return null;
  const url = parseUrl(anchor.href);
  if (!url || url.origin !== here.origin) return null;
  if (url.hash !== '' && url.pathname === here.pathname && url.search === here.search) return null;
  return isPage(url, baseUrl, model) ? url : null;
}

function isPage(url: URL, baseUrl: string, model: RouteModel): boolean {
  const path = withoutBase(baseUrl, url.pathname);
  return (
    path !== null && (matchRoute(model.routes, path) !== undefined || resolveRedirect(path, model) !== null)
  );
}

function parseUrl(href: string): URL | null {
  try {
    return new URL(href);
  } catch {
    return null; // An <a> without a usable address.
  }
}

/** Hands clicks on links to the router, wherever in the document they happen. Returns the undo. */
export function followLinks(
  router: Router,
  history: BrowserHistory,
  baseUrl: string,
  model: RouteModel,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = closestLink(event.target);
    // The browser is already on its way to an earlier link: it alone decides which of two clicks wins.
    if (!link || document.documentElement.dataset['leaving'] !== undefined) return;
    // The browser tells nobody of a jump to a hash before it has scrolled.
    history.savePosition();
    const anchor = { href: link.href, target: link.target, download: link.hasAttribute('download') };
    const here = new URL(window.location.href);
    const url = resolveClick(event, anchor, here, baseUrl, model);
    if (!url) return;
    event.preventDefault();
    // Whoever follows a link does not wait for search any more.
    delete document.documentElement.dataset['search'];
    router.navigate(url, url.href === here.href ? 'replace' : 'push');
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Fetches a page once a visitor shows they may open it: pointer over its link, a touch, or focus. Returns the undo. */
export function preloadOnIntent(router: Router, isAllowed: () => boolean): () => void {
  const onIntent = ({ target }: Pick<Event, 'target'>) => {
    const link = closestLink(target);
    const url = link && parseUrl(link.href);
    if (url && url.origin === window.location.origin && isAllowed()) router.preload(url);
  };
  LINK_INTENTS.forEach((type) => document.addEventListener(type, onIntent, { passive: true }));
  // The intent that loaded the app came before these listeners.
  document.querySelectorAll('a:hover, a:focus').forEach((target) => onIntent({ target }));
  return () => LINK_INTENTS.forEach((type) => document.removeEventListener(type, onIntent));
}

function closestLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
