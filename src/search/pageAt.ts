import type { RouteModel, Site } from '../config/model';
import { matchRoute } from '../routes/routes';
import { withoutBase } from '../routes/url';

/** Path of the page at an address, on the host of the site or on the one it is seen on; null where there is none. */
export function pageAt(
  { origin, pathname }: URL,
  { url, baseUrl }: Site,
  { routes }: RouteModel,
): string | null {
  const isHere = origin === location.origin || origin === new URL(url).origin;
  const path = isHere ? withoutBase(baseUrl, pathname) : null;
  return path === null ? null : (matchRoute(routes, path)?.path ?? null);
}
