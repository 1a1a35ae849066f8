import type { DocsShell, RouteModel, SidebarGroup, SidebarLink } from '../config/model';
import { findShell, matchRoute } from './matchRoute';

/** The pages before and after a page, in sidebar order. */
export interface Neighbours {
  readonly previous?: SidebarLink | undefined;
  readonly next?: SidebarLink | undefined;
}

export function findNeighbours(shell: DocsShell, path: string): Neighbours {
  const pages = shell.groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.path === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** The sidebar group a page stands in. */
export function findGroup(shell: DocsShell, path: string): SidebarGroup | undefined {
  return shell.groups.find((group) => group.pages.some((page) => page.path === path));
}

/** The label of the group a page stands in, with that of its version where there are several; undefined outside the docs. */
export function groupLabel(model: RouteModel, path: string): string | undefined {
  const shell = findShell(model, matchRoute(model.routes, path));
  if (!shell) return undefined;
  const label = findGroup(shell, path)?.label ?? shell.label;
  return model.shells.length > 1 && label !== shell.label ? `${label} (${shell.label})` : label;
}

/**
 * Where a reader of `path` goes when they choose another version: the same page there when it exists, else the
 * start of that version.
 */
export function findInVersion(from: DocsShell, to: DocsShell, path: string): string {
  const below = (shell: DocsShell) => (shell.path === '/' ? '' : shell.path);
  const samePage = below(to) + path.slice(below(from).length);
  return to.groups.some((group) => group.pages.some((page) => page.path === samePage)) ? samePage : to.index;
}
