import type { z } from 'zod';
import { completeRoutes } from './completeRoutes';
import { type ConfigLink, findConfigLinks } from './configLinks';
import {
  findAppProblems,
  findFolderProblems,
  findMissingFiles,
  findPictureProblems,
  findWrongFolders,
} from './fileChecks';
import { isFromFolder, ROUTES_FILE, type RoutesFile, SITE_FILE, type SiteFile } from './files';
import { parseLocatedJson } from './locate';
import type { Route, RouteModel, Site } from './model';
import { findOutputClashes } from './outputClashes';
import { type ParsedFile, parseFile } from './parse';
import { ConfigError, type Problem } from './problems';
import { findRepeatsInRoutes, findRepeatsInSite } from './repeats';
import { createRouteModel, type DeclaredPage, type DeclaredRoutes } from './routeModel';
import { routesSchema } from './routesSchema';
import { siteSchema } from './siteSchema';
import { openSiteFolder, type SiteFolder } from './siteFolder';
import { findRedirectedApps, findTargetProblems } from './targetChecks';
import { findSettingWarnings, type SettingWarning } from './settingWarnings';
import { findVersionProblems } from './versionChecks';

export { type ConfigLink, ROUTES_FILE, SITE_FILE };

/** The validated content of a site's two JSON files. */
export interface Config {
  /** Absolute path of the site folder. */
  readonly root: string;
  readonly site: Site;
  readonly routes: RouteModel;
  /** Pages whose path an earlier page already has, with the position of their declaration in routes.json, if it has one. */
  readonly duplicates: readonly DeclaredPage[];
  /** Pages with `draft: true`, which only `npm run dev` shows. Absent without any. */
  readonly drafts?: readonly Route[];
  /** Folders whose files make a sidebar. Absent without any. */
  readonly folders?: readonly string[];
  /** All links, images and frames of the configuration, with their positions. */
  readonly links: readonly ConfigLink[];
  /** Settings that are valid, but don't do what they are for. */
  readonly warnings?: readonly SettingWarning[];
}

/**
 * Reads `routes.json` and `site.config.json` of a site folder, and validates them against each other and against the
 * files of the folder. Throws a ConfigError that lists every problem.
 */
export function loadConfig(root: string, showDrafts = false): Config {
  const folder = openSiteFolder(root);
  const site = readFile(folder, SITE_FILE, siteSchema);
  const { value, ...parsed } = readFile(folder, ROUTES_FILE, routesSchema);
  const version = site.value?.docs.versions[0]?.name;
  const routes: RoutesFile = { ...parsed, value: value && completeRoutes(value, version, folder) };
  const declared = routes.value && createRouteModel(routes.value, showDrafts);
  const problems = [
    ...findWrongFolders(folder),
    ...site.problems,
    ...routes.problems,
    ...findVersionProblems(routes, site),
    ...findRepeatsInSite(site),
    ...findAppProblems(site, folder),
    ...findPictureProblems(site, folder),
    ...(declared ? findProblemsOfRoutes(routes, site, declared, folder) : []),
  ];
  const folders =
    routes.value?.routes.flatMap((route) => (route.kind === 'docs' && route.folder) || []) ?? [];
  if (!site.value || !declared || problems.length > 0) throw new ConfigError(problems);
  return {
    root,
    site: site.value,
    routes: declared.model,
    duplicates: declared.duplicates.map((page) => ({
      ...page,
      ...(!isFromFolder(routes, page.keyPath) && { position: routes.json.positionOf(page.keyPath) }),
    })),
    ...(declared.drafts.length > 0 && { drafts: declared.drafts }),
    ...(folders.length > 0 && { folders }),
    links: findConfigLinks(site, routes),
    warnings: findSettingWarnings(site),
  };
}

function readFile<S extends z.ZodType>(
  { read }: SiteFolder,
  file: string,
  schema: S,
): ParsedFile<z.output<S>> {
  const content = read(file);
  return 'text' in content
    ? parseFile(file, content.text, schema)
    : { json: parseLocatedJson(''), value: undefined, problems: [content.problem] };
}

function findProblemsOfRoutes(
  routes: RoutesFile,
  site: SiteFile,
  declared: DeclaredRoutes,
  folder: SiteFolder,
): Problem[] {
  const { model, pages, duplicates } = declared;
  return [
    ...findRepeatsInRoutes(routes),
    ...findTargetProblems(routes, declared, site.value, folder),
    ...(site.value ? findRedirectedApps(routes, site.value) : []),
    ...findOutputClashes({
      routes,
      site,
      model,
      pages: pages.filter((page) => !duplicates.includes(page)),
      staticFiles: folder.listFiles('static'),
    }),
    ...findMissingFiles(routes, pages, folder),
    ...findFolderProblems(routes, folder),
  ];
}
