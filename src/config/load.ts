import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  findBrokenPromises,
  findConflicts,
  findAppProblems,
  findMissingFiles,
  findMissingIcon,
  findSiteConflicts,
  ROUTES_FILE,
  type RoutesFile,
  SITE_FILE,
} from './crossChecks';
import { type KeyPath, parseLocatedJson } from './locate';
import type { RouteModel, Site } from './model';
import { type ParsedFile, parseFile } from './parse';
import { ConfigError, type Problem } from './problems';
import { createRouteModel, type DeclaredPage, type DeclaredRoutes } from './routeModel';
import { routesSchema } from './routes';
import { siteSchema } from './site';

export { ROUTES_FILE, SITE_FILE };

/** A site, read and checked: all that later stages need to know of its two JSON files. */
export interface Config {
  /** Absolute path of the site folder. */
  readonly root: string;
  readonly site: Site;
  readonly routes: RouteModel;
  /** Pages declared under an address that an earlier one already has, with the place they are declared at. */
  readonly duplicates: readonly DeclaredPage[];
  /** The links of the navbar and the footer, and what the landing page shows, with the place they are written at. */
  readonly links: readonly ConfigLink[];
}

export interface ConfigLink {
  readonly href: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Not to be followed, but shown. */
  readonly isShown?: boolean;
}

/**
 * Reads `routes.json` and `site.config.json` of a site folder. The only place of the config room that touches files.
 * Throws a ConfigError that lists every problem of both files.
 */
export function loadConfig(root: string): Config {
  const site = readFile(root, SITE_FILE, siteSchema);
  const routes = readFile(root, ROUTES_FILE, routesSchema);
  const exists = (file: string) => existsSync(join(root, file));
  const declared = routes.value && createRouteModel(routes.value);
  const problems = [
    ...site.problems,
    ...routes.problems,
    ...(site.value ? findSiteConflicts(routes, site.value) : []),
    ...findAppProblems(site, exists),
    ...findMissingIcon(site, exists),
    ...(declared ? findFaultsAcross(root, routes, declared) : []),
  ];
  if (!site.value || !declared || problems.length > 0) throw new ConfigError(problems);
  return {
    root,
    site: site.value,
    routes: declared.model,
    duplicates: declared.duplicates.map((page) => ({
      ...page,
      position: routes.json.positionOf(page.keyPath),
    })),
    links: configLinks(site, site.value),
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

function findFaultsAcross(root: string, routes: RoutesFile, { model, pages }: DeclaredRoutes): Problem[] {
  const exists = (file: string) => existsSync(join(root, file));
  const listFiles = () => listFilesBelow(root, 'docs').filter((file) => /\.mdx?$/.test(file));
  return [
    ...findBrokenPromises(routes, model),
    ...findConflicts(routes, model),
    ...findMissingFiles(routes, pages, exists, listFiles),
  ];
}

/** Files below a folder of the site, relative to the site. */
function listFilesBelow(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true }).map(
    (file) => `${folder}/${String(file).replaceAll('\\', '/')}`,
  );
}

function configLinks({ json }: ParsedFile<unknown>, site: Site): ConfigLink[] {
  const navbar = site.navbar.items.flatMap((item, index): { path: KeyPath; href: string }[] => {
    const path: KeyPath = ['navbar', 'items', index];
    if (item.href !== undefined) return [{ path: [...path, 'href'], href: item.href }];
    return (item.items ?? []).map(({ href }, nth) => ({ path: [...path, 'items', nth, 'href'], href }));
  });
  const footer = site.footer.groups.flatMap((group, index) =>
    group.items.map(({ href }, nth) => ({ path: ['footer', 'groups', index, 'items', nth, 'href'], href })),
  );
  const { still } = site.landing.example ?? {};
  const shown =
    still === undefined ? [] : [{ path: ['landing', 'example', 'still'], href: still, isShown: true }];
  return [...navbar, ...footer, ...shown].map(({ path, ...link }) => ({
    ...link,
    file: SITE_FILE,
    ...json.positionOf(path),
  }));
}
