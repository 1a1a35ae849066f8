import { statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import type { Config, ConfigLink } from '../../config/load';
import type { RouteModel } from '../../config/model';
import { nearest, quoteNearest } from '../../config/nearest';
import { findPage } from '../../routes/redirects';
import { isFullNavigation, matchRoute } from '../../routes/matchRoute';
import { decode, hashTarget, isSitePath, splitHref } from '../../shared/url';
import { checkPageFiles } from './checkPageFiles';
import { explainScheme } from './explainScheme';
import type { PageLink } from '../mdx/pageLinks';
import { isFile } from '../support/isFile';
import { pictureBeside } from '../mdx/pictures';
import type { PageRecord } from '../mdx/renderPage';
import type { Finding } from './report';
import { findOwnVersion } from './versionLinks';

/** What is checked of a page. */
export type CheckedPage = Pick<PageRecord, 'path' | 'file' | 'links' | 'imports'> & {
  readonly content: Pick<PageRecord['content'], 'html'>;
};

type SiteFacts = Pick<Config, 'root' | 'site' | 'routes' | 'duplicates' | 'drafts' | 'links' | 'warnings'>;

/** Checks the content of a site: settings, page files, duplicate routes, links and anchors. */
export function checkSite(config: SiteFacts, pages: readonly CheckedPage[]): Finding[] {
  const ids = new Map(pages.map(({ path, content }) => [path, findIds(content.html)]));
  const pageFindings = pages.flatMap(({ path, links }) =>
    links.flatMap((link) => checkLink(link, path, config, ids)),
  );
  return [
    ...(config.warnings ?? []).map((warning): Finding => ({ kind: 'settings', ...warning })),
    ...findDuplicates(config),
    ...checkPageFiles(config, pages),
    ...pageFindings,
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
  const finding = (kind: Finding['kind'], message: string): Finding[] => {
    const { file, line, column } = link;
    return [{ kind, file, line, column, message }];
  };
  const { href } = link;
  if (link.isBrokenFile)
    return finding(
      'brokenMarkdownLinks',
      `no page in routes.json has the file "${href}".${suggestFile(link, config.routes)}`,
    );
  if (link.isShown && !isSitePath(href)) {
    const problem = findShownProblem(link, config);
    return problem === undefined ? [] : finding('brokenLinks', problem);
  }
  if (/^[a-z][a-z+.-]*:/i.test(href)) {
    const problem = explainScheme(href);
    return problem === undefined ? [] : finding('brokenLinks', problem);
  }
  const [path, , hash] = splitHref(href);
  const target = path === '' && href !== '' ? from : findTarget(path, config.routes);
  if (target === undefined) {
    const message = describeMissing(link, path, config);
    return message === undefined ? [] : finding('brokenLinks', message);
  }
  const own = findOwnVersion(matchRoute(config.routes.routes, from), target, config.routes, config.site);
  if (own !== null)
    return finding(
      'versionLinks',
      `"${path}" is in a newer version of the docs. Link to the page of this version: "${own}".`,
    );
  const problem = findAnchorProblem(target, hashTarget(hash), ids.get(target));
  return problem === undefined ? [] : finding('brokenAnchors', problem);
}

function findAnchorProblem(page: string, id: string, known?: ReadonlySet<string>): string | undefined {
  // "#top" is the start of every page (HTML standard, "select the indicated part").
  if (id === '' || id.toLowerCase() === 'top' || !known || known.has(id)) return undefined;
  return `"${page}" has no "#${id}".${suggest(id, [...known])}`;
}

/** What is wrong with a link to a path without a page; undefined if something else is served there. */
function describeMissing(link: Link, path: string, { root, routes }: SiteFacts): string | undefined {
  if (isSitePath(path) && (isFullNavigation(routes, path) || isStaticFile(root, path))) return undefined;
  // Samples may be in a folder of static/ without an index.html.
  if (link.isFrame && isFolder(join(root, 'static', decode(path)))) return undefined;
  if (link.isFrame) return `there is no page, app, "fullNavigation" path or file of static/ at "${path}".`;
  if (link.isShown) return `there is no file "static${decode(path)}".`;
  if (path === '') return 'the link has no address. Write one, such as [text](/path).';
  if (/^(?:www\.|[\w-]+\.(?:com|dev|io|net|org)(?:\/|$))/.test(path))
    return `there is no page at "${path}". For another site, write "https://${path}".`;
  if (/^https?\/\//.test(path)) return `write "${path.replace('//', '://')}".`;
  if (/^[^@/]+@[\w-]+\.[\w.-]+$/.test(path)) return `for a mail address, write "mailto:${path}".`;
  const paths = routes.routes.map((route) => route.path);
  return `there is no page at "${path}".${suggest(path, paths)}`;
}

const WHAT_IS_SHOWN = 'Put the file into static/ and use its path, such as "/pictures/tree.svg"';

function adviceFor({ href, allowedBy }: Link): string {
  if (allowedBy === undefined || !/^https?:/.test(href) || !URL.canParse(href)) return WHAT_IS_SHOWN;
  const allow = `add "${new URL(href).origin}" to "allow.${allowedBy}" in site.config.json`;
  return allowedBy === 'frames' ? `To allow its host, ${allow}` : `${WHAT_IS_SHOWN}, or ${allow}`;
}

/** What is wrong with a picture or frame that isn't a path of this site. */
function findShownProblem(link: Link, { root, site }: SiteFacts): string | undefined {
  const picture = pictureBeside(link.href, link.file);
  if (picture !== undefined)
    return isFile(join(root, picture)) ? undefined : `there is no file "${picture}".`;
  return isShowable(link, site) ? undefined : `"${link.href}" can’t be shown here. ${adviceFor(link)}.`;
}

/** The CSP (prerender/csp.ts) blocks images and frames of most other hosts. Beside a page, only pictures are published. */
function isShowable({ href, allowedBy }: Link, { allow }: SiteFacts['site']): boolean {
  if (href.startsWith('data:')) return true;
  if (allowedBy === undefined || !URL.canParse(href)) return false;
  return allow[allowedBy].some((origin) => new URL(origin).origin === new URL(href).origin);
}

/** Whether static/ has a file at a path, or a folder with an index.html. */
function isStaticFile(root: string, path: string): boolean {
  const folder = join(root, 'static');
  const file = join(folder, decode(path));
  return file.startsWith(folder + sep) && [file, join(file, 'index.html')].some(isFile);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The page at a path, after redirects. */
function findTarget(path: string, model: RouteModel): string | undefined {
  if (!isSitePath(path)) return undefined;
  return findPage(path, model)?.path;
}

function suggest(word: string, candidates: readonly string[]): string {
  const near = quoteNearest(word, candidates);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** A link to the page whose file has the same name, or one like it. */
function suggestFile({ href, file }: Link, { routes }: RouteModel): string {
  const files = routes.flatMap((route) => route.file ?? []);
  const name = decode(splitHref(href)[0]);
  const wanted = name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name);
  const like = nearest(stemOf(wanted), files.map(stemOf));
  const same = files.filter((other) => stemOf(other) === like);
  const near = same.length === 1 ? same[0] : nearest(wanted, same);
  if (near === undefined) return '';
  const link = posix.relative(posix.dirname(file), near);
  return ` Did you mean "${link.startsWith('.') ? link : `./${link}`}"?`;
}

const stemOf = (file: string) => posix.basename(file).replace(/\.mdx?$/i, '');

/** The ids of an HTML text. React writes attributes in double quotes and escapes what is inside. */
function findIds(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) =>
      id.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
    ),
  );
}
