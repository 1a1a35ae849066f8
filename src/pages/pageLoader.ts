import type { ComponentType } from 'react';
import type { Route } from '../config/model';

/** A heading of a page, for its table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** The exports of an MDX file (src/node/mdx/mdxOptions.ts). */
export interface PageModule {
  readonly default: ComponentType<{ components?: object }>;
  readonly frontmatter?: { readonly title?: string; readonly description?: string };
  readonly toc?: readonly TocEntry[];
  /** The day its file last changed: `2026-11-21`. Absent without git history. */
  readonly updated?: string;
}

/** The loader of one page: webpack's `import()`, or a `require` on the server. */
export type SplitPoint = () => Promise<PageModule>;

/** The kinds of page; an address without a route shows "not-found". */
export type PageKind = Route['kind'] | 'not-found';

export interface PageProps {
  readonly route: Route | undefined;
  readonly page: PageModule | undefined;
}

/** A page that is ready to render. */
export interface LoadedPage {
  readonly Kind: ComponentType<PageProps>;
  readonly page: PageModule | undefined;
}

export interface PageLoader {
  /** Loads a page, or not-found without a route. Returns the same promise until it fails; then the next call tries again. */
  load(route: Route | undefined): Promise<LoadedPage>;
  /** Loads a page speculatively. A failure is logged as a warning once per page and doesn't affect a later load. */
  preload(route: Route): void;
}

export interface PageLoaderOptions {
  /** Loaders of page content by path. */
  readonly splitPoints: Readonly<Record<string, SplitPoint>>;
  /** Loads a layout with its styles. */
  readonly loadKind: (kind: PageKind) => Promise<ComponentType<PageProps>>;
  /** Fetches a failed file past every cache, before it is imported again. */
  readonly refresh?: (address: string) => Promise<void>;
  readonly warn?: (message: string, error: unknown) => void;
}

export function createPageLoader({
  splitPoints,
  loadKind,
  refresh = async () => {},
  warn = (message, error) => console.warn(message, error),
}: PageLoaderOptions): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const failed = new Map<string, string>();
  const warned = new Set<string>();

  const refreshFailed = async (path: string) => {
    const address = failed.get(path);
    if (address === undefined) return;
    await refresh(address);
    failed.delete(path);
  };
  const bring = async (path: string, kind: PageKind): Promise<LoadedPage> => {
    await refreshFailed(path);
    const [Kind, page] = await Promise.all([loadKind(kind), splitPoints[path]?.()]);
    return { Kind, page };
  };

  const load = (route: Route | undefined): Promise<LoadedPage> => {
    const path = route?.path ?? '';
    const known = pages.get(path);
    if (known) return known;
    const pending = bring(path, route?.kind ?? 'not-found');
    pages.set(path, pending);
    // Never keep a failure: on the next call webpack requests the file again.
    pending.catch((error: unknown) => {
      pages.delete(path);
      const address = failedAddress(error);
      if (address !== undefined) failed.set(path, address);
    });
    return pending;
  };

  return {
    load,
    preload(route) {
      load(route).catch((error: unknown) => {
        if (warned.has(route.path)) return;
        warned.add(route.path);
        warn(`Could not fetch ${route.path} ahead`, error);
      });
    },
  };
}

/** The URL in webpack's error about a script or style sheet. */
function failedAddress(error: unknown): string | undefined {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
}
