import { isBelow, isSitePath } from '../shared/url';
import { explainDraft } from './drafts';
import { type RoutesFile, routesProblem, SITE_FILE, wrongName } from './files';
import type { KeyPath } from './locate';
import type { Route, RouteModel, Site } from './model';
import type { Problem } from './problems';
import type { DeclaredRoutes } from './routeModel';
import { listEntries } from './sidebarSchema';
import type { SiteFolder } from './siteFolder';

/** Checks docs, redirects and `fullNavigation` of routes.json against the pages. */
export function findTargetProblems(
  file: RoutesFile,
  { model, drafts }: Pick<DeclaredRoutes, 'model' | 'drafts'>,
  site: Site | undefined,
  folder: SiteFolder,
): Problem[] {
  const isServed = (path: string) =>
    !isSitePath(path) ||
    model.fullNavigation.some((prefix) => isBelow(prefix, path)) ||
    site?.apps.some((app) => path.startsWith(app.path)) === true ||
    [path, `${path}/index.html`].some((name) => folder.typeOf(`static${name}`) === 'file');
  return [
    ...findDocsProblems(file, model, drafts),
    ...findRedirectProblems(file, model, drafts, isServed),
    ...findPagesOfOtherApps(file, model),
  ];
}

/** The index of docs is one of their own pages, and all pages are below their path, which the version switch relies on. */
function findDocsProblems(file: RoutesFile, model: RouteModel, drafts: readonly Route[]): Problem[] {
  const docs = (file.value?.routes ?? []).flatMap((route, index) =>
    route.kind === 'docs' ? [{ route, index }] : [],
  );
  return docs.flatMap(({ route, index }, nth) => {
    const pages = listEntries(route.sidebar, ['routes', index, 'sidebar']).flatMap(
      ({ entry: { path, isDraft }, keyPath }) =>
        path === undefined || (isDraft && !model.routes.some((page) => page.path === path))
          ? []
          : [{ path, keyPath }],
    );
    const paths = pages.map(({ path }) => path);
    const problems: Problem[] = [];
    if (docs.slice(0, nth).some((other) => other.route.path === route.path)) {
      const message = `expected a unique path; other docs are already at "${route.path}"`;
      problems.push(routesProblem(file, ['routes', index, 'path'], message));
    }
    if (!paths.includes(route.index) && route.sidebar.length > 0) {
      const isPage = model.routes.some(({ path }) => path === route.index);
      const found = isPage ? `"${route.index}" is not in it` : `there is none at "${route.index}"`;
      problems.push(
        wrongPage(file, ['routes', index, 'index'], {
          path: route.index,
          message: `expected the path of a page in this sidebar; ${found}`,
          paths,
          drafts,
        }),
      );
    }
    const outside = pages
      .filter(({ path }) => !isBelow(route.path, path))
      .map(({ path, keyPath }) => {
        const message = `expected a path below "${route.path}", the path of these docs; found "${path}"`;
        return routesProblem(file, [...keyPath, 'path'], message);
      });
    return [...problems, ...outside];
  });
}

interface WrongPage {
  readonly path: string;
  /** What is wrong with a path that isn't the one of a draft. */
  readonly message: string;
  /** The valid paths. */
  readonly paths: readonly string[];
  readonly drafts: readonly Route[];
}

/** A path without a page. That of a draft is spelled correctly, so it gets no suggestion. */
function wrongPage(file: RoutesFile, keyPath: KeyPath, { path, message, paths, drafts }: WrongPage): Problem {
  const draft = explainDraft(drafts, path);
  return draft === undefined
    ? wrongName(file, keyPath, path, paths, message)
    : routesProblem(file, keyPath, draft);
}

/** Redirects point to what exists, and a prefix must not make a page unreachable. */
function findRedirectProblems(
  file: RoutesFile,
  model: RouteModel,
  drafts: readonly Route[],
  isServed: (path: string) => boolean,
): Problem[] {
  const paths = model.routes.map(({ path }) => path);
  return (file.value?.redirects ?? []).flatMap(({ from, to }, index) => {
    const lost = paths.find((path) => from.endsWith('/*') && isBelow(from.slice(0, -'/*'.length), path));
    const problems: Problem[] = [];
    if (to !== undefined && !paths.includes(to) && !isServed(to)) {
      const at: KeyPath = ['redirects', index, 'to'];
      const message = `expected the path of a page; there is none at "${to}"`;
      const chain = describeChain(to, [from], model);
      problems.push(
        chain === undefined
          ? wrongPage(file, at, { path: to, message, paths, drafts })
          : routesProblem(file, at, `expected the path of a page; ${chain}`),
      );
    }
    if (lost !== undefined) {
      const message = `expected a prefix without pages, such as "/old/*"; "${from}" would redirect the page "${lost}"`;
      problems.push(routesProblem(file, ['redirects', index, 'from'], message));
    }
    return problems;
  });
}

/** What to write for a target that is itself redirected; undefined for others. `chain`: the addresses before it. */
function describeChain(path: string, chain: readonly string[], model: RouteModel): string | undefined {
  const all = [...chain, path];
  if (chain.includes(path)) return `${all.map((step) => `"${step}"`).join(' → ')} is a loop`;
  const rules = [...model.redirects, ...(model.outbound ?? [])];
  const next = rules.find((rule) => 'to' in rule && rule.from === path);
  if (next && 'to' in next) return describeChain(next.to, all, model);
  return chain.length < 2 ? undefined : `"${chain[1]}" is itself a redirect; write its target, "${path}"`;
}

/** Apps below a redirected prefix, which would be unreachable. */
export function findRedirectedApps(file: RoutesFile, { apps }: Site): Problem[] {
  return (file.value?.redirects ?? []).flatMap(({ from }, index) => {
    const app = apps.find(({ path }) => from.endsWith('/*') && path.startsWith(from.slice(0, -1)));
    const message = `expected a prefix without apps; the app "${app?.folder}" of ${SITE_FILE} is at "${app?.path}"`;
    return app ? routesProblem(file, ['redirects', index, 'from'], message) : [];
  });
}

/** Pages below `fullNavigation`, which would be unreachable. */
function findPagesOfOtherApps(file: RoutesFile, { routes }: RouteModel): Problem[] {
  return (file.value?.fullNavigation ?? []).flatMap((prefix, index) => {
    const lost = routes.find(({ path }) => isBelow(prefix, path))?.path;
    const message = `expected the path of another app, such as "/examples"; "${lost}" is a page of this site`;
    return lost === undefined ? [] : routesProblem(file, ['fullNavigation', index], message);
  });
}
