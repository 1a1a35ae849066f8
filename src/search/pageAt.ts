import type { RouteModel, Site } from '../config/model';
import { matchRoute } from '../routes/matchRoute';
import { withoutBase } from '../shared/url';

/** Path of the page at a URL on the site's host or the current one; null if there is none. */
export function pageAt(
  { origin, pathname }: URL,
  { url, baseUrl }: Site,
  { routes }: RouteModel,
): string | null {
  const isHere = origin === location.origin || origin === new URL(url).origin;
  const path = isHere ? withoutBase(baseUrl, pathname) : null;
  return path === null ? null : (matchRoute(routes, path)?.path ?? null);
}
