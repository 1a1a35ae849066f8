import type { ComponentType } from 'react';
import type { Route } from '../config/model';

/** A heading of a page, for its table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** What an MDX file exports (src/build/mdx.ts). */
export interface PageModule {
  readonly default: ComponentType<{ components?: object }>;
  readonly frontmatter?: { readonly title?: string; readonly description?: string };
  readonly toc?: readonly TocEntry[];
  /** The day its file last changed: `2026-11-21`. Absent where git knows of none. */
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

/** Everything a page needs to be shown. */
export interface LoadedPage {
  readonly Kind: ComponentType<PageProps>;
  readonly page: PageModule | undefined;
}

export interface PageLoader {
  /** Loads a page (not-found where there is no route); one promise while it is under way or done, a new attempt after a failure. */
  load(route: Route | undefined): Promise<LoadedPage>;
  /** The same on a guess. A failure is only a warning, once per page, and never spoils a later load. */
  preload(route: Route): void;
}

export interface PageLoaderOptions {
  /** Brings the words of a page, by path. */
  readonly splitPoints: Readonly<Record<string, SplitPoint>>;
  /** Brings the kind of page: layout and styles. */
  readonly loadKind: (kind: PageKind) => Promise<ComponentType<PageProps>>;
  /** Fetches a file that failed past every cache, before it is imported again. */
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
    // A failure is never kept: webpack asks the network again on the next call.
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

/** The address of the file an error of webpack's (script or style sheet) is about. */
function failedAddress(error: unknown): string | undefined {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
}
