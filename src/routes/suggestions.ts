import leven from 'leven';
import type { Route } from '../config/model';
import { normalizePath } from '../shared/url';

/** Maximum number of suggestions. */
const COUNT = 3;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Suggestions for an address without a page, best first: pages whose path or last segment differs by a typo.
 * `/docs/editor` → `/docs/api/editor`.
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
 * Edit distance; Infinity if it exceeds a third of the last segment. A page with the same last segment in another folder
 * has distance 1.
 */
function distanceTo(wanted: string, path: string): number {
  const limit = Math.max(lastPart(wanted).length, lastPart(path).length) / 3;
  const distance = Math.min(leven(wanted, path), leven(lastPart(wanted), lastPart(path)) + 1);
  return distance <= Math.max(limit, 1) ? distance : Infinity;
}
