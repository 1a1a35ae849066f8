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

/** The sidebar group a page stands in. */
export function findGroup(section: DocsSection, path: string): SidebarGroup | undefined {
  return section.groups.find((group) => group.pages.some((page) => page.path === path));
}

/** The label of the group a page stands in, with that of its version where there are several; undefined outside the docs. */
export function groupLabel(model: RouteModel, path: string): string | undefined {
  const section = findSection(model, matchRoute(model.routes, path));
  if (!section) return undefined;
  const label = findGroup(section, path)?.label ?? section.label;
  return model.sections.length > 1 && label !== section.label ? `${label} (${section.label})` : label;
}

/**
 * Where a reader of `path` goes when they choose another version: the same page there when it exists, else the
 * start of that version.
 */
export function findInVersion(from: DocsSection, to: DocsSection, path: string): string {
  const below = (section: DocsSection) => (section.path === '/' ? '' : section.path);
  const samePage = below(to) + path.slice(below(from).length);
  return to.groups.some((group) => group.pages.some((page) => page.path === samePage)) ? samePage : to.index;
}
