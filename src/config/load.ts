import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type KeyPath, parseLocatedJson } from './locate';
import type { Route, RouteModel, Site } from './model';
import { nearest } from './nearest';
import { type ParsedFile, parseFile, problem } from './parse';
import { ConfigError, type Problem } from './problems';
import { createRouteModel, type DeclaredPage } from './routeModel';
import { routesSchema } from './routes';
import { siteSchema } from './site';

export const SITE_FILE = 'site.config.json';
export const ROUTES_FILE = 'routes.json';

/** A site, read and checked: all that later stages need to know of its two JSON files. */
export interface Config {
  /** Absolute path of the site folder. */
  readonly root: string;
  readonly site: Site;
  readonly routes: RouteModel;
  /** Pages declared under an address that an earlier one already has, with the place they are declared at. */
  readonly duplicates: readonly DeclaredPage[];
  /** The links of the navbar and the footer, with the place they are written at. */
  readonly links: readonly ConfigLink[];
}

export interface ConfigLink {
  readonly href: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reads `routes.json` and `site.config.json` of a site folder. The only place of the config room that touches files.
 * Throws a ConfigError that lists every problem of both files.
 */
export function loadConfig(root: string): Config {
  const site = readFile(root, SITE_FILE, siteSchema);
  const routes = readFile(root, ROUTES_FILE, routesSchema);
  const problems = [...site.problems, ...routes.problems];
  if (!site.value || !routes.value) throw new ConfigError(problems);

  const siteValue = site.value;
  const declared = createRouteModel(routes.value);
  problems.push(
    ...findVersionProblems(routes, siteValue),
    ...findRouteProblems(routes, declared.model),
    ...findMissingFiles(root, routes, declared.pages),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    root,
    site: siteValue,
    routes: declared.model,
    duplicates: declared.duplicates.map((page) => ({
      ...page,
      position: routes.json.positionOf(page.keyPath),
    })),
    links: configLinks(site, siteValue),
  };
}

function readFile<S extends z.ZodType>(root: string, file: string, schema: S): ParsedFile<z.output<S>> {
  const path = join(root, file);
  if (!existsSync(path)) {
    const missing = { file, at: '', message: `is missing; expected it in ${root}` };
    return { json: parseLocatedJson(''), value: undefined, problems: [missing] };
  }
  return parseFile(file, readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), schema);
}

type RoutesFile = ParsedFile<z.output<typeof routesSchema>>;
type SiteFile = ParsedFile<z.output<typeof siteSchema>>;

function findVersionProblems({ json, value }: RoutesFile, site: Site): Problem[] {
  const names = site.docs.versions.map(({ name }) => name);
  return (value?.routes ?? []).flatMap((route, index) => {
    if (route.kind !== 'docs' || names.includes(route.version)) return [];
    const near = nearest(route.version, names);
    const message = `expected a version declared in ${SITE_FILE} (${names.map((name) => `"${name}"`).join(', ')})`;
    const path: KeyPath = ['routes', index, 'version'];
    return [problem(json, ROUTES_FILE, path, message, undefined, near && `"${near}"`)];
  });
}

/** Addresses that routes.json itself promises: the index of the docs and the targets of redirects. */
function findRouteProblems({ json, value }: RoutesFile, model: RouteModel): Problem[] {
  const paths = model.routes.map((route) => route.path);
  const promised: { path: KeyPath; target: string }[] = [];
  value?.routes.forEach((route, index) => {
    if (route.kind === 'docs') promised.push({ path: ['routes', index, 'index'], target: route.index });
  });
  value?.redirects.forEach((rule, index) => {
    if (rule.to !== undefined) promised.push({ path: ['redirects', index, 'to'], target: rule.to });
  });
  return promised
    .filter(({ target }) => !paths.includes(target))
    .map(({ path, target }) => {
      const near = nearest(target, paths);
      const message = `expected the path of a page; there is none at "${target}"`;
      return problem(json, ROUTES_FILE, path, message, undefined, near && `"${near}"`);
    });
}

function findMissingFiles(root: string, { json }: RoutesFile, pages: readonly DeclaredPage[]): Problem[] {
  const missing = pages.filter(
    ({ route }) => route.file !== undefined && !existsSync(join(root, route.file)),
  );
  if (missing.length === 0) return [];
  const files = listFiles(root, 'docs').filter((file) => /\.mdx?$/.test(file));
  return missing.map(({ route, keyPath }) => {
    const file = (route as Route & { file: string }).file;
    const near = nearest(file, files);
    const message = `expected an MDX file; there is none at "${file}"`;
    return problem(json, ROUTES_FILE, [...keyPath, 'file'], message, undefined, near && `"${near}"`);
  });
}

/** Files below a folder of the site, relative to the site. */
function listFiles(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true }).map(
    (file) => `${folder}/${String(file).replaceAll('\\', '/')}`,
  );
}

function configLinks({ json }: SiteFile, site: Site): ConfigLink[] {
  const navbar = site.navbar.items.flatMap((item, index): { path: KeyPath; href: string }[] => {
    const path: KeyPath = ['navbar', 'items', index];
    if (item.href !== undefined) return [{ path: [...path, 'href'], href: item.href }];
    return (item.items ?? []).map(({ href }, nth) => ({ path: [...path, 'items', nth, 'href'], href }));
  });
  const footer = site.footer.groups.flatMap((group, index) =>
    group.items.map(({ href }, nth) => ({ path: ['footer', 'groups', index, 'items', nth, 'href'], href })),
  );
  return [...navbar, ...footer].map(({ path, href }) => ({
    href,
    file: SITE_FILE,
    ...json.positionOf(path),
  }));
}
