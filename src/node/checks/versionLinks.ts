import type { Route, RouteModel, Site } from '../../config/model';
import { findSection, matchRoute } from '../../routes/matchRoute';
import { findInVersion } from '../../routes/sidebar';

/**
 * The likely intended target of a link from an older version to a page of a newer one: the same page of the older
 * version. Such links result from copying docs with absolute links. Null for other links, and without such a page.
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
  // Without the same page, findInVersion returns the first page of the version.
  return path === own.index && target !== other.index ? null : path;
}
