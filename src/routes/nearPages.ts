import leven from 'leven';
import type { Route } from '../config/model';
import { normalizePath } from './url';

/** How many pages are offered for an address without one. */
const COUNT = 3;

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The pages somebody may have meant by an address that has none, best first: those whose whole path or last part is a
 * slip of the pen away. `/docs/editor` → `/docs/api/editor`.
 */
export function findNearPages<R extends Pick<Route, 'path'>>(path: string, routes: readonly R[]): R[] {
  const wanted = normalizePath(path).toLowerCase();
  return routes
    .map((route) => ({ route, distance: distanceTo(wanted, route.path.toLowerCase()) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, COUNT)
    .map(({ route }) => route);
}

/** Letters to change; Infinity where it is more than a third of them. A page of the same name elsewhere counts as near. */
function distanceTo(wanted: string, path: string): number {
  const limited = (one: string, other: string) => {
    const distance = leven(one, other);
    return distance <= Math.max(one.length, other.length) / 3 ? distance : Infinity;
  };
  return Math.min(limited(wanted, path), limited(lastPart(wanted), lastPart(path)) + 1);
}
