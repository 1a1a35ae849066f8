import type { Route, RouteModel } from '../config/model';
import type { ScrollTarget } from '../browser/afterNavigation';
import { isFullNavigation, matchRoute } from '../routes/matchRoute';
import { normalizePath, withBase, withoutBase } from '../shared/url';
import type { BrowserHistory } from './history';
import type { LoadedPage, PageLoader } from './loadedPage';
import { keptPosition } from '../browser/restorePosition';

/** The content of the page: kept server HTML, or a loaded page. */
export type Content =
  { readonly type: 'kept'; readonly html: string } | { readonly type: 'loaded'; readonly loaded: LoadedPage };

/** Immutable state of the page on screen. */
export interface View {
  /** Number of the page shown since the document loaded; 0 is the prerendered one. */
  readonly id: number;
  readonly route: Route | undefined;
  readonly search: string;
  readonly content: Content;
  readonly scrollTarget: ScrollTarget;
  /** pending: the next page is loading. loading: that has taken longer than the loading delay. failed: it didn't load. */
  readonly phase: 'ready' | 'pending' | 'loading' | 'failed';
  /** Why the page failed to load. Kept during a retry, so that the pressed button stays. */
  readonly failure?: Failure | undefined;
}

export interface Failure {
  readonly error: unknown;
  /** The page that failed, while `View.route` is the one before it. */
  readonly route: Route | undefined;
  /** How often this page has failed in a row, from 1. */
  readonly count: number;
}

/** The route that was asked for: that of the failed page, else that of the page on screen. */
export function routeOf({ failure, route }: View): Route | undefined {
  return failure ? failure.route : route;
}

export interface Router {
  subscribe(onChange: () => void): () => void;
  view(): View;
  /** The prerendered view, which hydration must match. */
  prerendered(): View;
  /** Navigates to a URL of this origin. Never throws; the browser handles URLs outside the site. */
  navigate(url: URL, how?: 'push' | 'replace'): void;
  /** Loads the failed page again. */
  retry(): void;
  /** Preloads the page at a URL, if it belongs to the site. */
  preload(url: URL): void;
}

export interface RouterOptions {
  readonly baseUrl: string;
  readonly model: RouteModel;
  /** The path an old path leads to, or null when it's not a redirect. */
  readonly redirect: (path: string) => string | null;
  readonly loader: PageLoader;
  readonly history: BrowserHistory;
  readonly initial: View;
  /** Delay (ms) before a pending page shows the loading state. */
  readonly loadingDelay: number;
  /** Makes a hard navigation to a URL outside the app. False if that was just tried and led back here. */
  readonly hardNavigate: (url: URL, how: 'push' | 'replace') => boolean;
  /**
   * Reloads the current URL if a deploy may have removed its files, and if the navigation is still wanted once that is
   * known. False if the failure should be shown.
   */
  readonly reloadForNewDeploy: (isStillWanted: () => boolean) => Promise<boolean>;
}

/** Turns a URL into a page: resolve redirects, match the route, load, show. */
export function createRouter(options: RouterOptions): Router & { start(): () => void } {
  const { baseUrl, model, redirect, loader, history, loadingDelay, hardNavigate, reloadForNewDeploy } =
    options;
  const listeners = new Set<() => void>();
  let view = options.initial;
  let latest = 0;

  const show = (next: View) => {
    view = next;
    listeners.forEach((listener) => listener());
  };
  const routeAt = (url: URL) => {
    const path = withoutBase(baseUrl, url.pathname);
    return path === null ? undefined : matchRoute(model.routes, path);
  };

  /** Whether the prerendered HTML is the page of this URL. */
  const isAnswered = (url: URL) =>
    !isEmpty(view) &&
    // A not-found page may be a redirect, which is resolved here.
    view.route !== undefined &&
    routeAt(url) === view.route &&
    resolve(url, baseUrl, redirect) === url &&
    !isExternal(url, baseUrl, model) &&
    view.route?.kind !== 'search';

  const load = async (
    route: Route | undefined,
    search: string,
    scrollTarget: ScrollTarget,
    failure?: Failure,
  ) => {
    const attempt = ++latest;
    const isLatest = () => attempt === latest;
    show({ ...view, phase: 'pending', failure });
    const timer = setTimeout(() => isLatest() && show({ ...view, phase: 'loading' }), loadingDelay);
    try {
      const loaded = await loader.load(route);
      // The latest navigation wins: drop a late response to an earlier click.
      if (isLatest())
        show({
          id: view.id + 1,
          route,
          search,
          content: { type: 'loaded', loaded },
          scrollTarget,
          phase: 'ready',
        });
    } catch (error) {
      // The page counts as pending meanwhile; another click wins.
      if (isLatest() && !(await reloadForNewDeploy(isLatest)) && isLatest())
        show({ ...view, phase: 'failed', failure: { error, route, count: (failure?.count ?? 0) + 1 } });
    } finally {
      clearTimeout(timer);
    }
  };

  let retry = () => {};
  const showUrl = (url: URL, position?: number) => {
    const route = routeAt(url);
    const scrollTarget = { hash: url.hash, position };
    // Prerendered HTML is valid only for the URL without a query, and never for search results.
    const isDrawn =
      view.content.type === 'loaded' || (view.search === url.search && route?.kind !== 'search');
    if (route !== undefined && view.route === route && isDrawn) {
      // Also the way back from a page that is pending or failed.
      latest++;
      show({ ...view, search: url.search, scrollTarget, phase: 'ready', failure: undefined });
    } else {
      const attempt = (failure?: Failure) => void load(route, url.search, scrollTarget, failure);
      retry = () => attempt(view.failure);
      attempt();
    }
  };

  const navigateTo = (url: URL, how: 'push' | 'replace', position?: number) => {
    const target = resolve(url, baseUrl, redirect);
    if (isExternal(target, baseUrl, model) && hardNavigate(target, how)) return;
    history[how](target.pathname + target.search + target.hash);
    showUrl(target, position);
  };

  return {
    view: () => view,
    prerendered: () => options.initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Without a hash: to the top, also on the current page.
    navigate: (url, how = 'push') => navigateTo(url, how, url.hash === '' ? 0 : undefined),
    retry: () => retry(),
    preload(url) {
      const route = routeAt(resolve(url, baseUrl, redirect));
      if (route && route !== view.route) loader.preload(route);
    },
    start() {
      const here = new URL(window.location.href);
      // Normalise a base URL with escaped characters, such as "/%7Eme/".
      if (view.route && withoutBase(baseUrl, here.pathname) === null) {
        here.pathname = withBase(baseUrl, view.route.path);
        history.replace(here.pathname + here.search + here.hash);
      }
      // Back or Forward may have loaded the app: then the entry already has a position.
      if (!isAnswered(here)) navigateTo(here, 'replace', history.savedPosition() ?? keptPosition());
      return history.subscribe(() => showUrl(new URL(window.location.href), history.savedPosition()));
    },
  };
}

/** Whether this is the app shell, which has no content at any URL. */
export function isEmpty({ content }: View): boolean {
  return content.type === 'kept' && content.html === '';
}

/** Follows the redirects of routes.json and keeps query and hash. Returns the same object if there is none. */
function resolve(url: URL, baseUrl: string, redirect: RouterOptions['redirect']): URL {
  let resolved = url;
  // Every step shortens the path or ends at a page. The limit guards against a mistake in that reasoning.
  for (let step = 0; step < MAX_REDIRECTS; step++) {
    const path = withoutBase(baseUrl, resolved.pathname);
    const target = path === null ? null : redirect(path);
    if (target === null) return resolved;
    const next = new URL(resolved);
    next.pathname = withBase(baseUrl, target);
    resolved = next;
  }
  return resolved;
}

const MAX_REDIRECTS = 50;

/** Whether a URL is outside the base URL or belongs to another app on the host. */
function isExternal(url: URL, baseUrl: string, model: RouteModel): boolean {
  const path = withoutBase(baseUrl, url.pathname);
  return path === null || isFullNavigation(model, normalizePath(path));
}
