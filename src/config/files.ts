import type { CompleteRoutes } from './completeRoutes';
import type { KeyPath } from './locate';
import type { Site } from './model';
import { quoteNearest } from './nearest';
import { type ParsedFile, problem } from './parse';
import type { Problem } from './problems';

export const SITE_FILE = 'site.config.json';
export const ROUTES_FILE = 'routes.json';

export type RoutesFile = ParsedFile<CompleteRoutes>;
export type SiteFile = ParsedFile<Site>;

/** A problem in routes.json. In a sidebar that is made from a folder, it points at the name of the folder. */
export function routesProblem(file: RoutesFile, path: KeyPath, message: string): Problem {
  const at = isFromFolder(file, path) ? [...path.slice(0, 2), 'folder'] : path;
  return problem(file.json, ROUTES_FILE, at, message);
}

/** Whether an entry belongs to a sidebar that is made from a folder, so it isn't in routes.json. */
export function isFromFolder({ value }: RoutesFile, [, index, key]: KeyPath): boolean {
  const route = value?.routes[Number(index)];
  return key === 'sidebar' && route?.kind === 'docs' && route.folder !== undefined;
}

/** A problem in site.config.json. */
export const siteProblem = ({ json }: SiteFile, path: KeyPath, message: string): Problem =>
  problem(json, SITE_FILE, path, message);

/** A wrong name in routes.json, with the most similar valid one as suggestion. */
export function wrongName(
  file: RoutesFile,
  path: KeyPath,
  name: string,
  right: readonly string[],
  message: string,
): Problem {
  return { ...routesProblem(file, path, message), suggestion: quoteNearest(name, right) };
}
