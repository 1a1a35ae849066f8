import type { z } from 'zod';
import type { KeyPath } from './locate';
import type { RouteModel, Site } from './model';
import { nearest } from './nearest';
import { type ParsedFile, problem } from './parse';
import type { Problem } from './problems';
import type { DeclaredPage } from './routeModel';
import type { routesSchema } from './routes';

export type RoutesFile = ParsedFile<z.output<typeof routesSchema>>;

export const SITE_FILE = 'site.config.json';
export const ROUTES_FILE = 'routes.json';

const quote = (name: string) => `"${name}"`;

/** A wrong name at a place of routes.json, with the right one nearest to it. */
function wrongName(
  { json }: RoutesFile,
  path: KeyPath,
  name: string,
  right: readonly string[],
  message: string,
): Problem {
  const near = nearest(name, right);
  return problem(json, ROUTES_FILE, path, message, undefined, near && quote(near));
}

/** Versions that routes.json names and site.config.json does not declare. */
export function findVersionProblems(file: RoutesFile, site: Site): Problem[] {
  const names = site.docs.versions.map(({ name }) => name);
  return (file.value?.routes ?? []).flatMap((route, index) => {
    if (route.kind !== 'docs' || names.includes(route.version)) return [];
    const message = `expected a version declared in ${SITE_FILE} (${names.map(quote).join(', ')})`;
    return wrongName(file, ['routes', index, 'version'], route.version, names, message);
  });
}

/** Addresses that routes.json promises and no page has: the index of the docs, the targets of redirects. */
export function findBrokenPromises(file: RoutesFile, model: RouteModel): Problem[] {
  const paths = model.routes.map((route) => route.path);
  const promised: { path: KeyPath; target: string }[] = [];
  file.value?.routes.forEach((route, index) => {
    if (route.kind === 'docs') promised.push({ path: ['routes', index, 'index'], target: route.index });
  });
  file.value?.redirects.forEach((rule, index) => {
    if (rule.to !== undefined) promised.push({ path: ['redirects', index, 'to'], target: rule.to });
  });
  return promised
    .filter(({ target }) => !paths.includes(target))
    .map(({ path, target }) =>
      wrongName(file, path, target, paths, `expected the path of a page; there is none at "${target}"`),
    );
}

/** Addresses that two things would answer: redirects over pages or each other, docs shells over each other. */
export function findConflicts({ json, value }: RoutesFile, model: RouteModel): Problem[] {
  const taken = new Set(model.routes.map(({ path }) => path));
  const conflict = (path: KeyPath, message: string) => problem(json, ROUTES_FILE, path, message);
  const shells = new Set<string>();
  const shellProblems = (value?.routes ?? []).flatMap((route, index) => {
    if (route.kind !== 'docs') return [];
    const isTaken = shells.has(route.path);
    shells.add(route.path);
    return isTaken
      ? conflict(['routes', index, 'path'], `expected a path of its own; other docs are at "${route.path}"`)
      : [];
  });
  const redirectProblems = (value?.redirects ?? []).flatMap(({ from }, index) => {
    const isTaken = taken.has(from);
    taken.add(from);
    return isTaken
      ? conflict(
          ['redirects', index, 'from'],
          `expected an address that nothing else answers; "${from}" is taken`,
        )
      : [];
  });
  return [...shellProblems, ...redirectProblems];
}

/** Pages whose MDX file is not among the files there are. */
export function findMissingFiles(
  file: RoutesFile,
  pages: readonly DeclaredPage[],
  exists: (file: string) => boolean,
  listFiles: () => readonly string[],
): Problem[] {
  return pages.flatMap(({ route, keyPath }) => {
    const name = route.file;
    if (name === undefined || exists(name)) return [];
    const message = `expected an MDX file; there is none at "${name}"`;
    return wrongName(file, [...keyPath, 'file'], name, listFiles(), message);
  });
}

/** Apps that site.config.json wants built and that are not there. */
export function findMissingApps(
  { json, value }: ParsedFile<Site>,
  exists: (file: string) => boolean,
): Problem[] {
  return (value?.apps ?? []).flatMap(({ folder }, index) =>
    exists(`${folder}/package.json`)
      ? []
      : problem(
          json,
          SITE_FILE,
          ['apps', index, 'folder'],
          `expected an app; there is no ${folder}/package.json`,
        ),
  );
}
