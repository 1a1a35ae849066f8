import type { Page } from 'playwright-core';
import { cover, fullDescribe, fullTest } from '../cover';
import { addFrame } from './addFrame';
import { openPage, loadApp, type WatchedPage, uncaught } from './browser';
import { findForcedLayouts } from './forcedLayouts';
import { holdResponses } from './heldResponses';
import { type Host } from './host';
import { bootHasSettled, denyStorage, emulateConnection, stubRegistration } from './emulate';
import { ASSET, dropConnections, respondNotFound, SCRIPT, watchScripts } from './requests';
import { browser, host, startFolder, withSite } from './session';
import { until } from './until';
import { pageManifest, scrollTo, waitForHeading, waitForPaint } from './visit';

// What a page does on its own. No test sends real input; clicks are scripted, which doesn't load the app.

const DOC = '/docs/overview';

withSite('site');

/** An open page whose boot script has reached its last step: registering the worker, which is stubbed. */
async function openSettled(prepare: (page: Page) => Promise<unknown> = async () => {}, path = DOC) {
  const opened = await openPage(browser, { sw: true });
  await stubRegistration(opened.page, 'pending');
  await prepare(opened.page);
  const scripts = watchScripts(opened.page);
  await opened.page.goto(host.origin + path);
  await bootHasSettled(opened.page);
  return { ...opened, scripts };
}

const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const prefetched = (page: Page) => page.locator('link[rel=prefetch]').count();

describe('the colour mode', () => {
  test('is read from storage before the first paint and stays the same', async () => {
    const { page, errors } = await openPage(browser);
    await page.addInitScript(() => {
      localStorage.setItem('color-mode', 'dark');
      const seen = ((window as Window & { seen?: Set<string> }).seen = new Set<string>());
      // Runs before every painted frame.
      const look = () => {
        if (document.body) seen.add(getComputedStyle(document.documentElement).colorScheme);
        requestAnimationFrame(look);
      };
      look();
    });
    // The response pauses halfway, so the page paints while the rest is missing.
    const release = await sendInTwoParts(host);
    await page.goto(host.origin + DOC, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    expect(await scheme(page)).toBe('dark');
    release();
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => [...(window as Window & { seen?: Set<string> }).seen!])).toEqual([
      'dark',
    ]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(
      'rgb(255, 255, 255)',
    );
    expect(errors).toEqual([]);
  });

  test.each(cover(['purple', '', 'system', '__proto__', '<b>dark</b>'], 1))(
    'ignores a stored %j',
    async (stored) => {
      const { page } = await openSettled((page) =>
        page.addInitScript((value) => localStorage.setItem('color-mode', value), stored),
      );
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
      expect(await scheme(page)).toBe('light');
    },
  );

  test('can be switched before the app has loaded, is stored, and updates other tabs', async () => {
    const { page, context, scripts } = await openSettled();
    const other = await context.newPage();
    await other.goto(host.origin + '/support');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-color-mode]')!.click());
    expect(await scheme(page)).toBe('dark');
    await other.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-color-mode]')!.click());
    await other.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'light');
    expect(scripts).toEqual([]);
  });

  fullTest('can be switched where storage is denied', async () => {
    const { page, errors } = await openSettled(denyStorage);
    expect(await scheme(page)).toBe('light');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-color-mode]')!.click());
    expect(await scheme(page)).toBe('dark');
    await loadApp(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.navbar-links a[href="/support"]')!.click(),
    );
    await page.waitForURL('**/support');
    expect(await scheme(page)).toBe('dark');
    expect(errors).toEqual([]);
  });
});

test('the sidebar stays hidden and its groups stay folded, before the first paint and without the app', async () => {
  const { page, scripts } = await openSettled();
  await page.setViewportSize({ width: 1280, height: 800 });
  const sidebar = page.locator('.sidebar');
  const article = () => page.locator('article').evaluate((element) => element.getBoundingClientRect().left);
  const press = (selector: string) =>
    page.locator(selector).evaluate((element: HTMLElement) => element.click());
  const openGroups = () =>
    page
      .locator('.sidebar details')
      .evaluateAll((groups) => groups.map((group) => (group as HTMLDetailsElement).open));
  const [first, ...others] = await openGroups();
  expect([first, others.includes(false)]).toEqual([true, false]);
  // The group of the current page opens again.
  await press('.sidebar section:nth-of-type(1) summary');
  await press('.sidebar section:nth-of-type(2) summary');
  const before = await article();
  await press('.sidebar-switch');
  expect(await sidebar.isVisible()).toBe(false);
  expect(await article()).toBeLessThan(before);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntries().length > 0) document.documentElement.dataset['shifted'] = '';
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await bootHasSettled(page);
  expect(await sidebar.isVisible()).toBe(false);
  expect(await page.locator('html').getAttribute('data-shifted')).toBe(null);
  await press('.sidebar-switch');
  expect(await sidebar.isVisible()).toBe(true);
  expect((await openGroups()).slice(0, 2)).toEqual([true, false]);
  expect(scripts).toEqual([]);
});

describe('no script forces a layout before the first paint', () => {
  const LONG = '/docs/guides/basic-tutorial';
  const early = async (opened: WatchedPage, act: (page: Page) => Promise<unknown>) => {
    const forced = await findForcedLayouts(opened, async () => {
      await act(opened.page);
      await waitForPaint(opened.page);
    });
    await opened.context.close();
    return forced.filter(({ isEarly }) => isEarly);
  };

  test.each(
    cover(
      [
        ['where the address has a hash', '#step-4-a-toolbox'],
        ['of a long page', ''],
      ],
      1,
    ),
  )('%s', async (_, hash) => {
    const opened = await openPage(browser);
    // Tabs are chosen again while the page loads.
    await opened.page.addInitScript(() => localStorage.setItem('tabs', 'pnpm'));
    expect(await early(opened, (page) => page.goto(host.origin + LONG + hash))).toEqual([]);
  });

  // Also by the page that is left.
  fullTest('after a reload, which restores the scroll position', async () => {
    const opened = await openPage(browser);
    await opened.page.goto(host.origin + LONG);
    await scrollTo(opened.page, 2000);
    expect(await early(opened, (page) => page.reload())).toEqual([]);
  });
});

describe('the table of contents', () => {
  const current = (page: Page) =>
    page.locator('#_toc [aria-current]').evaluateAll((links) => links.map(({ textContent }) => textContent));
  const marks = (page: Page, index: number) =>
    page.waitForFunction((at) => {
      const links = [...document.querySelectorAll('#_toc a')];
      return links.at(at)?.hasAttribute('aria-current');
    }, index);

  test('marks only the current heading while the page scrolls, and its button names it', async () => {
    const { page, scripts } = await openSettled();
    const headings = await page.locator('#_toc a').allInnerTexts();
    expect(headings.length).toBeGreaterThan(2);
    for (const index of [1, 0, 2]) {
      await page.evaluate((at) => {
        const { hash } = document.querySelectorAll<HTMLAnchorElement>('#_toc a')[at]!;
        document.getElementById(decodeURIComponent(hash.slice(1)))!.scrollIntoView({ behavior: 'instant' });
      }, index);
      await marks(page, index);
      expect(await current(page)).toEqual([headings[index]]);
      expect(await page.locator('.toc-button').getAttribute('data-at')).toBe(headings[index]);
    }
    expect(scripts).toEqual([]);
  });

  fullTest('marks the last heading at the end of the page, however short its section is', async () => {
    const { page } = await openSettled((page) => page.setViewportSize({ width: 1280, height: 1200 }));
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await marks(page, -1);
    expect(await current(page)).toHaveLength(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await marks(page, 0);
    expect(await current(page)).toHaveLength(1);
  });
});

describe('prefetching the app', () => {
  const prefetchedFiles = (page: Page) =>
    page
      .locator('link[rel=prefetch]:not([href*="/assets/idle."])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  test('starts when the page is idle, without running the files', async () => {
    host.log.length = 0;
    const { page, scripts, errors } = await openSettled();
    const { app, layouts } = await pageManifest(page);
    const files = [...app, ...layouts];
    expect(app.length).toBeGreaterThan(2);
    expect(layouts.some((address) => address.includes('/layout-plain.'))).toBe(true);
    await until(() => files.every((file) => host.log.includes(`GET ${file}`)), 'all files of the app');
    expect((await prefetchedFiles(page)).slice(0, files.length)).toEqual(files);
    expect(scripts).toEqual([]);
    expect(
      await page.evaluate(() =>
        Object.keys(document.getElementById('_root')!).filter((key) => key.startsWith('__react')),
      ),
    ).toEqual([]);
    expect(errors).toEqual([]);
  });

  fullTest('waits until the page has loaded', async () => {
    const held = holdResponses(host, /^\/mark\.svg$/);
    const { page } = await openPage(browser, { sw: true });
    await stubRegistration(page, 'pending');
    await page.goto(host.origin + DOC, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await prefetched(page)).toBe(0);
    held.end();
    await bootHasSettled(page);
    expect(await prefetched(page)).toBeGreaterThan(0);
  });

  fullTest('starts after a while even if the prefetch of its own script never ends', async () => {
    const held = holdResponses(host, /^\/assets\/idle\./);
    const { page } = await openPage(browser);
    await page.goto(host.origin + DOC);
    await held.waitForCount(1);
    await page.locator('script[src*="/assets/idle."]').waitFor({ state: 'attached' });
    held.end();
    await page.locator('link[rel=prefetch][href*="/assets/app."]').waitFor({ state: 'attached' });
  });

  fullTest('requests each file once even if a frame loads meanwhile', async () => {
    host.log.length = 0;
    const held = holdResponses(host, /^\/assets\/app.*js$/);
    const { page } = await openSettled();
    await held.waitForCount(1);
    await page.evaluate(addFrame);
    held.end();
    const { app } = await pageManifest(page);
    await until(() => app.every((file) => host.log.includes(`GET ${file}`)), 'all files of the app');
    await bootHasSettled(page);
    expect(host.log.filter((entry) => app.some((file) => entry.endsWith(file)))).toHaveLength(app.length);
  });

  test('is skipped on a 2g connection with data saver', async () => {
    const { page, scripts } = await openSettled((page) =>
      emulateConnection(page, { effectiveType: '2g', saveData: true }),
    );
    expect(await prefetched(page)).toBe(0);
    expect(scripts).toEqual([]);
  });

  test.each(
    cover(
      [
        ['2g alone', { effectiveType: 'slow-2g', saveData: false }],
        ['data saver alone', { effectiveType: '4g', saveData: true }],
        ['a browser that reports no connection', null],
      ],
      1,
    ),
  )('happens with %s', async (_, connection) => {
    const { page } = await openSettled((page) => emulateConnection(page, connection));
    const { app } = await pageManifest(page);
    await page.locator(`link[rel=prefetch][href="${app.at(-1)}"]`).waitFor({ state: 'attached' });
    expect((await prefetchedFiles(page)).slice(0, app.length)).toEqual(app);
  });

  test.each(
    cover(
      [
        ['are not found', respondNotFound],
        ['fail to load', dropConnections],
      ],
      1,
    ),
  )('ignores files that %s, and the app loads once they are available', async (_, fail) => {
    host.log.length = 0;
    fail(host, SCRIPT);
    const { page, errors } = await openSettled();
    const { app } = await pageManifest(page);
    await until(() => app.every((file) => host.log.includes(`GET ${file}`)), 'all files of the app');
    expect(uncaught(errors)).toEqual([]);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('data-pending')).toBeNull();
    host.intercept = () => false;
    await loadApp(page);
  });
});

fullDescribe('the worker', () => {
  test('leaves the page intact when its registration is denied', async () => {
    const { page, errors } = await openPage(browser, { sw: true });
    await stubRegistration(page, 'rejected');
    await page.goto(host.origin + DOC);
    await bootHasSettled(page);
    // Unhandled rejections are reported after the current task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(errors).toEqual([]);
  });
});

describe('pages that only the app can render', () => {
  let files: Host;
  beforeEach(async () => {
    files = await startFolder('site');
  });

  test('a search in the address shows its results', async () => {
    const { page, scripts } = await openSettled(undefined, '/search?q=node');
    await page.locator('main [role=status]', { hasText: 'node' }).waitFor();
    expect(await page.locator('main section a').count()).toBeGreaterThan(0);
    expect(await page.locator('#_page').isVisible()).toBe(true);
    expect(scripts.length).toBeGreaterThan(2);
  });

  fullTest('the search page without a query waits for an interaction before it loads the app', async () => {
    const { scripts } = await openSettled(undefined, '/search');
    expect(scripts).toEqual([]);
  });

  fullTest('404.html redirects an old address on a static file host', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${files.origin}/r/x/docs/overview?a=1#is-it-a-fit`);
    await page.waitForURL(`${files.origin}/docs/overview?a=1#is-it-a-fit`);
    await waitForHeading(page, 'Overview');
  });

  test('an old address redirects without the app and keeps query and hash', async () => {
    const { page } = await openPage(browser);
    const scripts = watchScripts(page);
    await page.goto(`${files.origin}/docs?a=1#is-it-a-fit`);
    await page.waitForURL(`${files.origin}/docs/overview?a=1#is-it-a-fit`);
    await waitForHeading(page, 'Overview');
    expect(scripts).toEqual([]);
  });

  fullTest(
    '404.html requests another app’s address from the host once more before it shows itself',
    async () => {
      const { page } = await openPage(browser);
      await page.goto(`${files.origin}/examples/elsewhere`);
      await page.waitForFunction(
        () =>
          performance.getEntriesByType('navigation')[0] && document.referrer.endsWith('/examples/elsewhere'),
      );
      await waitForHeading(page, 'Page not found');
      expect(await page.locator('html').getAttribute('data-pending')).toBeNull();
      expect(files.log.filter((line) => line === 'GET /examples/elsewhere')).toHaveLength(2);
    },
  );

  test.each(cover(['/no/such/page', '/rest', '/examples2/x', '/docs/nowhere'], 1))(
    '404.html shows itself immediately at %s',
    async (path) => {
      respondNotFound(files, SCRIPT);
      const { page } = await openPage(browser);
      await page.goto(files.origin + path);
      expect(await page.locator('main h1').innerText()).toBe('Page not found');
      expect(await page.locator('html').getAttribute('data-pending')).toBeNull();
    },
  );

  fullTest('the app shell loads the app', async () => {
    const { page, scripts } = await openSettled(undefined, '/shell.html');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header')!).some((key) => key.startsWith('__react')),
    );
    expect(scripts.length).toBeGreaterThan(2);
  });

  test('a failed app leaves the prerendered page readable', async () => {
    respondNotFound(host, ASSET);
    const { page } = await openSettled(undefined, '/search?q=node');
    await page.locator('main form').waitFor();
    expect(await page.locator('#_page').isVisible()).toBe(true);
  });
});

/** Serves the next document in two parts, the second when the returned function is called. */
async function sendInTwoParts(to: Host): Promise<() => void> {
  const html = await (await fetch(to.origin + DOC)).text();
  const middle = html.indexOf('</h1>');
  let release = () => {};
  to.intercept = ({ url }, response) => {
    if (url !== DOC) return false;
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).write(html.slice(0, middle));
    release = () => void response.end(html.slice(middle));
    return true;
  };
  return () => release();
}
