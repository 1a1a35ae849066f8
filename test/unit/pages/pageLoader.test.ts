import { jest } from '@jest/globals';
import { createPageLoader } from '../../../src/pages/pageLoader';
import type { LayoutName, PageContent } from '../../../src/shared/page';
import { pageAt } from '../sampleSite';

const OVERVIEW = pageAt('/docs/overview');
const SUPPORT = pageAt('/support');

const Layout = () => null;
const words: PageContent = { toc: [], html: '<p>Words.</p>', file: 'docs/words.mdx' };

/** An import that fails this often and then loads `words`. */
const failing = (times: number) => {
  let left = times;
  return jest.fn<(path: string) => Promise<PageContent>>(async () => {
    if (left-- > 0) throw new Error('Loading chunk failed');
    return words;
  });
};

function create(importOverview = failing(0)) {
  const loadLayout = jest.fn<(kind: LayoutName) => Promise<typeof Layout>>(async () => Layout);
  const warn = jest.fn();
  const refresh = jest.fn<(address: string) => Promise<void>>(async () => {});
  const importOther = failing(Infinity);
  const importPage = (path: string) => (path === OVERVIEW.path ? importOverview : importOther)(path);
  return {
    loader: createPageLoader({ importPage, loadLayout, warn, refresh }),
    loadLayout,
    warn,
    refresh,
    importOverview,
  };
}

/** Flushes settled promises. */
const settle = () => new Promise(setImmediate);

test('a page is its layout and its content', async () => {
  const { loader, loadLayout } = create();
  await expect(loader.load(OVERVIEW)).resolves.toEqual({ Layout, page: words });
  expect(loadLayout).toHaveBeenCalledWith('doc');
});

test('a search page has no content', async () => {
  const { loader, loadLayout } = create();
  await expect(loader.load(pageAt('/search'))).resolves.toEqual({ Layout, page: undefined });
  expect(loadLayout).toHaveBeenCalledWith('search');
});

test('an unknown path loads the not-found page', async () => {
  const { loader, loadLayout } = create();
  await expect(loader.load(undefined)).resolves.toEqual({ Layout, page: undefined });
  expect(loadLayout).toHaveBeenCalledWith('not-found');
});

test('concurrent and later loads share one promise', async () => {
  const { loader, importOverview } = create();
  const first = loader.load(OVERVIEW);
  expect(loader.load(OVERVIEW)).toBe(first);
  loader.preload(OVERVIEW);
  await first;
  expect(loader.load(OVERVIEW)).toBe(first);
  expect(importOverview).toHaveBeenCalledTimes(1);
});

test('a failed load is retried by the next one', async () => {
  const { loader, importOverview } = create(failing(2));
  await expect(loader.load(OVERVIEW)).rejects.toThrow('Loading chunk failed');
  await expect(loader.load(OVERVIEW)).rejects.toThrow('Loading chunk failed');
  await expect(loader.load(OVERVIEW)).resolves.toEqual({ Layout, page: words });
  expect(importOverview).toHaveBeenCalledTimes(3);
});

test('a layout that fails to load fails the page', async () => {
  const { loader, loadLayout } = create();
  loadLayout.mockRejectedValueOnce(new Error('no layout'));
  await expect(loader.load(OVERVIEW)).rejects.toThrow('no layout');
  await expect(loader.load(OVERVIEW)).resolves.toEqual({ Layout, page: words });
});

test('a failed file is fetched past the caches before it is imported again, and only then', async () => {
  const { loader, loadLayout, refresh, importOverview } = create();
  const error = Object.assign(new Error('Loading chunk failed'), { request: '/assets/layout-doc.js' });
  loadLayout.mockRejectedValueOnce(error);
  await expect(loader.load(OVERVIEW)).rejects.toThrow(error);
  expect(refresh).not.toHaveBeenCalled();
  refresh.mockRejectedValueOnce(new Error('answered with 404'));
  await expect(loader.load(OVERVIEW)).rejects.toThrow('answered with 404');
  await expect(loader.load(OVERVIEW)).resolves.toEqual({ Layout, page: words });
  expect(refresh.mock.calls).toEqual([['/assets/layout-doc.js'], ['/assets/layout-doc.js']]);
  expect(importOverview).toHaveBeenCalledTimes(2);
});

test('a failed preload warns once for each page and never throws', async () => {
  const { loader, warn } = create(failing(3));
  for (let time = 0; time < 3; time++) {
    loader.preload(OVERVIEW);
    loader.preload(SUPPORT);
    await settle();
  }
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    'Couldn’t prefetch /docs/overview',
    'Couldn’t prefetch /support',
  ]);
});

test('a failed preload does not break the next load', async () => {
  const { loader } = create(failing(1));
  loader.preload(OVERVIEW);
  await settle();
  await expect(loader.load(OVERVIEW)).resolves.toEqual({ Layout, page: words });
});

test('warnings go to the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const loader = createPageLoader({
    importPage: failing(1),
    loadLayout: async () => Layout,
  });
  loader.preload(SUPPORT);
  await settle();
  expect(warn).toHaveBeenCalledWith('Couldn’t prefetch /support', expect.any(Error));
});
