import type { RouteModel } from '../config/model';
import { resolveRedirect } from '../routes/redirects';
import { matchRoute } from '../routes/matchRoute';
import { withoutBase } from '../shared/url';
import { type Click, isPlainClick } from '../browser/clicks';
import type { BrowserHistory } from './history';
import { LINK_INTENTS } from '../browser/prefetch';
import type { Router } from './router';

/** The properties of an <a> that decide how a click is handled. */
export interface Anchor {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
}

/**
 * The URL that a click opens inside the app, or null if the browser should handle it: modified clicks, other windows,
 * downloads, other origins, jumps within the page, and files that aren't pages.
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
    return null; // An <a> without a valid URL.
  }
}

/** Routes clicks on links anywhere in the document. Returns an undo function. */
export function interceptLinks(
  router: Router,
  history: BrowserHistory,
  baseUrl: string,
  model: RouteModel,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = closestLink(event.target);
    // The browser is already following an earlier link, so it decides which of the two clicks wins.
    if (!link || document.documentElement.dataset['leaving'] !== undefined) return;
    // The browser fires no event for a jump to a hash before it scrolls.
    history.savePosition();
    const anchor = { href: link.href, target: link.target, download: link.hasAttribute('download') };
    const here = new URL(window.location.href);
    const url = resolveClick(event, anchor, here, baseUrl, model);
    if (!url) return;
    event.preventDefault();
    // Following a link cancels a pending search window.
    delete document.documentElement.dataset['search'];
    router.navigate(url, url.href === here.href ? 'replace' : 'push');
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Preloads a page when its link is hovered, touched or focused. Returns an undo function. */
export function preloadOnIntent(router: Router, isAllowed: () => boolean): () => void {
  const onIntent = ({ target }: Pick<Event, 'target'>) => {
    const link = closestLink(target);
    const url = link && parseUrl(link.href);
    if (url && url.origin === window.location.origin && isAllowed()) router.preload(url);
  };
  LINK_INTENTS.forEach((type) => document.addEventListener(type, onIntent, { passive: true }));
  // The event that loaded the app came before these listeners.
  document.querySelectorAll('a:hover, a:focus').forEach((target) => onIntent({ target }));
  return () => LINK_INTENTS.forEach((type) => document.removeEventListener(type, onIntent));
}

function closestLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
