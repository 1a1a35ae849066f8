import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { readStructure } from '../../src/routes/structure';
import { pageChunk, readPageAddress } from '../../src/shared/manifests';
import { pagesCache } from '../../src/shared/workerProtocol';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage, loadApp, loadAppAndExtras, uncaught } from './browser';
import { injectFault } from './faults';
import { holdResponses } from './heldResponses';
import { bootHasSettled, denyStorage, emulateConnection, stubRegistration } from './emulate';
import { browser, host, startSite, withSite } from './session';
import { expectSoon, until, untilInPage } from './until';
import {
  addLink,
  followLink,
  isMarked,
  markDocument,
  pageManifest,
  waitForHeading,
  waitForPosition,
} from './visit';

// Offline reading, and what it downloads.

const START = '/docs/overview';
/** A page that the first one does not link to. */
const TARGET = '/docs/api/nodetree';
const { routes } = loadConfig(SITES.book.root).routes;
const PAGE = /GET \/assets\/page~/;
const SHELL = /\/shell\.(html|\w+\.json)$/;

withSite('book');

/** Resolves once the page reports that everything is saved. */
const seeSaved = (page: Page) => page.getByText(/^All (\d+ )?pages are available offline/).waitFor();

/** Visits one page and resolves once everything is saved. */
async function visitOnce(path = START) {
  const opened = await openPage(browser, { sw: true });
  await opened.page.goto(host.origin + path);
  await seeSaved(opened.page);
  return opened;
}

/** Takes the browser and the host offline. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await host.close();
}

const path = (page: Page) => new URL(page.url()).pathname;
const STRUCTURE = /\/assets\/pages\.\w+\.js$/;
const pageRequests = () => host.log.filter((line) => PAGE.test(line));
const savedPages = (page: Page) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((address) => address.includes('/page~'));
  }, pagesCache('/'));
const panel = (page: Page) => page.locator('.offline-panel');

/** Redirects "App.html" to "App", as many hosts do. */
function redirectToPlainNames(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (!url.startsWith('/play/') || url.endsWith('.js')) return false;
  if (!url.endsWith('.html')) {
    request.url = `${url}.html`;
    return false;
  }
  response.writeHead(301, { location: url.replace(/\.html$/, '') }).end();
  return true;
}

/** Number of pictures in the content. Throws if one can't be decoded. */
const drawPictures = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    await Promise.all(
      images.map((image) => (Object.assign(image, { loading: 'eager' }) as HTMLImageElement).decode()),
    );
    return images.length;
  });

fullTest('the start page of an installed site opens offline', async () => {
  const site = await startSite('site');
  const { page, context } = await openPage(browser, { sw: true });
  await page.goto(site.origin + START);
  await seeSaved(page);
  await loadAppAndExtras(page);
  // The headless browser doesn't install apps.
  const manifest = await page.locator('link[rel="manifest"]').evaluate(async (link: HTMLLinkElement) => {
    const response = await fetch(link.href);
    return { url: link.href, ...((await response.json()) as { start_url: string; display: string }) };
  });
  expect(manifest.display).toBe('minimal-ui');
  await context.setOffline(true);
  await page.goto(new URL(manifest.start_url, manifest.url).href);
  await page.locator('main h1').first().waitFor();
  expect(path(page)).toBe('/');
});

describe('offline after a visit to one page,', () => {
  test('every page opens with its pictures: the docs, landing, support, search and not-found', async () => {
    const { page, context, errors } = await visitOnce();
    await goOffline(context);
    let pictures = 0;
    for (const { path: to, kind } of routes) {
      await page.goto(host.origin + to);
      await page.locator('main h1').first().waitFor();
      expect([to, await page.locator('html').getAttribute('data-page')]).toEqual([to, 'shell']);
      if (kind === 'doc') expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
      pictures += await drawPictures(page);
    }
    expect(pictures).toBeGreaterThan(0);
    await page.goto(`${host.origin}/no/such/page`);
    await waitForHeading(page, 'Page not found');
    await page.goto(`${host.origin}/search?q=node`);
    await page.locator('main form').waitFor();
    expect(errors).toEqual([]);
  });

  test('old addresses redirect, trailing slashes and hashes work, and links navigate softly', async () => {
    const { page, context } = await visitOnce();
    await goOffline(context);
    await page.goto(`${host.origin}/r/x/next/docs/api/editor#props`);
    await waitForHeading(page, 'Editor');
    expect(page.url()).toBe(`${host.origin}/docs/api/editor#props`);
    await page.goto(`${host.origin}/docs`);
    await waitForHeading(page, 'Overview');
    expect(path(page)).toBe(START);
    await page.goto(`${host.origin}${TARGET}/`);
    await waitForHeading(page, 'NodeTree');
    await markDocument(page);
    await page.locator(`.sidebar a[href="${START}"]`).click();
    await waitForHeading(page, 'Overview');
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await waitForHeading(page, 'Overview');
  });

  fullTest('a second tab and a new tab open pages', async () => {
    const { page, context } = await visitOnce();
    await page.goto(host.origin + TARGET);
    await page.close();
    await goOffline(context);
    const later = await context.newPage();
    await later.goto(`${host.origin}/support`);
    await waitForHeading(later, 'Support');
    const other = await context.newPage();
    await other.goto(`${host.origin}/docs/api/editor`);
    await waitForHeading(other, 'Editor');
  });

  test('the frame shows the offline state and marks unreachable links until the network is back', async () => {
    const { page, context } = await visitOnce();
    const mark = page.locator('.navbar .offline');
    const outside = page.locator('.footer a[href^="https://"]').first();
    const example = page.locator('.footer, .menu-links').locator('a[href^="/examples"]').first();
    const saved = page.locator(`.sidebar a[href="${TARGET}"]`);
    expect(await mark.isVisible()).toBe(false);
    await context.setOffline(true);
    await mark.waitFor();
    await page.locator('.footer a[data-unreachable]').first().waitFor();
    expect(await outside.getAttribute('data-unreachable')).toBe('');
    expect(await example.getAttribute('data-unreachable')).toBe('');
    // Every link is marked until the app knows which pages are saved.
    await expectSoon(() => saved.getAttribute('data-unreachable'), null);
    expect(await page.locator('#_announcer').textContent()).toBe('You’re offline');
    await context.setOffline(false);
    await mark.waitFor({ state: 'hidden' });
    await page.locator('a[data-unreachable]').first().waitFor({ state: 'detached' });
  });

  fullTest('addresses of other apps show the browser’s error page, as the panel announced', async () => {
    const { page, context } = await visitOnce();
    await loadApp(page);
    await panel(page).getByText('Pages under /examples can’t be saved.').waitFor();
    await goOffline(context);
    await expect(page.goto(`${host.origin}/examples/basic/`)).rejects.toThrow(/ERR_/);
  });
});

test('keeps the pages saved before the first visit went offline, and Retry loads another one', async () => {
  const held = holdResponses(host, new RegExp(pageChunk(TARGET)));
  const { page, context } = await openPage(browser, { sw: true });
  await page.goto(host.origin + START);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await loadApp(page);
  // Marks appear as the worker reports saved pages.
  await page.locator('.sidebar .saved').first().waitFor();
  await context.setOffline(true);
  await page.locator(`.sidebar a[href="${TARGET}"][data-unreachable]`).waitFor();
  const marks = await page
    .locator('.sidebar li:has(.saved) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(marks).not.toContain(TARGET);
  expect(marks.length).toBeGreaterThan(0);
  const saved = await savedPages(page);
  for (const mark of marks) expect(saved.join()).toContain(`${pageChunk(mark ?? '')}.`);
  await markDocument(page);
  await page.locator(`.sidebar a[href="${TARGET}"]`).click();
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  held.end();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await waitForHeading(page, 'NodeTree');
  expect(await isMarked(page)).toBe(true);
  // Saving resumes where it stopped.
  await until(() => new Set(pageRequests()).size === routes.filter(({ file }) => file).length, 'all pages');
});

fullTest('serves pages from the network when online', async () => {
  const { page } = await visitOnce();
  await page.goto(host.origin + TARGET);
  expect(await page.locator('html').getAttribute('data-page')).toBe('doc');
});

describe('a failing network falls back to the offline cache', () => {
  test.each(cover([TARGET, '/search?q=node', '/docs', '/r/x/docs/overview'], 1))(
    'when %s does not answer',
    async (to) => {
      const { page } = await visitOnce();
      holdResponses(host, { test: (url) => url === to });
      await page.goto(host.origin + to);
      await page.locator('main h1').first().waitFor();
      expect(await page.locator('html').getAttribute('data-page')).toBe('shell');
    },
  );

  fullTest.each([TARGET, '/search?q=node'])('when %s is answered with 500', async (to) => {
    const { page } = await visitOnce();
    host.intercept = ({ url }, response) => {
      if (url === to) response.writeHead(500).end();
      return url === to;
    };
    await page.goto(host.origin + to);
    await page.locator('main h1').first().waitFor();
  });
});

fullTest('keeps the precache of a site below this one on the same host', async () => {
  const below = `workbox-precache-v2-${host.origin}/below/`;
  const { page } = await openPage(browser, { sw: true });
  const worker = holdResponses(host, /^\/sw\.js/);
  await page.goto(host.origin + START);
  await worker.waitForCount(1);
  await page.evaluate(async (name) => {
    await (await caches.open(name)).put('/below/shell.html', new Response('Words'));
  }, below);
  worker.end();
  await seeSaved(page);
  expect(await page.evaluate((name) => caches.has(name), below)).toBe(true);
});

test('restores the scroll position of a busy page reloaded offline right after a scroll', async () => {
  const { page, context } = await visitOnce(TARGET);
  await goOffline(context);
  const reloaded = page.waitForNavigation();
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
    // Nothing that the scroll event schedules runs before the page is left.
    requestAnimationFrame(() => {
      location.reload();
      const end = performance.now() + 300;
      while (performance.now() < end);
    });
  });
  await reloaded;
  await waitForHeading(page, 'NodeTree');
  expect(await page.locator('html').getAttribute('data-page')).toBe('shell');
  await waitForPosition(page, 900);
});

describe('an invalid response is never cached', () => {
  test.each(
    cover(
      ['sends HTML with 200', 'sends a truncated file with 200', 'sends another content type', 'answers 500'],
      1,
    ),
  )(
    'when a host %s for one page: the other pages are saved, and this one on a later visit',
    async (fault) => {
      const wrong = new RegExp(`/assets/${pageChunk(TARGET)}\\.`);
      const stop = injectFault(host, SITES.book.out, wrong, fault);
      const { page, context } = await openPage(browser, { sw: true });
      await page.goto(host.origin + START);
      const count = routes.filter(({ file }) => file).length;
      await untilInPage(
        page,
        async ([name, wanted]) =>
          (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/page~')).length >=
          wanted,
        [pagesCache('/'), count - 1] as const,
      );
      await until(() => pageRequests().some((line) => wrong.test(line)), 'the wrong answer');
      expect((await savedPages(page)).filter((address) => wrong.test(address))).toEqual([]);
      stop();
      await page.reload();
      await seeSaved(page);
      await goOffline(context);
      await page.goto(host.origin + TARGET);
      await waitForHeading(page, 'NodeTree');
    },
  );

  test.each(
    cover(
      [
        ['the structure of the site', 'sends a truncated file with 200', STRUCTURE],
        ['a style sheet', 'sends a truncated file with 200', /\/assets\/layout-doc\.\w+\.css/],
        ['the app shell', 'sends HTML with 200', SHELL],
        ['the app shell', 'sends cacheable HTML with 200', SHELL],
      ],
      1,
    ),
  )('%s: the worker is not installed from a host that %s, but on a later visit', async (_, fault, wrong) => {
    const stop = injectFault(host, SITES.book.out, wrong, fault);
    const { page, context } = await openPage(browser, { sw: true });
    await page.goto(host.origin + START);
    // The worker requests it twice, the second time bypassing the HTTP cache.
    const count = () => host.log.filter((line) => wrong.test(line)).length;
    await until(() => count() >= 2, 'the wrong answer, twice');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    stop();
    host.log.length = 0;
    await page.reload();
    await until(() => count() >= 1, 'the right answer');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await seeSaved(page);
    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await waitForHeading(page, 'NodeTree');
  });

  fullTest('and an invalid response found in the cache is fetched again', async () => {
    const { page, context } = await visitOnce();
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.includes('page~')) continue;
        const isFirst = url.includes('nodetree');
        const type = { 'content-type': isFirst ? 'text/html' : 'text/javascript' };
        await cache.put(url, new Response('<p>not a script', { headers: type }));
      }
    }, pagesCache('/'));
    await page.reload();
    await loadApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await waitForHeading(page, 'NodeTree');
    await page.locator('.sidebar a[href="/docs/api/editor"]').click();
    await waitForHeading(page, 'Editor');
    await context.setOffline(true);
    await page.goto(`${host.origin}/docs/api/editor`);
    await waitForHeading(page, 'Editor');
  });
});

describe('a new version', () => {
  const prompt = (page: Page) => page.getByText('A new version is available.');
  /** Accepts the new version. Resolves once its worker has reloaded the page. */
  async function agree(page: Page): Promise<void> {
    // If Chromium is stopping the old worker, a message to it delays the update by half a minute.
    await loadAppAndExtras(page);
    await markDocument(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilInPage(
      page,
      async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const isSettled = !!registration?.active && !registration.waiting && !registration.installing;
        return isSettled && Reflect.get(window, 'isMarked') !== true;
      },
      null,
    );
  }

  test('waits until the user accepts it, and reloads that tab only', async () => {
    const { page, context, errors } = await visitOnce();
    const other = await context.newPage();
    await other.goto(host.origin + TARGET);
    await loadApp(other);
    await markDocument(other);
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await prompt(other).waitFor();
    expect(
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => !!it?.waiting)),
    ).toBe(true);
    await agree(page);
    await prompt(page).waitFor({ state: 'hidden' });
    await prompt(other).waitFor({ state: 'hidden' });
    await seeSaved(page);
    // The other tab still finds its pages, because those of the previous build are kept.
    expect(await isMarked(other)).toBe(true);
    const asked = host.log.length;
    await other.locator('.sidebar a[href="/docs/api/node"]').click();
    await waitForHeading(other, 'Node');
    expect(await isMarked(other)).toBe(true);
    expect(host.log.slice(asked).filter((line) => PAGE.test(line))).toEqual([]);
    expect(errors).toEqual([]);

    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await page.getByText('The later edition.').first().waitFor();
  });

  test('is offered on 2g with data saver, too, if the worker is already there', async () => {
    const { page } = await visitOnce();
    await emulateConnection(page, { effectiveType: '2g', saveData: true });
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
  });

  fullTest('is shown when the user accepts it, even if the browser keeps its worker waiting', async () => {
    const { page } = await visitOnce();
    await page.addInitScript(() => {
      ServiceWorker.prototype.postMessage = () => {};
    });
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await markDocument(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await untilInPage(page, async () => Reflect.get(window, 'isMarked') !== true, null);
    await page.getByText('The later edition.').first().waitFor();
  });

  test('can be postponed, and takes over once every tab was closed', async () => {
    const { page, context } = await visitOnce();
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await prompt(page).waitFor({ state: 'hidden' });
    // Its pages are saved before it takes over, which may happen offline.
    await untilInPage(
      page,
      async ([name, wanted]) =>
        (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/page~')).length >= wanted,
      [pagesCache('/'), 2 * routes.filter(({ file }) => file).length] as const,
    );
    await page.close();
    await goOffline(context);
    // The old worker may answer for a while until it stops.
    const showsLater = async () => {
      const next = await context.newPage();
      await next.goto(host.origin + TARGET);
      await waitForHeading(next, 'NodeTree');
      const found = await next.getByText('The later edition.').count();
      await next.close();
      return found > 0;
    };
    await expectSoon(showsLater, true, 60_000);
  });

  fullTest(
    'is not installed while the host serves a maintenance page, and is offered afterwards',
    async () => {
      const { page, context } = await visitOnce();
      host.deploy('later');
      const stop = injectFault(host, SITES.later.out, SHELL, 'sends HTML with 200');
      await page.reload();
      const count = () => host.log.filter((line) => SHELL.test(line)).length;
      await until(() => count() >= 2, 'the wrong answer, twice');
      await untilInPage(
        page,
        async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return !!registration?.active && !registration.waiting && !registration.installing;
        },
        null,
      );
      stop();
      await page.reload();
      await prompt(page).waitFor();
      await agree(page);
      await seeSaved(page);
      await goOffline(context);
      await page.goto(host.origin + TARGET);
      await page.getByText('The later edition.').first().waitFor();
    },
  );

  fullTest('deletes the pages of the build before the previous one', async () => {
    const { page } = await visitOnce();
    const first = await savedPages(page);
    for (const build of ['later', 'book', 'later'] as const) {
      host.deploy(build);
      await page.reload();
      await prompt(page).waitFor();
      await agree(page);
      await seeSaved(page);
    }
    expect((await savedPages(page)).length).toBe(2 * first.length);
  });
});

describe('when the browser denies', () => {
  test('space for the pages, the site reports it and works', async () => {
    const { page, context, errors } = await openPage(browser, { sw: true });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 700_000 });
    await page.goto(host.origin + START);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await loadApp(page);
    await panel(page).getByText('The browser has no space for more.').waitFor();
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await waitForHeading(page, 'NodeTree');
    expect(uncaught(errors)).toEqual([]);
  });

  fullTest('all storage space, the site works online', async () => {
    const { page, context, errors } = await openPage(browser, { sw: true });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1000 });
    await page.goto(host.origin + START);
    await loadApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await waitForHeading(page, 'NodeTree');
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
    ).toBeFalsy();
    expect(uncaught(errors)).toEqual([]);
  });

  fullTest('web storage, pages are still saved and open offline', async () => {
    const { page, context, errors } = await openPage(browser, { sw: true });
    await denyStorage(page);
    await page.goto(host.origin + START);
    await seeSaved(page);
    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await waitForHeading(page, 'NodeTree');
    expect(uncaught(errors)).toEqual([]);
  });

  test('a worker, the site works online', async () => {
    const { page, errors } = await openPage(browser, { sw: true });
    await stubRegistration(page, 'rejected');
    await page.goto(host.origin + START);
    await bootHasSettled(page);
    await loadApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await waitForHeading(page, 'NodeTree');
    await panel(page)
      .getByRole('button', { name: /^Save all/ })
      .click();
    await panel(page).getByText('This browser doesn’t allow the site to save pages.').waitFor();
    expect(errors).toEqual([]);
  });

  fullTest('the service worker and cache APIs, the site works online', async () => {
    const { page, errors } = await openPage(browser, { sw: true });
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(window, 'caches');
    });
    await page.goto(host.origin + START);
    await bootHasSettled(page);
    await loadApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await waitForHeading(page, 'NodeTree');
    expect(await panel(page).count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('the connection', () => {
  const all = routes.filter(({ file }) => file).length;

  test.each(
    cover(
      [
        ['a fast connection', { effectiveType: '4g', saveData: false }, true, true],
        ['2g alone', { effectiveType: '2g', saveData: false }, true, false],
        ['slow-2g alone', { effectiveType: 'slow-2g', saveData: false }, true, false],
        ['data saver alone', { effectiveType: '4g', saveData: true }, true, false],
        ['2g and data saver', { effectiveType: '2g', saveData: true }, false, false],
        ['a browser that reports no connection', null, true, true],
      ] as const,
      2,
    ),
  )('decides what is prefetched and saved: %s', async (_, connection, prefetches, saves) => {
    const { page } = await openPage(browser, { sw: true });
    await emulateConnection(page, connection);
    await page.goto(host.origin + START);
    if (saves) await seeSaved(page);
    else await bootHasSettled(page);
    await page.waitForLoadState('networkidle');

    const requests = pageRequests();
    const { pages } = await pageManifest(page);
    const size = new Map(
      Object.entries(pages).map(([to, [hash, bytes]]) => [`${pageChunk(to)}.${hash}.js`, bytes]),
    );
    const bytes = requests.map((line) => size.get(line.split('/').pop() ?? ''));
    expect(new Set(requests).size).toBe(requests.length);
    if (saves) expect(requests).toHaveLength(all);
    else if (prefetches) {
      expect(requests.length).toBeGreaterThan(0);
      expect(bytes).not.toContain(undefined);
      expect(bytes.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBeLessThanOrEqual(40_000);
      // Fonts belong to the page itself.
    } else expect(host.log.filter((line) => /\/assets\/(?!geist)/.test(line))).toEqual([]);
    // Installing the worker saves files too, so it happens only when the user asks for it.
    const isInstalled = await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()));
    expect([isInstalled, host.log.some((line) => line.includes('/sw.js'))]).toEqual([saves, saves]);
  });

  test.each(
    cover(
      [
        ['a host that serves "App.html"', () => false],
        ['a host that redirects "App.html" to "App"', redirectToPlainNames],
      ],
      1,
    ),
  )(
    'with data saver lets "Save all" save everything from %s, including live samples',
    async (_, intercept) => {
      const own = await startSite('gallery');
      own.intercept = intercept;
      const { page, context } = await openPage(browser, { sw: true });
      await emulateConnection(page, { effectiveType: '4g', saveData: true });
      await page.goto(`${own.origin}/docs/first`);
      await loadApp(page);
      await panel(page).getByText('No pages are saved.').waitFor();
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
      await panel(page)
        .getByRole('button', { name: /^Save all for offline \(\d+ kB\)$/ })
        .click();
      await seeSaved(page);
      expect(await panel(page).getByText('Not saved').count()).toBe(0);
      expect(await panel(page).getByRole('button', { name: 'Save all' }).count()).toBe(0);

      await context.setOffline(true);
      await own.close();
      await page.goto(`${own.origin}/docs/parts`);
      const sample = page.locator('.live iframe').first();
      await sample.scrollIntoViewIfNeeded();
      const title = () => sample.contentFrame().locator('title').textContent();
      await expectSoon(title, 'A sample');
    },
  );

  fullTest(
    'on 2g lets "Save all" report a failed installation of the worker and succeed on the next click',
    async () => {
      const own = await startSite('hosted');
      const stop = injectFault(own, SITES.hosted.out, SHELL, 'sends HTML with 200');
      const { page } = await openPage(browser, { sw: true });
      await emulateConnection(page, { effectiveType: '2g', saveData: false });
      await page.goto(`${own.origin}/sub/`);
      await loadApp(page);
      const saveAll = panel(page).getByRole('button', { name: /^Save all/ });
      await saveAll.click();
      await panel(page).getByText('The pages couldn’t be saved.').waitFor();
      stop();
      await saveAll.click();
      await seeSaved(page);
    },
  );

  test('on 2g with data saver lets the user save all pages, and saves none after they are deleted', async () => {
    const { page, context } = await openPage(browser, { sw: true });
    await emulateConnection(page, { effectiveType: '2g', saveData: true });
    await page.goto(host.origin + START);
    await loadApp(page);
    await panel(page).getByText('No pages are saved.').waitFor();
    expect(pageRequests()).toEqual([]);
    await panel(page)
      .getByRole('button', { name: /^Save all for offline \(\d+ kB\)$/ })
      .click();
    await panel(page).getByText(`All ${all} pages are available offline`).waitFor();

    await panel(page).getByRole('button', { name: 'Delete saved pages' }).click();
    await panel(page).getByText('No pages are saved.').waitFor();
    expect(await savedPages(page)).toEqual([]);
    const next = await context.newPage();
    await next.goto(host.origin + START);
    await loadApp(next);
    await panel(next).getByText('No pages are saved.').waitFor();
    await next.locator(`.sidebar a[href="${TARGET}"]`).click();
    await waitForHeading(next, 'NodeTree');
    await next.waitForLoadState('networkidle');
    expect(await savedPages(next)).toEqual([]);
  });
});

test('opens a prefetched page on a click without a request', async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(host.origin + START);
  await bootHasSettled(page);
  const { pages } = await pageManifest(page);
  // The app's own files are prefetched first.
  await page.locator('link[rel=prefetch][href*="/page~docs"]').first().waitFor({ state: 'attached' });
  await loadApp(page);
  const ahead = await page
    .locator('link[rel=prefetch][href*="/page~docs"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [to = ''] =
    Object.entries(pages).find(([at, [hash]]) => ahead.includes(`/assets/${pageChunk(at)}.${hash}.js`)) ?? [];
  expect(to).not.toBe('');
  await until(() => ahead.every((address) => host.log.includes(`GET ${address}`)), 'the pages fetched ahead');
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  host.log.length = 0;
  host.intercept = (_, response) => {
    response.destroy();
    return true;
  };
  await addLink(page, { href: to });
  await page.click('#added');
  await page.waitForFunction((at) => document.querySelector(`.sidebar [aria-current][href="${at}"]`), to);
  expect(await isMarked(page)).toBe(true);
  expect(host.log.filter((line) => line.includes(`${pageChunk(to)}.`))).toEqual([]);
  expect(uncaught(errors)).toEqual([]);
});

test('stops saving when the user deletes the saved pages meanwhile', async () => {
  const held = holdResponses(host, new RegExp(pageChunk(TARGET)));
  const { page } = await openPage(browser, { sw: true });
  await page.goto(host.origin + START);
  await held.waitForCount(1);
  await loadApp(page);
  await panel(page)
    .getByText(/^Saved \d+ of \d+ pages so far/)
    .waitFor();
  await panel(page).getByRole('button', { name: 'Delete saved pages' }).click();
  held.end();
  await panel(page).getByText('No pages are saved.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await savedPages(page)).toEqual([]);
});

test('leaves out pictures beyond offline.budget, keeps the page readable and reports what is missing', async () => {
  const own = await startSite('hosted');
  const { page, context } = await openPage(browser, { sw: true });
  await page.goto(`${own.origin}/sub/`);
  await seeSaved(page);
  await loadApp(page);
  await panel(page).getByText('Not saved: 8 pictures or videos.').waitFor();
  expect(await page.locator('.sidebar .saved').count()).toBe(0); // No marks: every page is saved.

  await context.setOffline(true);
  await page.goto(`${own.origin}/sub/guide`);
  await waitForHeading(page, 'Guide');
  await page.getByText('Text that stands far below the fold.').waitFor();
  const drawn = await page.locator('main img').evaluateAll((images) =>
    Promise.all(
      images.map((image) =>
        (Object.assign(image, { loading: 'eager' }) as HTMLImageElement).decode().then(
          () => 1,
          () => 0,
        ),
      ),
    ),
  );
  expect([drawn.length, drawn.filter((is) => is === 1).length]).toEqual([10, 2]);

  await context.setOffline(false);
  await page.goto(`${own.origin}/sub/`);
  await loadApp(page);
  await panel(page)
    .getByRole('button', { name: /^Save all for offline/ })
    .click();
  await seeSaved(page);
  expect(await panel(page).getByText('Not saved').count()).toBe(0);
  await context.setOffline(true);
  await page.goto(`${own.origin}/sub/guide`);
  expect(await drawPictures(page)).toBe(10);
});

fullTest(
  'saves pages near the one on screen up to offline.budget, tells so, and saves all on request',
  async () => {
    const own = await startSite('remote');
    const { page, context } = await openPage(browser, { sw: true });
    await page.goto(`${own.origin}/docs/start`);
    // What is prefetched once a worker is active is saved, so this waits for a prefetch from before.
    await page.locator('link[rel=prefetch][href*="/page~."]').waitFor({ state: 'attached' });
    await loadApp(page);
    await panel(page).getByText('2 of 4 pages are saved: those near the pages you read.').waitFor();
    expect((await savedPages(page)).map((address) => readPageAddress(address)?.path).sort()).toEqual([
      '/docs/new',
      '/docs/start',
    ]);
    // An opened page is saved, too.
    await followLink(page, '/docs-1/start');
    await panel(page).getByText('3 of 4 pages are saved').waitFor();

    await panel(page)
      .getByRole('button', { name: /^Save all for offline/ })
      .click();
    await seeSaved(page);
    await context.setOffline(true);
    await page.goto(`${own.origin}/`);
    await page.locator('main h1').waitFor();
  },
);

fullTest('removes the worker and its caches from browsers once a site turns the worker off', async () => {
  const own = await startSite('fixture');
  const { page } = await openPage(browser, { sw: true });
  await page.goto(`${own.origin}/sub/`);
  await seeSaved(page);
  expect(await page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(1);
  await page.evaluate(() => caches.open('of another app'));
  own.deploy('retired');
  // A browser checks for a new worker on every page load.
  await page.reload();
  await untilInPage(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0, null);
  expect(await page.evaluate(() => caches.keys())).toEqual(['of another app']);
  await page.locator('main h1').first().waitFor();
});

test('lists every page with its transfer size in the structure of the site', async () => {
  const { page } = await openPage(browser);
  await page.goto(host.origin + START);
  const { app } = await pageManifest(page);
  const address = app.find((one) => STRUCTURE.test(one)) ?? '';
  const { files } = readStructure(await (await fetch(host.origin + address)).text());
  expect(Object.keys(files.pages).sort()).toEqual(
    routes
      .filter(({ file }) => file)
      .map((route) => route.path)
      .sort(),
  );
  for (const [at, [hash, bytes]] of Object.entries(files.pages)) {
    const response = await fetch(`${host.origin}/assets/${pageChunk(at)}.${hash}.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([at, Number(response.headers.get('content-length'))]).toEqual([at, bytes]);
  }
});
