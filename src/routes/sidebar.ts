import type { DocsSection, RouteModel, SidebarGroup, SidebarLink } from '../config/model';
import { findSection, matchRoute } from './matchRoute';

/** The pages before and after a page, in sidebar order. */
export interface Neighbours {
  readonly previous?: SidebarLink | undefined;
  readonly next?: SidebarLink | undefined;
}

export function findNeighbours(section: DocsSection, path: string): Neighbours {
  const pages = section.groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** The sidebar group of a page. */
export function findGroup(section: DocsSection, path: string): SidebarGroup | undefined {
  return section.groups.find((group) => group.pages.some((page) => page.path === path));
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
  return to.groups.some((group) => group.pages.some((page) => page.path === samePage)) ? samePage : to.index;
}
