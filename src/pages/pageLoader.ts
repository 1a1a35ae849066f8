import type { ComponentType } from 'react';
import type { Route } from '../config/model';
import type { LoadedPage, PageLoader, PageProps } from '../runtime/loadedPage';
import type { PageKind, SplitPoint } from '../shared/page';

/** The layouts. Each is a chunk with its styles and no content. */
const KINDS: Readonly<Record<PageKind, () => Promise<{ default: ComponentType<PageProps> }>>> = {
  doc: () => import(/* webpackChunkName: "kind-doc" */ './DocPage'),
  landing: () => import(/* webpackChunkName: "kind-landing" */ './LandingPage'),
  plain: () => import(/* webpackChunkName: "kind-plain" */ './PlainPage'),
  search: () => import(/* webpackChunkName: "kind-search" */ './SearchPage'),
  'not-found': () => import(/* webpackChunkName: "kind-not-found" */ './NotFoundPage'),
};

export async function loadKind(kind: PageKind): Promise<ComponentType<PageProps>> {
  return (await KINDS[kind]()).default;
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
