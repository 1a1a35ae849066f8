import type { Config } from '../../config/load';
import { nearest } from '../../config/nearest';
import { isFullNavigation } from '../../routes/matchRoute';
import { isBelow, normalizePath } from '../../shared/url';

/**
 * The app of this site that a path without an app probably means. Paths below `fullNavigation` can be those of any app of
 * the host, so only a path that is nearly the one of a built app is taken for a mistake.
 */
export function findNearApp(
  path: string,
  { site, routes }: Pick<Config, 'site' | 'routes'>,
): string | undefined {
  const isRedirect = isFullNavigation({ ...routes, fullNavigation: [] }, path);
  const apps = site.apps.map((app) => app.path);
  const wanted = normalizePath(path);
  if (isRedirect || apps.some((app) => isBelow(normalizePath(app), wanted))) return undefined;
  return nearest(path, apps);
}
