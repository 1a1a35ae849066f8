import type { ComponentType } from 'react';
import type { Route } from '../config/model';
import type { LoadedPage, PageLoader, PageProps } from '../runtime/loadedPage';
import { hasContent } from '../routes/matchRoute';
import type { LayoutName, PageContent } from '../shared/page';

/** The layouts. Each is a chunk with its styles but no content. */
const LAYOUTS: Readonly<Record<LayoutName, () => Promise<{ default: ComponentType<PageProps> }>>> = {
  doc: () => import(/* webpackChunkName: "layout-doc" */ './DocPage'),
  landing: () => import(/* webpackChunkName: "layout-landing" */ './LandingPage'),
  plain: () => import(/* webpackChunkName: "layout-plain" */ './PlainPage'),
  search: () => import(/* webpackChunkName: "layout-search" */ './SearchPage'),
  'not-found': () => import(/* webpackChunkName: "layout-not-found" */ './NotFoundPage'),
};

export async function loadLayout(kind: LayoutName): Promise<ComponentType<PageProps>> {
  return (await LAYOUTS[kind]()).default;
}

interface PageLoaderOptions {
  /** Loads the content of a page. */
  readonly importPage: (path: string) => Promise<PageContent>;
  /** Loads a layout with its styles. */
  readonly loadLayout: (kind: LayoutName) => Promise<ComponentType<PageProps>>;
  /** Fetches a failed file past the HTTP cache before it is imported again. */
  readonly refresh?: (address: string) => Promise<void>;
  readonly warn?: (message: string, error: unknown) => void;
}

export function createPageLoader({
  importPage,
  loadLayout,
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
  const bring = async (path: string, route: Route | undefined): Promise<LoadedPage> => {
    await refreshFailed(path);
    const [Layout, page] = await Promise.all([
      loadLayout(route?.kind ?? 'not-found'),
      route && hasContent(route) ? importPage(path) : undefined,
    ]);
    return { Layout, page };
  };

  const load = (route: Route | undefined): Promise<LoadedPage> => {
    const path = route?.path ?? '';
    const known = pages.get(path);
    if (known) return known;
    const pending = bring(path, route);
    pages.set(path, pending);
    // Never cache a failure: on the next call webpack requests the file again.
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
        warn(`Couldn’t prefetch ${route.path}`, error);
      });
    },
  };
}

/** The URL in webpack's error about a script or style sheet. */
function failedAddress(error: unknown): string | undefined {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
}
