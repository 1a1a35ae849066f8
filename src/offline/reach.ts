import type { RouteModel } from '../config/model';
import { findPage } from '../routes/redirects';
import { hasContent, isFullNavigation } from '../routes/matchRoute';
import { normalizePath, withoutBase } from '../shared/url';
import { UNREACHABLE_MARK } from '../shared/dom';

/** Whether a link works offline: its page is cached, or has no content of its own. */
export function isReachable(
  { href, origin, pathname }: Pick<HTMLAnchorElement, 'href' | 'origin' | 'pathname'>,
  here: Pick<Location, 'origin' | 'pathname'>,
  baseUrl: string,
  model: RouteModel,
  saved: ReadonlySet<string>,
): boolean {
  if (!/^https?:/.test(href)) return true;
  if (origin === here.origin && pathname === here.pathname) return true;
  const below = origin === here.origin ? withoutBase(baseUrl, pathname) : null;
  if (below === null || isFullNavigation(model, normalizePath(below))) return false;
  const route = findPage(below, model);
  return route !== undefined && (!hasContent(route) || saved.has(route.path));
}

/** Marks the links that don't work offline; removes the marks when online. */
export function markUnreachable(isMarked: (link: HTMLAnchorElement) => boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    link.toggleAttribute(UNREACHABLE_MARK, isMarked(link));
  }
}
