import { posix } from 'node:path';
import type { CompleteRoute, CompleteRoutes } from './completeRoutes';
import type { KeyPath, Position } from './locate';
import type { DocsSection, Redirect, Route, RouteModel, SidebarGroup, SidebarItem } from './model';
import { listEntries, type SidebarEntry } from './sidebarSchema';

/** A page and where routes.json declares it. */
export interface DeclaredPage {
  readonly route: Route;
  readonly keyPath: KeyPath;
  readonly position?: Position;
}

export interface DeclaredRoutes {
  readonly model: RouteModel;
  readonly pages: readonly DeclaredPage[];
  /** Pages whose address an earlier page already has; they are left out of the model. */
  readonly duplicates: readonly DeclaredPage[];
  /** Drafts, which are left out of the model, too. */
  readonly drafts: readonly Route[];
}

/** Flattens the nested routes of the JSON file into one list of pages. Drafts are left out unless they are shown. */
export function createRouteModel(declared: CompleteRoutes, showDrafts = false): DeclaredRoutes {
  const all = declared.routes.flatMap((entry, index): LocatedRoute[] => {
    const keyPath: KeyPath = ['routes', index];
    if (entry.kind === 'search') return [{ entry, route: entry, keyPath }];
    if (entry.kind !== 'docs') return [{ entry, route: createRoute(entry, { kind: entry.kind }), keyPath }];
    const docs = { kind: 'doc', section: entry.path } as const;
    return listEntries(entry.sidebar, [...keyPath, 'sidebar']).flatMap(({ entry: page, keyPath: own }) =>
      page.path === undefined ? [] : [{ entry: page, route: createRoute(page, docs), keyPath: own }],
    );
  });
  const isDraft = ({ entry }: LocatedRoute) => 'isDraft' in entry && !showDrafts;
  const pages = all.filter((page) => !isDraft(page));
  const first = new Map<string, DeclaredPage>();
  for (const page of pages) if (!first.has(page.route.path)) first.set(page.route.path, page);
  const isFirst = (page: DeclaredPage) => first.get(page.route.path) === page;
  const duplicates = pages.filter((page) => !isFirst(page));
  const drafts = all.filter(isDraft);
  const leftOut = new Set([...duplicates, ...drafts].map(({ entry }) => entry));
  const sections = declared.routes.flatMap((entry) =>
    entry.kind === 'docs' ? [createSection(entry, leftOut)] : [],
  );
  const outbound = declared.redirects.filter(({ to }) => to !== undefined && !first.has(to));
  return {
    model: {
      routes: pages.filter(isFirst).map(({ route }) => route),
      sections,
      redirects: [
        ...sections.flatMap((section) => indexRedirect(section, first)),
        ...declared.redirects.filter((rule) => !outbound.includes(rule)).map(createRedirect),
      ],
      ...(outbound.length > 0 && { outbound: outbound.map(({ from, to = '/' }) => ({ from, to })) }),
      fullNavigation: declared.fullNavigation,
    },
    pages,
    duplicates,
    drafts: drafts.map(({ route }) => route),
  };
}

/** A page with its entry in routes.json. */
interface LocatedRoute extends DeclaredPage {
  readonly entry: object;
}

/** Normalises the path of the file: `./docs/a.mdx` and `docs//a.mdx` are `docs/a.mdx`. */
function createRoute(
  { path = '', file = '', label, noindex }: Pick<SidebarEntry, 'path' | 'file' | 'label' | 'noindex'>,
  place: Pick<Route, 'kind' | 'section'>,
): Route {
  return { path, file: posix.normalize(file), label, ...place, ...(noindex && { noindex }) };
}

/** Leaves out the sidebar entry of a duplicate page, because it would link to the page declared first. */
function createSection(
  { path, label, version, index, sidebar }: CompleteRoute & { readonly kind: 'docs' },
  leftOut: ReadonlySet<object>,
): DocsSection {
  const hidden = listEntries(sidebar, []).flatMap(({ entry }) =>
    entry.hidden && entry.path !== undefined && !leftOut.has(entry)
      ? [{ path: entry.path, label: entry.label }]
      : [],
  );
  const groups = groupItems(sidebar.flatMap((entry) => toItems(entry, leftOut)));
  return { path, label, version, index, groups, ...(hidden.length > 0 && { hidden }) };
}

/** What the sidebar shows of an entry: nothing of hidden pages and empty groups. */
function toItems(entry: SidebarEntry, leftOut: ReadonlySet<object>): SidebarItem[] {
  const { label, path, href, pages, hidden, collapsed } = entry;
  if (href !== undefined) return [{ href, label }];
  if (path !== undefined) return hidden || leftOut.has(entry) ? [] : [{ path, label }];
  const items = (pages ?? []).flatMap((item) => toItems(item, leftOut));
  return items.length === 0 ? [] : [{ label, pages: items, ...(collapsed && { collapsed }) }];
}

/** Puts successive items outside of groups into a group without a label. */
function groupItems(items: readonly SidebarItem[]): SidebarGroup[] {
  return items.reduce<SidebarGroup[]>((groups, item) => {
    if ('pages' in item) return [...groups, item];
    const last = groups.at(-1);
    return last?.label === ''
      ? [...groups.slice(0, -1), { label: '', pages: [...last.pages, item] }]
      : [...groups, { label: '', pages: [item] }];
  }, []);
}

/** The address of a docs section redirects to its first page, unless a page has that address. */
function indexRedirect({ path, index }: DocsSection, pages: ReadonlyMap<string, DeclaredPage>): Redirect[] {
  return pages.has(path) ? [] : [{ from: path, to: index }];
}

function createRedirect({ from, to, drop }: CompleteRoutes['redirects'][number]): Redirect {
  return drop ? { prefix: from.slice(0, -'/*'.length), drop } : { from, to: to ?? '/' };
}
