import type { DocsSection, Route, RouteModel } from '../config/model';
import { isBelow, normalizePath } from '../shared/url';

/** Places of routes by path, because a large site looks up each link of each page. */
const places = new WeakMap<readonly Route[], ReadonlyMap<string, number>>();

/** The page at a path. Routes match exactly, apart from a trailing slash. */
export function matchRoute<R extends Route>(routes: readonly R[], path: string): R | undefined {
  const known = places.get(routes) ?? new Map(routes.map((route, place) => [route.path, place]));
  places.set(routes, known);
  return routes[known.get(normalizePath(path)) ?? -1];
}

/** The page with all results of a query; undefined if the site has no search. */
export const findSearchPage = ({ routes }: RouteModel): Route | undefined =>
  routes.find(({ kind }) => kind === 'search');

/** Whether a page has content, and so its own script. */
export const hasContent = ({ kind }: Pick<Route, 'kind'>): boolean => kind !== 'search';

/** Whether another app on the host serves this path or its redirect, so that links to it need a hard navigation. */
export function isFullNavigation({ fullNavigation, outbound }: RouteModel, path: string): boolean {
  const wanted = normalizePath(path);
  return (
    fullNavigation.some((prefix) => isBelow(prefix, wanted)) ||
    outbound?.some(({ from }) => from === wanted) === true
  );
}

/** The docs section of a route. */
export function findSection({ sections }: RouteModel, route: Route | undefined): DocsSection | undefined {
  return sections.find(({ path }) => path === route?.section);
}
