import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, ConfigLink } from '../../config/load';
import { explainDraft } from '../../config/drafts';
import type { RouteModel } from '../../config/model';
import { findPage } from '../../routes/redirects';
import { isFullNavigation, matchRoute } from '../../routes/matchRoute';
import { decode, hashTarget, isSitePath, normalizePath, splitHref } from '../../shared/url';
import { checkDemos } from './checkDemos';
import { checkPageFiles } from './checkPageFiles';
import { explainScheme } from './explainScheme';
import { type PageLink, resolveFileLink } from '../mdx/pageLinks';
import type { PageRecord } from '../mdx/renderPage';
import type { Finding } from './report';
import { findNearApp } from './nearApp';
import { toLocalPath, toOwnPath } from './ownAddress';
import { findShownProblem, isStaticFile } from './shownFiles';
import { suggest, suggestStatic } from './suggest';
import { suggestFile, suggestPage } from './suggestPage';
import { findOwnVersion } from './versionLinks';

/** What is checked of a page. */
export type CheckedPage = Pick<PageRecord, 'path' | 'file' | 'links' | 'warnings' | 'imports' | 'parts'> & {
  readonly content: Pick<PageRecord['content'], 'html'>;
};

type SiteFacts = Pick<Config, 'root' | 'site' | 'routes' | 'duplicates' | 'drafts' | 'links' | 'warnings'>;

/** Checks the content of a site: settings, page files, duplicate routes, links and anchors. */
export function checkSite(config: SiteFacts, pages: readonly CheckedPage[]): Finding[] {
  const ids = new Map(pages.map(({ path, content }) => [path, findIds(content.html)]));
  const pageFindings = pages.flatMap(({ path, links }) =>
    links.flatMap((link) => (link.isDemo ? [] : checkLink(link, path, config, ids))),
  );
  return [
    ...(config.warnings ?? []).map((warning): Finding => ({ kind: 'settings', ...warning })),
    ...findDuplicates(config),
    ...checkPageFiles(config, pages),
    ...pages.flatMap(({ warnings }) =>
      warnings.map((warning) => ({ ...warning, kind: 'pageFiles' as const })),
    ),
    ...pageFindings,
    ...checkDemos(
      config,
      pages.flatMap(({ links }) => links),
    ),
    ...config.links.flatMap((link: ConfigLink) =>
      checkLink({ ...link, isBrokenFile: false }, '/', config, ids),
    ),
  ];
}

function findDuplicates({ duplicates, routes }: SiteFacts): Finding[] {
  return duplicates.map(({ route: { path, file = '' }, position }) =>
    position
      ? {
          kind: 'duplicateRoutes',
          file: 'routes.json',
          line: position.line,
          column: position.column,
          message: `"${path}" is already declared above. The first declaration wins, so this page (${file}) is left out.`,
        }
      : {
          kind: 'duplicateRoutes',
          file,
          message: `${matchRoute(routes.routes, path)?.file} has the address "${path}" already, so this page is left out. Rename one of them.`,
        },
  );
}

type Ids = ReadonlyMap<string, ReadonlySet<string>>;

type Link = PageLink & Pick<ConfigLink, 'isFrame'>;

function checkLink(link: Link, from: string, config: SiteFacts, ids: Ids): Finding[] {
  const { href } = link;
  if (link.isBrokenFile) {
    const missing = `no page in routes.json has the file "${href}".${suggestFile(link, config.routes)}`;
    return findingAt(link, 'brokenMarkdownLinks', findDraft(link, config) ?? missing);
  }
  if (link.isShown) {
    const problem = findShownProblem(link, config);
    if (problem !== undefined || !isSitePath(href)) return findingAt(link, 'brokenLinks', problem);
  }
  const own = toOwnPath(href, config);
  if (/^[a-z][a-z+.-]*:/i.test(own))
    return findingAt(link, 'brokenLinks', explainLocal(href, config) ?? explainScheme(href));
  return checkPath({ ...link, href: own }, from, config, ids);
}

/** What is wrong with a link to a page of this site on the computer of its author. Other servers there can be meant. */
function explainLocal(href: string, { site, routes }: SiteFacts): string | undefined {
  const path = toLocalPath(href, site);
  return path === null || path === '/' || matchRoute(routes.routes, splitHref(path)[0]) === undefined
    ? undefined
    : `"${href}" only works on your own computer. Write "${path}".`;
}

/** No finding without a message. */
const findingAt = (
  { file, line, column }: Link,
  kind: Finding['kind'],
  message: string | undefined,
): Finding[] => (message === undefined ? [] : [{ kind, file, line, column, message }]);

/** Checks a link to a path or to a place in the page. */
function checkPath(link: Link, from: string, config: SiteFacts, ids: Ids): Finding[] {
  const [path, , hash] = splitHref(link.href);
  const target = path === '' && link.href !== '' ? from : findTarget(path, config.routes);
  if (target === undefined)
    return findingAt(link, 'brokenLinks', findDraft(link, config) ?? describeMissing(link, path, config));
  const own = findOwnVersion(matchRoute(config.routes.routes, from), target, config.routes, config.site);
  if (own === null)
    return findingAt(link, 'brokenAnchors', findAnchorProblem(target, hashTarget(hash), ids.get(target)));
  const message = `"${path}" is in a newer version of the docs. Link to the page of this version: "${own}".`;
  return findingAt(link, 'versionLinks', message);
}

/** What is wrong with a link to a draft, by its path or its file. */
function findDraft({ href, file }: Link, { drafts = [] }: SiteFacts): string | undefined {
  const [path] = splitHref(resolveFileLink(href, file, drafts) ?? href);
  const problem = explainDraft(drafts, normalizePath(path), href);
  return problem && `${problem}.`;
}

function findAnchorProblem(page: string, id: string, known?: ReadonlySet<string>): string | undefined {
  // "#top" is the start of every page (HTML standard, "select the indicated part").
  if (id === '' || id.toLowerCase() === 'top' || !known || known.has(id)) return undefined;
  return `"${page}" has no "#${id}".${suggest(id, [...known])}`;
}

/** What is wrong with a link to a path without a page; undefined if something else is served there. */
function describeMissing(link: Link, path: string, config: SiteFacts): string | undefined {
  const { root, routes } = config;
  if (isSitePath(path) && isStaticFile(root, path)) return undefined;
  if (isSitePath(path) && isFullNavigation(routes, path)) {
    const near = findNearApp(path, config);
    return near && `no app of site.config.json is at "${path}". Did you mean "${near}"?`;
  }
  const inStatic = /^\/?static(\/.*)/.exec(path)?.[1];
  if (inStatic !== undefined && isStaticFile(root, inStatic))
    return `write "${inStatic}". The folder static/ isn’t part of addresses.`;
  // Samples may be in a folder of static/ without an index.html.
  if (link.isFrame && isFolder(join(root, 'static', decode(path)))) return undefined;
  if (link.isFrame) return `there is no page, app, "fullNavigation" path or file of static/ at "${path}".`;
  if (link.isShown) return `there is no file "static${decode(path)}".${suggestStatic(root, decode(path))}`;
  return explainAddress(path) ?? `there is no page at "${path}".${suggestPage(link, routes)}`;
}

/** What to write in place of an address that can’t be a path; undefined for others. */
function explainAddress(path: string): string | undefined {
  if (path === '') return 'the link has no address. Write one, such as [text](/path).';
  if (/^(?:www\.|[\w-]+\.(?:com|dev|io|net|org)(?:\/|$))/.test(path))
    return `there is no page at "${path}". For another site, write "https://${path}".`;
  if (/^https?\/\//.test(path)) return `write "${path.replace('//', '://')}".`;
  if (/^[^@/]+@[\w-]+\.[\w.-]+$/.test(path)) return `for a mail address, write "mailto:${path}".`;
  return undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The page at a path, after redirects. */
function findTarget(path: string, model: RouteModel): string | undefined {
  if (!isSitePath(path)) return undefined;
  return findPage(path, model)?.path;
}

/** The ids of an HTML text. React writes attributes in double quotes and escapes what is inside. */
function findIds(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) =>
      id.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ),
  );
}
