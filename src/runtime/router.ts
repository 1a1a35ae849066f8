import type { Route } from '../config/model';
import type { ScrollTarget } from '../browser/afterNavigation';
import { matchRoute } from '../routes/matchRoute';
import { withBase, withoutBase } from '../shared/url';
import type { BrowserHistory } from './history';
import type { LoadedPage, PageLoader } from './loadedPage';
import { followRedirects, isExternal, type SitePaths } from './resolveUrl';
import { lastPosition } from '../browser/restorePosition';
import { createStore, type Store } from '../browser/store';

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

interface Failure {
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
  /** The view to render. The same object while a page is pending, so that a click doesn't render the whole frame twice. */
  rendered(): View;
  /** The prerendered view, which hydration must match. */
  prerendered(): View;
  /** Navigates to a URL of this origin. Never throws; the browser handles URLs outside the site. */
  navigate(url: URL, how?: 'push' | 'replace'): void;
  /** Loads the failed page again. */
  retry(): void;
  /** Preloads the page at a URL, if it belongs to the site. */
  preload(url: URL): void;
}

export interface RouterOptions extends SitePaths {
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
  const { baseUrl, loader, history, hardNavigate } = options;
  const store = createStore(options.initial);
  const view = store.current;
  const { load, cancel } = createPageLoads(store, options);

  let rendered = options.initial;
  let retry = () => {};
  const showUrl = (url: URL, position?: number) => {
    const target = {
      route: routeAt(url, options),
      search: url.search,
      scrollTarget: { hash: url.hash, position },
    };
    if (isOnScreen(target, view())) {
      // Also the way back from a page that is pending or failed.
      cancel();
      store.set({ ...view(), ...target, phase: 'ready', failure: undefined });
    } else {
      retry = () => void load(target, view().failure);
      void load(target);
    }
  };

  const navigateTo = (url: URL, how: 'push' | 'replace', position?: number) => {
    const target = followRedirects(url, options);
    if (isExternal(target, options) && hardNavigate(target, how)) return;
    history[how](target.pathname + target.search + target.hash);
    showUrl(target, position);
  };

  return {
    view,
    rendered() {
      const { phase, failure } = view();
      if (phase !== 'pending' || failure !== rendered.failure) rendered = view();
      return rendered;
    },
    prerendered: () => options.initial,
    subscribe: store.subscribe,
    // Without a hash: to the top, also on the current page.
    navigate: (url, how = 'push') => navigateTo(url, how, url.hash === '' ? 0 : undefined),
    retry: () => retry(),
    preload(url) {
      const route = routeAt(followRedirects(url, options), options);
      if (route && route !== view().route) loader.preload(route);
    },
    start() {
      const here = new URL(window.location.href);
      const { route } = view();
      // Normalise a base URL with escaped characters, such as "/%7Eme/".
      if (route && withoutBase(baseUrl, here.pathname) === null) {
        here.pathname = withBase(baseUrl, route.path);
        history.replace(here.pathname + here.search + here.hash);
      }
      // Back or Forward may have loaded the app: then the entry already has a position.
      if (!isPrerendered(here, view(), options))
        navigateTo(here, 'replace', history.savedPosition() ?? lastPosition());
      return history.subscribe(() => showUrl(new URL(window.location.href), history.savedPosition()));
    },
  };
}

/** The page at a URL. */
function routeAt({ pathname }: URL, { baseUrl, model }: SitePaths): Route | undefined {
  const path = withoutBase(baseUrl, pathname);
  return path === null ? undefined : matchRoute(model.routes, path);
}

/** Whether the prerendered HTML is the page of this URL. */
function isPrerendered(url: URL, view: View, site: SitePaths): boolean {
  return (
    !isEmpty(view) &&
    // A not-found page may be a redirect, which is resolved here.
    view.route !== undefined &&
    routeAt(url, site) === view.route &&
    followRedirects(url, site) === url &&
    !isExternal(url, site) &&
    view.route.kind !== 'search'
  );
}

type Target = Pick<View, 'route' | 'search' | 'scrollTarget'>;

/** Whether the page on screen is that of the target already. */
function isOnScreen({ route, search }: Target, view: View): boolean {
  // Prerendered HTML is valid only for the URL without a query, and never for search results.
  const isDrawn = view.content.type === 'loaded' || (view.search === search && route?.kind !== 'search');
  return route !== undefined && view.route === route && isDrawn;
}

/** Loads pages into the view. The latest navigation wins. */
function createPageLoads(
  { current: view, set: show }: Store<View>,
  { loader, loadingDelay, reloadForNewDeploy }: RouterOptions,
) {
  let latest = 0;
  const load = async (target: Target, failure?: Failure) => {
    const { route } = target;
    const attempt = ++latest;
    const isLatest = () => attempt === latest;
    show({ ...view(), phase: 'pending', failure });
    const timer = setTimeout(() => isLatest() && show({ ...view(), phase: 'loading' }), loadingDelay);
    try {
      const loaded = await loader.load(route);
      // Drop a late response to an earlier click.
      if (isLatest())
        show({ ...target, id: view().id + 1, content: { type: 'loaded', loaded }, phase: 'ready' });
    } catch (error) {
      // The page counts as pending meanwhile; another click wins.
      if (isLatest() && !(await reloadForNewDeploy(isLatest)) && isLatest())
        show({ ...view(), phase: 'failed', failure: { error, route, count: (failure?.count ?? 0) + 1 } });
    } finally {
      clearTimeout(timer);
    }
  };
  return { load, cancel: () => void latest++ };
}

/** Whether this is the app shell, which has no content at any URL. */
export function isEmpty({ content }: View): boolean {
  return content.type === 'kept' && content.html === '';
}
