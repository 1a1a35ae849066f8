import leven from 'leven';
import type { Route } from '../config/model';
import { normalizePath } from '../shared/url';

/** How many pages are offered for an address without one. */
const COUNT = 3;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Suggestions for an address without a page, best first: pages whose whole path or last part is a typo away. `/docs/editor` → `/docs/api/editor`.
 */
export function suggestPages<R extends Pick<Route, 'path'>>(path: string, routes: readonly R[]): R[] {
  const wanted = normalizePath(path).toLowerCase();
  return routes
    .map((route) => ({ route, distance: distanceTo(wanted, route.path.toLowerCase()) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, COUNT)
    .map(({ route }) => route);
}

/**
 * Letters to change; Infinity where they are more than a third of the last part. A page of the same name elsewhere counts
 * as near.
 */
function distanceTo(wanted: string, path: string): number {
  const limit = Math.max(lastPart(wanted).length, lastPart(path).length) / 3;
  const distance = Math.min(leven(wanted, path), leven(lastPart(wanted), lastPart(path)) + 1);
  return distance <= Math.max(limit, 1) ? distance : Infinity;
}
