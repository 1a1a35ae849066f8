import { posix } from 'node:path';
import type { z } from 'zod';
import type { KeyPath, Position } from './locate';
import type { DocsSection, Redirect, Route, RouteModel } from './model';
import type { routesSchema } from './routesSchema';

type Declared = z.output<typeof routesSchema>;

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
}

/** Flattens the nested routes of the JSON file into one list of pages. */
export function createRouteModel(declared: Declared): DeclaredRoutes {
  const pages = declared.routes.flatMap((entry, index): (DeclaredPage & { readonly entry: object })[] => {
    const keyPath: KeyPath = ['routes', index];
    if (entry.kind !== 'docs') return [{ entry, route: nameFile(entry), keyPath }];
    return entry.sidebar.flatMap((group, nth) =>
      group.pages.map((page, place) => ({
        entry: page,
        route: nameFile({ ...page, kind: 'doc' as const, section: entry.path }),
        keyPath: [...keyPath, 'sidebar', nth, 'pages', place],
      })),
    );
  });
  const first = new Map<string, DeclaredPage>();
  for (const page of pages) if (!first.has(page.route.path)) first.set(page.route.path, page);
  const isFirst = (page: DeclaredPage) => first.get(page.route.path) === page;
  const duplicates = pages.filter((page) => !isFirst(page));
  const leftOut = new Set(duplicates.map(({ entry }) => entry));
  const sections = declared.routes.flatMap((entry) =>
    entry.kind === 'docs' ? [createSection(entry, leftOut)] : [],
  );
  return {
    model: {
      routes: pages.filter(isFirst).map(({ route }) => route),
      sections,
      redirects: [
        ...sections.flatMap((section) => indexRedirect(section, first)),
        ...declared.redirects.map(createRedirect),
      ],
      fullNavigation: declared.fullNavigation,
    },
    pages,
    duplicates,
  };
}

/** Normalises file paths: `./docs/a.mdx` and `docs//a.mdx` are `docs/a.mdx`. */
function nameFile(route: Route): Route {
  return route.file === undefined ? route : { ...route, file: posix.normalize(route.file) };
}

/** Leaves out the sidebar entry of a duplicate page, because it would link to the page declared first. */
function createSection(
  { path, label, version, index, sidebar }: Declared['routes'][number] & { kind: 'docs' },
  leftOut: ReadonlySet<object>,
): DocsSection {
  const groups = sidebar
    .map((group) => ({
      label: group.label,
      pages: group.pages
        .filter((page) => !leftOut.has(page))
        .map((page) => ({ path: page.path, label: page.label })),
    }))
    .filter(({ pages }) => pages.length > 0);
  return { path, label, version, index, groups };
}

/** The address of a docs section redirects to its first page, unless a page has that address. */
function indexRedirect({ path, index }: DocsSection, pages: ReadonlyMap<string, DeclaredPage>): Redirect[] {
  return pages.has(path) ? [] : [{ from: path, to: index }];
}

function createRedirect({ from, to, drop }: Declared['redirects'][number]): Redirect {
  return drop ? { prefix: from.slice(0, -'/*'.length), drop } : { from, to: to ?? '/' };
}
