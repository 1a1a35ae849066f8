import { type RoutesFile, routesProblem, type SiteFile, siteProblem } from './files';
import type { KeyPath } from './locate';
import type { Problem } from './problems';
import type { SidebarEntry } from './sidebarSchema';

/** A value that must be unique in its list. */
interface Entry {
  readonly path: KeyPath;
  readonly value: string;
}

/** Repeated values of routes.json: group labels in a sidebar, paths of other apps, search pages. */
export function findRepeatsInRoutes(file: RoutesFile): Problem[] {
  const { routes = [], fullNavigation = [] } = file.value ?? {};
  const at = (path: KeyPath, message: string) => routesProblem(file, path, message);
  const headings = routes.flatMap((route, index) =>
    route.kind !== 'docs' ? [] : repeatedGroups(route.sidebar, ['routes', index, 'sidebar']),
  );
  const [search, ...others] = routes.flatMap((route, index) =>
    route.kind === 'search' ? [{ path: ['routes', index, 'path'], value: route.path }] : [],
  );
  return [
    ...headings.map(({ path, value }) => at(path, `${OWN_LABEL}; this sidebar has a group "${value}" above`)),
    ...others.map(({ path }) =>
      at(path, `expected one search page; there is already one at "${search?.value}"`),
    ),
    ...repeats(fullNavigation.map((value, index) => ({ path: ['fullNavigation', index], value }))).map(
      ({ path }) => at(path, 'expected each path once; this one is in the list above'),
    ),
  ];
}

/** Groups with the label of an earlier one in the same list. */
function repeatedGroups(entries: readonly SidebarEntry[], list: KeyPath): Entry[] {
  const groups = entries.flatMap(({ label, pages }, index) =>
    pages ? [{ label, pages, path: [...list, index] }] : [],
  );
  return [
    ...repeats(groups.map(({ label, path }) => ({ path: [...path, 'label'], value: label }))),
    ...groups.flatMap(({ pages, path }) => repeatedGroups(pages, [...path, 'pages'])),
  ];
}

/** Repeated values of site.config.json: labels in a menu or a footer column, and versions. */
export function findRepeatsInSite(file: SiteFile): Problem[] {
  if (!file.value) return [];
  const { navbar, footer, docs } = file.value;
  const label = (list: KeyPath, entries: readonly { readonly label: string }[]): Entry[] =>
    repeats(entries.map(({ label: value }, index) => ({ path: [...list, index, 'label'], value })));
  const labels = [
    ...label(['navbar', 'items'], navbar.items),
    ...navbar.items.flatMap(({ items = [] }, index) => label(['navbar', 'items', index, 'items'], items)),
    ...repeats(
      footer.groups.map(({ title: value }, index) => ({ path: ['footer', 'groups', index, 'title'], value })),
    ),
    ...footer.groups.flatMap(({ items }, index) => label(['footer', 'groups', index, 'items'], items)),
    ...label(['docs', 'versions'], docs.versions),
  ];
  const names = repeats(
    docs.versions.map(({ name: value }, index) => ({ path: ['docs', 'versions', index, 'name'], value })),
  );
  return [
    ...labels.map(({ path, value }) => siteProblem(file, path, `${OWN_LABEL}; there is a "${value}" above`)),
    ...names.map(({ path, value }) =>
      siteProblem(file, path, `expected a unique name; there is a version "${value}" above`),
    ),
  ];
}

const OWN_LABEL = 'expected a unique label';

/** The entries with the value of an earlier one. */
function repeats(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ value }, index) =>
    entries.slice(0, index).some((earlier) => earlier.value === value),
  );
}
