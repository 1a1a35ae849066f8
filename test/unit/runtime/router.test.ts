/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { Route } from '../../../src/config/model';
import { SCROLL_KEY } from '../../../src/shared/dom';
import { mayHardNavigate } from '../../../src/runtime/fullNavigation';
import { type BrowserHistory, createHistory } from '../../../src/runtime/history';
import type { LoadedPage, PageLoader } from '../../../src/runtime/loadedPage';
import { resolveRedirect } from '../../../src/routes/redirects';
import { createRouter, type RouterOptions, type View } from '../../../src/runtime/router';
import { createStorageSlot } from '../../../src/browser/storage';
import { model, pageAt } from '../sampleSite';
import { createMemoryStorage } from '../webStorage';

const LOADING_DELAY = 200;
const OVERVIEW = pageAt('/docs/overview');
const EDITOR = pageAt('/docs/api/editor');
const SUPPORT = pageAt('/support');

/** A loader whose responses the test controls: `answers[0]` belongs to the first load, and so on. */
function createManualLoader() {
  const answers: {
    route: Route | undefined;
    come(): Promise<void>;
    fail(message?: string): Promise<void>;
  }[] = [];
  const loader: PageLoader = {
    load: (route) =>
      new Promise<LoadedPage>((resolve, reject) => {
        const page: LoadedPage = { Layout: () => null, page: undefined };
        answers.push({
          route,
          come: () => flush(() => resolve(page)),
          fail: (message = 'Loading chunk failed') => flush(() => reject(new Error(message))),
        });
      }),
    preload: jest.fn(),
  };
  return { loader, answers };
}

/** Acts and flushes promises without advancing time. */
async function flush(act: () => void): Promise<void> {
  act();
  await jest.advanceTimersByTimeAsync(0);
}

/** Records hard navigations of the router. */
function createRecordingHistory() {
  const moves: string[] = [];
  const history: BrowserHistory = {
    location: () => window.location,
    push: (href) => void moves.push(`push ${href}`),
    replace: (href) => void moves.push(`replace ${href}`),
    savePosition: () => {},
    savedPosition: () => undefined,
    subscribe: () => () => {},
  };
  return { history, moves };
}

const viewOf = (route: Route | undefined, search = ''): View => ({
  id: 0,
  route,
  search,
  content: { type: 'kept', html: '<p>as prerendered</p>' },
  scrollTarget: { hash: '', position: undefined },
  phase: 'ready',
});

function create(options: Partial<RouterOptions> = {}) {
  const { loader, answers } = createManualLoader();
  const { history, moves } = createRecordingHistory();
  const hardNavigate = jest.fn<RouterOptions['hardNavigate']>(() => true);
  const reloadForNewDeploy = jest.fn<RouterOptions['reloadForNewDeploy']>(async () => false);
  const router = createRouter({
    baseUrl: '/',
    model,
    redirect: (path) => resolveRedirect(path, model),
    loader,
    history,
    initial: viewOf(OVERVIEW),
    loadingDelay: LOADING_DELAY,
    hardNavigate,
    reloadForNewDeploy,
    ...options,
  });
  const go = (href: string, how?: 'push' | 'replace') => router.navigate(at(href), how);
  return { router, loader, answers, moves, hardNavigate, reloadForNewDeploy, go };
}

const at = (href: string) => new URL(href, window.location.origin);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a navigation', () => {
  test('keeps the old page until the new one has loaded', async () => {
    const { router, answers, moves, go } = create();
    go('/support?q=1#contact');
    expect(moves).toEqual(['push /support?q=1#contact']);
    expect(router.view()).toMatchObject({ route: OVERVIEW, phase: 'pending', content: { type: 'kept' } });
    await answers[0]!.come();
    expect(router.view()).toMatchObject({
      id: 1,
      route: SUPPORT,
      search: '?q=1',
      phase: 'ready',
      content: { type: 'loaded' },
      scrollTarget: { hash: '#contact', position: undefined },
    });
  });

  test('reports that it is loading only after the delay', async () => {
    const { router, answers, go } = create();
    go('/support');
    jest.advanceTimersByTime(LOADING_DELAY - 1);
    expect(router.view().phase).toBe('pending');
    jest.advanceTimersByTime(1);
    expect(router.view()).toMatchObject({ route: OVERVIEW, phase: 'loading' });
    await answers[0]!.come();
    expect(router.view()).toMatchObject({ route: SUPPORT, phase: 'ready' });
  });

  test('faster than the delay never reports that it is loading', async () => {
    const { router, answers, go } = create();
    const phases: string[] = [];
    router.subscribe(() => phases.push(router.view().phase));
    go('/support');
    await answers[0]!.come();
    jest.advanceTimersByTime(LOADING_DELAY * 10);
    expect(phases).toEqual(['pending', 'ready']);
  });

  test('renders nothing until the page has loaded or takes longer than the delay', async () => {
    const { router, answers, go } = create();
    const before = router.rendered();
    go('/support');
    expect(router.rendered()).toBe(before);
    jest.advanceTimersByTime(LOADING_DELAY);
    expect(router.rendered()).toMatchObject({ route: OVERVIEW, phase: 'loading' });
    await answers[0]!.come();
    expect(router.rendered()).toBe(router.view());
  });

  test('to an unknown address shows the not-found page', async () => {
    const { router, answers, moves, go } = create();
    go('/no/such/page');
    expect(moves).toEqual(['push /no/such/page']);
    expect(answers[0]!.route).toBeUndefined();
    await answers[0]!.come();
    expect(router.view()).toMatchObject({ id: 1, route: undefined, phase: 'ready' });
  });

  test('may replace the history entry', () => {
    const { moves, go } = create();
    go('/support', 'replace');
    expect(moves).toEqual(['replace /support']);
  });
});

describe('the newest of two navigations wins', () => {
  test('when responses arrive in reverse', async () => {
    const { router, answers, go } = create();
    go('/support');
    go('/docs/api/editor');
    await answers[1]!.come();
    expect(router.view()).toMatchObject({ route: EDITOR, phase: 'ready' });
    await answers[0]!.come();
    expect(router.view()).toMatchObject({ id: 1, route: EDITOR, phase: 'ready' });
  });

  test('when the older one arrives while the newer is pending', async () => {
    const { router, answers, go } = create();
    go('/support');
    go('/docs/api/editor');
    await answers[0]!.come();
    expect(router.view()).toMatchObject({ route: OVERVIEW, phase: 'pending' });
    await answers[1]!.come();
    expect(router.view().route).toBe(EDITOR);
  });

  test('when the older one fails late', async () => {
    const { router, answers, go } = create();
    go('/support');
    go('/docs/api/editor');
    await answers[1]!.come();
    await answers[0]!.fail();
    expect(router.view()).toMatchObject({ route: EDITOR, phase: 'ready' });
    expect(router.view().failure).toBeUndefined();
  });

  test('when the older one fails first', async () => {
    const { router, answers, go } = create();
    go('/support');
    go('/docs/api/editor');
    await answers[0]!.fail();
    expect(router.view().phase).toBe('pending');
  });

  test('and restarts the delay of the loading view', () => {
    const { router, go } = create();
    go('/support');
    jest.advanceTimersByTime(LOADING_DELAY - 10);
    go('/docs/api/editor');
    jest.advanceTimersByTime(LOADING_DELAY - 1);
    expect(router.view().phase).toBe('pending');
    jest.advanceTimersByTime(1);
    expect(router.view().phase).toBe('loading');
  });
});

describe('a page that fails to load', () => {
  test('shows the error, and the next attempt loads the page', async () => {
    const { router, answers, moves, go } = create();
    go('/support#contact');
    await answers[0]!.fail('Loading chunk page-support failed');
    expect(router.view()).toMatchObject({
      phase: 'failed',
      failure: { error: new Error('Loading chunk page-support failed'), count: 1 },
    });
    router.retry();
    // The control that the visitor just pressed keeps its place.
    expect(router.view()).toMatchObject({ phase: 'pending', failure: { count: 1 } });
    await answers[1]!.come();
    expect(router.view()).toMatchObject({
      route: SUPPORT,
      phase: 'ready',
      scrollTarget: { hash: '#contact' },
    });
    expect(router.view().failure).toBeUndefined();
    expect(moves).toEqual(['push /support#contact']);
  });

  test('shows the error again when the next attempt fails too', async () => {
    const { router, answers, go } = create();
    go('/support');
    await answers[0]!.fail('first');
    router.retry();
    await answers[1]!.fail('second');
    expect(router.view()).toMatchObject({
      phase: 'failed',
      failure: { error: new Error('second'), count: 2 },
    });
  });

  test('is no longer reported as loading', async () => {
    const { router, answers, go } = create();
    go('/support');
    await answers[0]!.fail();
    jest.advanceTimersByTime(LOADING_DELAY * 10);
    expect(router.view().phase).toBe('failed');
  });

  test('is loaded with a hard navigation, without an error, when a deploy may have deleted its files', async () => {
    const { router, answers, reloadForNewDeploy, go } = create();
    reloadForNewDeploy.mockResolvedValue(true);
    go('/support');
    await answers[0]!.fail();
    expect(reloadForNewDeploy).toHaveBeenCalledTimes(1);
    expect(router.view().phase).toBe('pending');
  });

  test('shows nothing when the visitor navigated elsewhere during the check of the deployed build', async () => {
    const { router, answers, reloadForNewDeploy, go } = create();
    let answer: (isLeaving: boolean) => void = () => {};
    let isStillWanted = () => true;
    reloadForNewDeploy.mockImplementation((isWanted) => {
      isStillWanted = isWanted;
      return new Promise((resolve) => (answer = resolve));
    });
    go('/support');
    await answers[0]!.fail();
    expect(isStillWanted()).toBe(true);
    go('/docs/api/editor');
    expect(isStillWanted()).toBe(false);
    await flush(() => answer(false));
    expect(router.view()).toMatchObject({ phase: 'pending', failure: undefined });
    await answers[1]!.come();
    expect(router.view().route).toBe(EDITOR);
  });

  test('keeps the previous page one click away', async () => {
    const { router, answers, go } = create();
    go('/support');
    await answers[0]!.fail();
    go('/docs/overview');
    expect(router.view()).toMatchObject({
      id: 0,
      route: OVERVIEW,
      phase: 'ready',
      content: { type: 'kept' },
    });
    expect(router.view().failure).toBeUndefined();
    expect(answers).toHaveLength(1);
  });
});

describe('an old address', () => {
  test.each([
    ['/r/x/docs/api/editor?a=b#props', '/docs/api/editor?a=b#props'],
    ['/r/docs/next/api/editor#props', '/docs/api/editor#props'],
    ['/help', '/support'],
    ['/docs-0.1', '/docs-0.1/start'],
    ['/r/x/help?a=b', '/support?a=b'],
    ['/r//evil.example', '/'],
    ['/r/x//evil.example', '/evil.example'],
    ['/r/x/r/y/support', '/support'],
  ])('%s never becomes an entry, only %s does', (href, target) => {
    const { moves, go, answers } = create();
    go(href);
    expect(moves).toEqual([`push ${target}`]);
    expect(answers).toHaveLength(1);
  });

  test('redirects below a base URL too', () => {
    const { moves, go } = create({ baseUrl: '/sub/' });
    go('/sub/r/x/docs/api/editor#props');
    expect(moves).toEqual(['push /sub/docs/api/editor#props']);
  });
});

describe('the current page', () => {
  test('is not loaded again for a hash', () => {
    const { router, answers, moves, go } = create();
    go('/docs/overview#install');
    expect(answers).toHaveLength(0);
    expect(moves).toEqual(['push /docs/overview#install']);
    expect(router.view()).toMatchObject({
      id: 0,
      route: OVERVIEW,
      phase: 'ready',
      scrollTarget: { hash: '#install' },
    });
  });

  test('is not loaded again for another query', async () => {
    const { router, answers, go } = create();
    go('/search?q=a');
    await answers[0]!.come();
    go('/search?q=b');
    expect(answers).toHaveLength(1);
    expect(router.view()).toMatchObject({ id: 1, search: '?q=b', phase: 'ready' });
  });

  test('is loaded for a query that its prerendered HTML ignores', () => {
    const { answers, go } = create({ initial: viewOf(pageAt('/search')) });
    go('/search?q=a');
    expect(answers.map(({ route }) => route?.path)).toEqual(['/search']);
  });

  test('cancels a pending navigation', async () => {
    const { router, answers, go } = create();
    go('/support');
    go('/docs/overview#install');
    expect(router.view()).toMatchObject({
      route: OVERVIEW,
      phase: 'ready',
      scrollTarget: { hash: '#install' },
    });
    await answers[0]!.come();
    jest.advanceTimersByTime(LOADING_DELAY);
    expect(router.view()).toMatchObject({ id: 0, route: OVERVIEW, phase: 'ready' });
    expect(answers).toHaveLength(1);
  });
});

describe('an address of another app on the host', () => {
  test('is left to the browser', () => {
    const { router, answers, moves, hardNavigate, go } = create();
    const before = router.view();
    go('/examples/basic/?a#b');
    expect(hardNavigate.mock.calls.map(([url]) => url.pathname + url.search + url.hash)).toEqual([
      '/examples/basic/?a#b',
    ]);
    expect(moves).toEqual([]);
    expect(answers).toHaveLength(0);
    expect(router.view()).toBe(before);
  });

  test('is left to the browser when an old address redirects there', () => {
    const { hardNavigate, go } = create();
    go('/r/x/examples/basic');
    go('/r/x/examples/basic', 'replace');
    // A followed link adds an entry to return to.
    expect(hardNavigate.mock.calls.map(([url, how]) => [url.pathname, how])).toEqual([
      ['/examples/basic', 'push'],
      ['/examples/basic', 'replace'],
    ]);
  });

  test('is left to the browser when it is outside the base URL', () => {
    const { hardNavigate, go } = create({ baseUrl: '/sub/' });
    go('/docs/overview');
    expect(hardNavigate).toHaveBeenCalledTimes(1);
  });

  test('is requested once, and shows not-found when the site’s own page comes back', async () => {
    const attempts = createStorageSlot(() => storage, 'attempts');
    const storage = createMemoryStorage();
    const hardNavigate = jest.fn((url: URL) =>
      mayHardNavigate(url.href, attempts, Date.now(), performance.timeOrigin),
    );
    create({ hardNavigate }).go('/examples/basic/');
    const { router, answers, moves, go } = create({ hardNavigate, initial: viewOf(undefined) });
    go('/examples/basic/', 'replace');
    expect(hardNavigate.mock.results.map(({ value }) => value)).toEqual([true, false]);
    expect(moves).toEqual(['replace /examples/basic/']);
    await answers[0]!.come();
    expect(router.view()).toMatchObject({ id: 1, route: undefined, phase: 'ready' });
  });
});

describe('prefetching', () => {
  test.each([
    ['/support', '/support'],
    ['/r/x/support', '/support'],
    ['/docs', undefined],
    ['/docs/overview#install', undefined],
    ['/no/such/page', undefined],
    ['/examples/basic', undefined],
  ])('%s preloads %s', (href, path) => {
    const { router, loader } = create();
    router.preload(at(href));
    const routes = jest.mocked(loader.preload).mock.calls.map(([route]) => route.path);
    expect(routes).toEqual(path === undefined ? [] : [path]);
  });
});

describe('on startup', () => {
  let stop = () => {};
  const start = (href: string, options: Partial<RouterOptions> = {}, state: unknown = null) => {
    window.history.replaceState(state, '', href);
    const made = create({ history: createHistory(window), ...options });
    stop = made.router.start();
    return made;
  };
  const here = () => window.location.pathname + window.location.search + window.location.hash;
  /** What the browser does on Back, Forward and a jump to a hash. */
  const traverseTo = (href: string, state: unknown = null) => {
    window.history.replaceState(state, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  };

  afterEach(() => {
    stop();
    window.history.replaceState(null, '', '/');
  });

  test('an escaped base URL in the address is normalised, and the page stays', () => {
    const { router, answers, hardNavigate } = start('/%73ub/docs/overview/?a=b#c', { baseUrl: '/sub/' });
    expect(here()).toBe('/sub/docs/overview?a=b#c');
    expect(router.view()).toMatchObject({ id: 0, route: OVERVIEW, phase: 'ready' });
    expect(answers).toEqual([]);
    expect(hardNavigate).not.toHaveBeenCalled();
  });

  test('a not-found page is rendered again with suggestions for its address', () => {
    const { answers } = start('/no/such/page', { initial: viewOf(undefined) });
    expect(answers.map(({ route }) => route)).toEqual([undefined]);
    expect(here()).toBe('/no/such/page');
  });

  test.each([
    ['/docs/overview', OVERVIEW],
    ['/docs/overview/', OVERVIEW],
    ['/docs/overview/index.html', OVERVIEW],
    ['/docs/overview?utm_source=x#install', OVERVIEW],
  ])('the prerendered page stays at %s', (href, route) => {
    const { router, answers } = start(href, { initial: viewOf(route) });
    expect(answers).toHaveLength(0);
    expect(router.view()).toMatchObject({ id: 0, phase: 'ready' });
    expect(here()).toBe(href);
  });

  test.each([
    ['/r/x/docs/overview#props', '/docs/overview#props', OVERVIEW],
    ['/support', '/support', SUPPORT],
  ])('the not-found page at %s is replaced by the page of %s', (href, address, route) => {
    const entries = window.history.length;
    const { answers } = start(href, { initial: viewOf(undefined) });
    expect(answers.map((answer) => answer.route)).toEqual([route]);
    expect(here()).toBe(address);
    expect(window.history.length).toBe(entries);
  });

  test.each(['/search?q=a', '/search'])(
    'the search page at %s is rendered by the app, because it responds to typing',
    (href) => {
      const { answers } = start(href, { initial: viewOf(pageAt('/search')) });
      expect(answers.map(({ route }) => route?.path)).toEqual(['/search']);
    },
  );

  test('the address of another app is left to the browser', () => {
    const { hardNavigate, answers } = start('/examples/basic/', { initial: viewOf(undefined) });
    expect(hardNavigate).toHaveBeenCalledTimes(1);
    expect(answers).toHaveLength(0);
  });

  test('an entry with a saved scroll position keeps it', async () => {
    sessionStorage.setItem(SCROLL_KEY, '{"entry":80}');
    const { router, answers } = start('/support', { initial: viewOf(undefined) }, { key: 'entry' });
    await answers[0]!.come();
    expect(router.view().scrollTarget).toEqual({ hash: '', position: 80 });
  });

  test('Back and Forward show the page of their address', async () => {
    const { router, answers } = start('/docs/overview');
    traverseTo('/support');
    await answers[0]!.come();
    expect(router.view()).toMatchObject({ route: SUPPORT, phase: 'ready' });
  });

  test('a jump to a hash does not load the page again', () => {
    const { router, answers } = start('/docs/overview');
    traverseTo('/docs/overview#install');
    expect(answers).toHaveLength(0);
    expect(router.view()).toMatchObject({ id: 0, scrollTarget: { hash: '#install' } });
  });

  test('a jump to a hash does not load the page again when the address has a query', () => {
    const initial = { ...viewOf(OVERVIEW), search: '?utm_source=x' };
    const { answers } = start('/docs/overview?utm_source=x', { initial });
    traverseTo('/docs/overview?utm_source=x#install');
    expect(answers).toHaveLength(0);
  });

  test('a stopped router no longer listens', () => {
    const { answers } = start('/docs/overview');
    stop();
    traverseTo('/support');
    expect(answers).toHaveLength(0);
  });
});

test('an unsubscribed listener is not called', () => {
  const { router, go } = create();
  const onChange = jest.fn();
  const unsubscribe = router.subscribe(onChange);
  go('/support');
  expect(onChange).toHaveBeenCalledTimes(1);
  unsubscribe();
  go('/docs/api/editor');
  expect(onChange).toHaveBeenCalledTimes(1);
});
