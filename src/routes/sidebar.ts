import type { DocsSection, RouteModel, SidebarGroup, SidebarItem, SidebarLink } from '../config/model';
import { findSection, matchRoute } from './matchRoute';

/** Results of `pagesOf` by list, because rendering needs them several times per page. */
const knownPages = new WeakMap<readonly SidebarItem[], readonly SidebarLink[]>();

/** The pages among items of the sidebar, those of nested groups included. */
export function pagesOf(items: readonly SidebarItem[]): readonly SidebarLink[] {
  const known = knownPages.get(items);
  if (known) return known;
  const pages = items.flatMap((item) => ('pages' in item ? pagesOf(item.pages) : 'path' in item ? item : []));
  knownPages.set(items, pages);
  return pages;
}

const hasPage = ({ pages }: SidebarGroup, path: string): boolean =>
  pagesOf(pages).some((page) => page.path === path);

/** Whether the sidebar shows the content of a group on a page. */
export const isOpen = (group: SidebarGroup, path: string): boolean =>
  !group.collapsed || hasPage(group, path);

/** The pages before and after a page, in sidebar order. */
export interface Neighbours {
  readonly previous?: SidebarLink | undefined;
  readonly next?: SidebarLink | undefined;
}

export function findNeighbours(section: DocsSection, path: string): Neighbours {
  const pages = pagesOf(section.groups);
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** The sidebar group of a page, of those that aren't nested. */
export function findGroup(section: DocsSection, path: string): SidebarGroup | undefined {
  return section.groups.find((group) => group.label !== '' && hasPage(group, path));
}

/** A group as the sidebar shows it. */
interface ShownGroup extends SidebarGroup {
  /** The first page of a group that is collapsed, whose pages are left out. */
  readonly first?: SidebarLink | undefined;
}

/** Sections with more pages than this show only the pages around the current one, so that HTML doesn't grow with them. */
const MAX_SHOWN_PAGES = 100;
/** How many pages are shown before and after the current page of a large section. */
const PAGES_AROUND = 8;

/**
 * What the sidebar of a page shows. In a large section, other groups are collapsed to a link to their first page, and the
 * current group shows the pages around the current one, with links to the earlier and later ones.
 */
export function shownGroups({ groups }: Pick<DocsSection, 'groups'>, path: string): readonly ShownGroup[] {
  if (pagesOf(groups).length <= MAX_SHOWN_PAGES) return groups;
  return groups.map((group) => {
    const { label } = group;
    const pages = pagesOf(group.pages);
    const current = pages.findIndex((page) => page.path === path);
    if (current < 0) return { label, pages: [], first: pages[0] };
    const from = Math.max(0, current - PAGES_AROUND);
    const to = current + PAGES_AROUND + 1;
    const more = (page: SidebarLink | undefined, count: number, word: string) =>
      page && count > 0
        ? [{ path: page.path, label: `${count} ${word} ${count === 1 ? 'page' : 'pages'}` }]
        : [];
    return {
      label,
      pages: [
        ...more(pages[from - 1], from, 'earlier'),
        ...pages.slice(from, to),
        ...more(pages[to], pages.length - to, 'later'),
      ],
    };
  });
}

/** How many pages `startPages` returns at most. */
const START_PAGES = 6;

/** Pages to start from: the first of each group, then the others in sidebar order. */
export function startPages({ groups }: Pick<DocsSection, 'groups'>): SidebarLink[] {
  const first = groups.flatMap(({ pages }) => pagesOf(pages).slice(0, 1));
  return [...new Set([...first, ...pagesOf(groups)])].slice(0, START_PAGES);
}

/** The label of a page's sidebar group, with its version if there are several; undefined outside the docs. */
export function groupLabel(model: RouteModel, path: string): string | undefined {
  const section = findSection(model, matchRoute(model.routes, path));
  if (!section) return undefined;
  const label = findGroup(section, path)?.label ?? section.label;
  return model.sections.length > 1 && label !== section.label ? `${label} (${section.label})` : label;
}

/**
 * The page to open when a reader of `path` switches to another version: the same page if it exists there, otherwise the
 * first page of that version.
 */
export function findInVersion(from: DocsSection, to: DocsSection, path: string): string {
  const below = (section: DocsSection) => (section.path === '/' ? '' : section.path);
  const samePage = below(to) + path.slice(below(from).length);
  return pagesOf(to.groups).some((page) => page.path === samePage) ? samePage : to.index;
}
