import type { z } from 'zod';
import type { LayoutName } from '../shared/page';
import type { siteSchema } from './siteSchema';

/** T with every property and array read-only, all the way down. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** `site.config.json`, checked, with its defaults filled in. */
export type Site = Frozen<z.output<typeof siteSchema>>;

export type Link = Frozen<{ label: string; href: string }>;
export type Severity = Site['checks']['brokenLinks'];
export type SkipRule = Site['prefetch']['skipWhen'];
export type ColorMode = 'light' | 'dark';

/** One page: an exact address, its layout (`kind`), and its content. */
export interface Route {
  /** Address below the base URL: starts with "/", no trailing slash. */
  readonly path: string;
  readonly kind: Exclude<LayoutName, 'not-found'>;
  readonly label: string;
  /** MDX file relative to the site folder, known to the build. Search pages have none. */
  readonly file?: string;
  /** Doc pages: the path of their docs section. */
  readonly section?: string;
  /** Whether search engines, the search of the site, the sitemap, the feed and llms.txt leave it out. Known to the build. */
  readonly noindex?: boolean;
}

/** The documentation of one version, with its sidebar. */
export interface DocsSection {
  readonly path: string;
  readonly label: string;
  readonly version: string;
  readonly index: string;
  readonly groups: readonly SidebarGroup[];
  /** Pages without an entry in the sidebar. */
  readonly hidden?: readonly SidebarLink[];
}

export interface SidebarGroup {
  /** Empty for pages outside of all groups. */
  readonly label: string;
  readonly pages: readonly SidebarItem[];
  /** Closed on pages outside of it. */
  readonly collapsed?: boolean;
}

export type SidebarItem = SidebarLink | OtherLink | SidebarGroup;

/** A page. */
export interface SidebarLink {
  readonly path: string;
  readonly label: string;
}

/** A link to a place that isn't a page of this documentation. */
export interface OtherLink {
  readonly href: string;
  readonly label: string;
}

/** A redirect from one path, or from a prefix, whose rule drops segments from the rest of the path. */
export type Redirect =
  | { readonly from: string; readonly to: string }
  | { readonly prefix: string; readonly drop: readonly ('segment' | 'version')[] };

/** A redirect to another host, or to a file or an app on this one. */
interface Outbound {
  readonly from: string;
  readonly to: string;
}

/** `routes.json`, checked and flattened: a page per route, first declaration wins. */
export interface RouteModel {
  readonly routes: readonly Route[];
  readonly sections: readonly DocsSection[];
  readonly redirects: readonly Redirect[];
  /** Redirects to what isn't a page of this site. Absent without any. */
  readonly outbound?: readonly Outbound[];
  /** Paths that other apps on the host serve. */
  readonly fullNavigation: readonly string[];
}
