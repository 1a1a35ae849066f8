import type { DocsSection, Route, RouteModel } from '../config/model';
import { isBelow, normalizePath } from '../shared/url';

/** The page at a path, or undefined: every route is an exact match, a trailing slash is the same page. */
export function matchRoute<R extends Route>(routes: readonly R[], path: string): R | undefined {
  const wanted = normalizePath(path);
  return routes.find((route) => route.path === wanted);
}

/** Whether another app on the host answers this path, so that only the browser itself can go there. */
export function isFullNavigation({ fullNavigation }: RouteModel, path: string): boolean {
  return fullNavigation.some((prefix) => isBelow(prefix, normalizePath(path)));
}

/** The docs section of a route. */
export function findSection({ sections }: RouteModel, route: Route | undefined): DocsSection | undefined {
  return sections.find(({ path }) => path === route?.section);
}
