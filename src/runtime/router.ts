import type { Route, RouteModel } from '../config/model';
import { resolveRedirect } from '../routes/redirects';
import { isFullNavigation, matchRoute } from '../routes/routes';
import { normalizePath, withBase, withoutBase } from '../routes/url';
import type { BrowserHistory } from './history';
import type { LoadedPage, PageLoader } from './pageLoader';
import { keptPosition } from './restorePosition';

/** What stands in the place of the page: server HTML kept as it is, or a loaded page. */
export type Content =
  { readonly type: 'kept'; readonly html: string } | { readonly type: 'loaded'; readonly loaded: LoadedPage };

/** Where the window goes after a page has changed: a hash target, a remembered position (px), or the top. */
export interface Arrival {
  readonly hash: string;
  readonly position: number | undefined;
}

/** What the visitor sees. Replaced as a whole, never changed. */
export interface View {
  /** Counts the pages shown since the document was loaded; 0 is the prerendered one. */
  readonly id: number;
  readonly route: Route | undefined;
  readonly search: string;
  readonly content: Content;
  readonly arrival: Arrival;
  /** pending: the next page is on its way. loading: it has taken so long that this shows. failed: it did not come. */
  readonly phase: 'ready' | 'pending' | 'loading' | 'failed';
  /** Why the page did not come. Stays while it is tried again: the button that was pressed must not vanish. */
  readonly failure?: Failure | undefined;
}

export interface Failure {
  readonly error: unknown;
  /** How often this page has failed in a row, from 1. */
  readonly count: number;
}

export interface Router {
  subscribe(onChange: () => void): () => void;
  view(): View;
  /** What the server drew: hydration must find it, whatever has happened since. */
  prerendered(): View;
  /** Goes to an address of this origin. Never throws; an address that is not ours is left to the browser. */
  navigate(url: URL, how?: 'push' | 'replace'): void;
  /** Loads the page that failed once more. */
  retry(): void;
  /** Fetches the page behind an address ahead, if it is one of ours. */
  preload(url: URL): void;
}

export interface RouterOptions {
  readonly baseUrl: string;
  readonly model: RouteModel;
  readonly loader: PageLoader;
  readonly history: BrowserHistory;
  readonly initial: View;
  /** Milliseconds before a pending page shows that it is loading. */
  readonly loadingDelay: number;
  /** Leaves the app for an address that only the browser can open. False when that was just tried in vain. */
  readonly leave: (url: URL, how: 'push' | 'replace') => boolean;
  /**
   * Opens the current address in full if its files may have vanished with a deploy, and if the visitor still waits for
   * it once that is known. False when the failure should be shown.
   */
  readonly recover: (isStillWanted: () => boolean) => Promise<boolean>;
}

/** The one place that turns an address into a page: resolve, match, load, show. */
export function createRouter(options: RouterOptions): Router & { start(): () => void } {
  const { baseUrl, model, loader, history, loadingDelay, leave, recover } = options;
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

  /** Whether the prerendered HTML is what belongs at this address. */
  const isAnswered = (url: URL) =>
    !isEmpty(view) &&
    // What was meant by an address without a page is found out here.
    view.route !== undefined &&
    routeAt(url) === view.route &&
    resolve(url, baseUrl, model) === url &&
    !isElsewhere(url, baseUrl, model) &&
    view.route?.kind !== 'search';

  const load = async (route: Route | undefined, search: string, arrival: Arrival, failure?: Failure) => {
    const attempt = ++latest;
    const isLatest = () => attempt === latest;
    show({ ...view, phase: 'pending', failure });
    const timer = setTimeout(() => isLatest() && show({ ...view, phase: 'loading' }), loadingDelay);
    try {
      const loaded = await loader.load(route);
      // A late answer to an earlier click is dropped: the newest navigation wins.
      if (isLatest())
        show({
          id: view.id + 1,
          route,
          search,
          content: { type: 'loaded', loaded },
          arrival,
          phase: 'ready',
        });
    } catch (error) {
      // While it asks, the page counts as still on its way; a click in the meantime wins.
      if (isLatest() && !(await recover(isLatest)) && isLatest())
        show({ ...view, phase: 'failed', failure: { error, count: (failure?.count ?? 0) + 1 } });
    } finally {
      clearTimeout(timer);
    }
  };

  let retry = () => {};
  const arrive = (url: URL, position?: number) => {
    const route = routeAt(url);
    const arrival = { hash: url.hash, position };
    // Prerendered HTML answers for the address without a query only, and not where results come as somebody types.
    const isDrawn =
      view.content.type === 'loaded' || (view.search === url.search && route?.kind !== 'search');
    if (route !== undefined && view.route === route && isDrawn) {
      // Also the way back from a page that is still on its way or did not come.
      latest++;
      show({ ...view, search: url.search, arrival, phase: 'ready', failure: undefined });
    } else {
      const attempt = (failure?: Failure) => void load(route, url.search, arrival, failure);
      retry = () => attempt(view.failure);
      attempt();
    }
  };

  const go = (url: URL, how: 'push' | 'replace', position?: number) => {
    const target = resolve(url, baseUrl, model);
    if (isElsewhere(target, baseUrl, model) && leave(target, how)) return;
    history[how](target.pathname + target.search + target.hash);
    arrive(target, position);
  };

  return {
    view: () => view,
    prerendered: () => options.initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // To the top, also of the page that is there.
    navigate: (url, how = 'push') => go(url, how, url.hash === '' ? 0 : undefined),
    retry: () => retry(),
    preload(url) {
      const route = routeAt(resolve(url, baseUrl, model));
      if (route && route !== view.route) loader.preload(route);
    },
    start() {
      const here = new URL(window.location.href);
      // The base URL with its letters escaped, "/%7Eme/": the host knows it, and what follows need not.
      if (view.route && withoutBase(baseUrl, here.pathname) === null) {
        here.pathname = withBase(baseUrl, view.route.path);
        history.replace(here.pathname + here.search + here.hash);
      }
      // Back or Forward may be what called the app: then the entry has a position already.
      if (!isAnswered(here)) go(here, 'replace', history.savedPosition() ?? keptPosition());
      return history.subscribe(() => arrive(new URL(window.location.href), history.savedPosition()));
    },
  };
}

/** The offline shell: nothing has been drawn, whatever the address. */
export function isEmpty({ content }: View): boolean {
  return content.type === 'kept' && content.html === '';
}

/** Follows the redirects of routes.json; query and hash survive. The same object when there is none to follow. */
function resolve(url: URL, baseUrl: string, model: RouteModel): URL {
  let resolved = url;
  // Every step shortens the path or ends at a page; the bound only guards against a mistake in that reasoning.
  for (let step = 0; step < MAX_REDIRECTS; step++) {
    const path = withoutBase(baseUrl, resolved.pathname);
    const target = path === null ? null : resolveRedirect(path, model);
    if (target === null) return resolved;
    const next = new URL(resolved);
    next.pathname = withBase(baseUrl, target);
    resolved = next;
  }
  return resolved;
}

const MAX_REDIRECTS = 50;

/** Addresses outside the base URL and those that other apps on the host answer. */
function isElsewhere(url: URL, baseUrl: string, model: RouteModel): boolean {
  const path = withoutBase(baseUrl, url.pathname);
  return path === null || isFullNavigation(model, normalizePath(path));
}
