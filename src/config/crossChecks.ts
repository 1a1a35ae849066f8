import type { z } from 'zod';
import { isBelow } from '../routes/url';
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

/** Where the bundles of a built site lie. Their names change with them, so they are kept for good. */
export const ASSETS = '/assets';

/** What a build writes beside the pages: nothing else can be there. */
const OWN_FILES = [ASSETS, '/404.html', '/shell.html', '/sitemap.xml', '/robots.txt', '/sw.js'];

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

/** What routes.json has against site.config.json: versions that nobody declared, addresses where an app is. */
export function findSiteConflicts(file: RoutesFile, site: Site): Problem[] {
  return [
    ...findUndeclaredVersions(file, site),
    ...findSharedVersions(file, site),
    ...findAddressesOfApps(file, site),
  ];
}

/** The menu of versions leads to one place for each. */
function findSharedVersions({ json, value }: RoutesFile, site: Site): Problem[] {
  const taken = new Map<string, string>();
  return (value?.routes ?? []).flatMap((route, index) => {
    if (route.kind !== 'docs' || site.docs.versions.length < 2) return [];
    const other = taken.get(route.version);
    taken.set(route.version, other ?? route.path);
    const message = `expected a version of its own; the docs at "${other}" are version "${route.version}" already`;
    return other === undefined ? [] : problem(json, ROUTES_FILE, ['routes', index, 'version'], message);
  });
}

function findUndeclaredVersions(file: RoutesFile, site: Site): Problem[] {
  const names = site.docs.versions.map(({ name }) => name);
  return (file.value?.routes ?? []).flatMap((route, index) => {
    if (route.kind !== 'docs' || names.includes(route.version)) return [];
    const message = `expected a version declared in ${SITE_FILE} (${names.map(quote).join(', ')})`;
    return wrongName(file, ['routes', index, 'version'], route.version, names, message);
  });
}

function findAddressesOfApps(file: RoutesFile, { apps }: Site): Problem[] {
  return declaredAddresses(file).flatMap(({ path, address }) => {
    const app = apps.find((candidate) => answers(address, candidate.path.slice(0, -1)));
    if (!app) return [];
    const message = `expected an address that no app of ${SITE_FILE} has; "${app.folder}" is at "${app.path}"`;
    return problem(file.json, ROUTES_FILE, path, message);
  });
}

/** Whether an address as routes.json writes it, "/old/*" too, stands for a path. */
function answers(address: string, path: string): boolean {
  return address.endsWith('/*') ? isBelow(address.slice(0, -'/*'.length), path) : address === path;
}

/** All addresses that routes.json declares, with their places. */
function declaredAddresses({ value }: RoutesFile): { path: KeyPath; address: string }[] {
  const routes = (value?.routes ?? []).flatMap((route, index): { path: KeyPath; address: string }[] => {
    const groups = route.kind === 'docs' ? route.sidebar : [];
    return [
      { path: ['routes', index, 'path'], address: route.path },
      ...groups.flatMap(({ pages }, nth) =>
        pages.map((page, place) => ({
          path: ['routes', index, 'sidebar', nth, 'pages', place, 'path'],
          address: page.path,
        })),
      ),
    ];
  });
  const redirects = (value?.redirects ?? []).map(({ from }, index) => ({
    path: ['redirects', index, 'from'],
    address: from,
  }));
  return [...routes, ...redirects];
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

/** Addresses that two things would answer: docs over docs, redirects and other apps over pages, docs or each other. */
export function findConflicts(file: RoutesFile, model: RouteModel): Problem[] {
  return [
    ...findShellConflicts(file),
    ...findRedirectConflicts(file, model),
    ...findLostPages(file, model),
    ...findOwnFiles(file),
  ];
}

function findOwnFiles(file: RoutesFile): Problem[] {
  return declaredAddresses(file).flatMap(({ path, address }) => {
    const own = OWN_FILES.find((name) => isBelow(name, address) || answers(address, name));
    const message = `expected an address that nothing else answers; the build writes "${own}" itself`;
    return own === undefined ? [] : problem(file.json, ROUTES_FILE, path, message);
  });
}

function findShellConflicts({ json, value }: RoutesFile): Problem[] {
  const shells = new Set<string>();
  return (value?.routes ?? []).flatMap((route, index) => {
    if (route.kind !== 'docs') return [];
    const isTaken = shells.has(route.path);
    shells.add(route.path);
    const message = `expected a path of its own; other docs are at "${route.path}"`;
    return isTaken ? problem(json, ROUTES_FILE, ['routes', index, 'path'], message) : [];
  });
}

function findRedirectConflicts({ json, value }: RoutesFile, model: RouteModel): Problem[] {
  const taken = new Set(model.routes.map(({ path }) => path));
  const shells = new Map(model.shells.map(({ path, index }) => [path, index]));
  return (value?.redirects ?? []).flatMap(({ from }, index) => {
    const lost = model.routes.find(({ path }) => from.endsWith('/*') && answers(from, path))?.path;
    const start = shells.get(from);
    const message = taken.has(from)
      ? `expected an address that nothing else answers; "${from}" is taken`
      : start !== undefined
        ? `expected an address that nothing else answers; "${from}" leads to the index of its docs, "${start}"`
        : lost !== undefined &&
          `expected a prefix that no page has, such as "/old/*"; "${from}" leads away from the page "${lost}"`;
    taken.add(from);
    return message ? problem(json, ROUTES_FILE, ['redirects', index, 'from'], message) : [];
  });
}

/** Pages that no one could reach, because the browser is sent to another app for them. */
function findLostPages({ json, value }: RoutesFile, { routes }: RouteModel): Problem[] {
  return (value?.fullNavigation ?? []).flatMap((prefix, index) => {
    const lost = routes.find(({ path }) => isBelow(prefix, path))?.path;
    const message = `expected a path of another app, such as "/examples"; "${prefix}" holds the page "${lost}"`;
    return lost === undefined ? [] : problem(json, ROUTES_FILE, ['fullNavigation', index], message);
  });
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

/** The icon that static/ does not have: other icons are drawn from it. */
export function findMissingIcon(
  { json, value }: ParsedFile<Site>,
  exists: (file: string) => boolean,
): Problem[] {
  const name = value?.favicon;
  if (name === undefined || exists(`static${name}`)) return [];
  return [problem(json, SITE_FILE, ['favicon'], `expected a file below static/; there is no static${name}`)];
}

/** Apps that can't be built to where site.config.json wants them: not there, or at a path that is taken. */
export function findAppProblems(
  { json, value }: ParsedFile<Site>,
  exists: (file: string) => boolean,
): Problem[] {
  const apps = value?.apps ?? [];
  return apps.flatMap(({ folder, path }, index) => {
    const other = apps.slice(0, index).find((app) => app.path === path);
    const at = (key: string, message: string) => problem(json, SITE_FILE, ['apps', index, key], message);
    return [
      ...(exists(`${folder}/package.json`)
        ? []
        : [at('folder', `expected an app; there is no ${folder}/package.json`)]),
      ...(other ? [at('path', `expected a path of its own; the app "${other.folder}" is at "${path}"`)] : []),
      ...(isBelow(ASSETS, path)
        ? [at('path', `expected a path outside of "${ASSETS}/", where the bundles of the pages are`)]
        : []),
    ];
  });
}
