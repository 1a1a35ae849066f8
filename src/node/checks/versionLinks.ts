import type { Route, RouteModel, Site } from '../../config/model';
import { findSection, matchRoute } from '../../routes/matchRoute';
import { findInVersion } from '../../routes/sidebar';

/**
 * The path that a page of an older version most likely meant with a link to the same page of a newer version, which is
 * what absolute links become when docs are copied. Null for other links, and where the older version has no such page.
 */
export function findOwnVersion(
  from: Route | undefined,
  target: string,
  model: RouteModel,
  { docs }: Pick<Site, 'docs'>,
): string | null {
  const own = findSection(model, from);
  const other = findSection(model, matchRoute(model.routes, target));
  if (!own || !other) return null;
  const age = (version: string) => docs.versions.findIndex(({ name }) => name === version);
  if (age(other.version) >= age(own.version)) return null;
  const path = findInVersion(other, own, target);
  // Without the same page, findInVersion answers with the first page of the version.
  return path === own.index && target !== other.index ? null : path;
}
