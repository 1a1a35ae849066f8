import type { RouteModel } from '../config/model';
import { isFullNavigation } from '../routes/matchRoute';
import { normalizePath, withBase, withoutBase } from '../shared/url';

/** What URLs of this site are resolved with. */
export interface SitePaths {
  readonly baseUrl: string;
  readonly model: RouteModel;
  /** The target of a redirect; null if the path isn't one. */
  readonly redirect: (path: string) => string | null;
}

const MAX_REDIRECTS = 50;

/** Follows redirects and keeps query and hash. Returns the same object if there is none. */
export function followRedirects(url: URL, { baseUrl, redirect }: SitePaths): URL {
  let resolved = url;
  // Every step shortens the path or ends at a page. The limit guards against a mistake in that reasoning.
  for (let step = 0; step < MAX_REDIRECTS; step++) {
    const path = withoutBase(baseUrl, resolved.pathname);
    const target = path === null ? null : redirect(path);
    if (target === null) return resolved;
    const next = new URL(resolved);
    next.pathname = withBase(baseUrl, target);
    resolved = next;
  }
  return resolved;
}

/** Whether a URL is outside the base URL or belongs to another app on the host. */
export function isExternal({ pathname }: URL, { baseUrl, model }: SitePaths): boolean {
  const path = withoutBase(baseUrl, pathname);
  return path === null || isFullNavigation(model, normalizePath(path));
}
