import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { pageChunk, type AssetManifest } from '../../src/shared/manifests';
import { pagesCache } from '../../src/shared/workerProtocol';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { launch, openPage, wakeApp, wakeWholeApp } from './browser';
import { type DeployableHost, serveDeployable } from './deployable';
import { misbehave } from './faults';
import { holdAnswers } from './heldAnswers';
import { bootHasSettled, denyStorage, pretendConnection, stubRegistration } from './pretend';
import { expectSoon, until, untilInPage } from './until';
import { addLink, pageManifest, isMarked, markDocument, scrollTo, seeHeading, seePosition } from './visit';

// Reading without a network, and what it costs those who have one.

const START = '/docs/overview';
/** A page that the first one does not link to. */
const TARGET = '/docs/api/nodetree';
const { routes } = loadConfig(SITES.book.root).routes;
const PAGE = /GET \/assets\/page~/;
const SHELL = /\/shell\.(html|\w+\.json)$/;

let browser: Browser;
let host: DeployableHost;
const others: DeployableHost[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  host = await serveDeployable('book');
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await Promise.all([host, ...others.splice(0)].map((one) => one.close()));
});

/** Resolves once the page says that everything is saved. */
const seeSaved = (page: Page) => page.getByText(/^All (\d+ )?pages are saved for offline reading/).waitFor();

/** One visit of one page; everything is saved when this resolves. */
async function visitOnce(path = START) {
  const opened = await openPage(browser, { sw: true });
  await opened.page.goto(host.origin + path);
  await seeSaved(opened.page);
  return opened;
}

/** The browser knows that there is no network, and there is none. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await host.close();
}

const path = (page: Page) => new URL(page.url()).pathname;
const pageRequests = () => host.log.filter((line) => PAGE.test(line));
const savedPages = (page: Page) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((address) => address.includes('/page~'));
  }, pagesCache('/'));
const panel = (page: Page) => page.locator('.copies');

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

/** How many pictures the words have. Throws if one cannot be drawn. */
const drawPictures = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    await Promise.all(
      images.map((image) => (Object.assign(image, { loading: 'eager' }) as HTMLImageElement).decode()),
    );
    return images.length;
  });

describe('after one visit of one page, without a network,', () => {
  test('every page opens with its pictures: the docs, landing, support, search and not-found', async () => {
    const { page, context, troubles } = await visitOnce();
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
    await seeHeading(page, 'Page not found');
    await page.goto(`${host.origin}/search?q=node`);
    await page.locator('main form').waitFor();
    expect(troubles).toEqual([]);
  });

  test('old addresses lead on, slashes and hashes mean what they mean, and reading goes on softly', async () => {
    const { page, context } = await visitOnce();
    await goOffline(context);
    await page.goto(`${host.origin}/r/x/next/docs/api/editor#props`);
    await seeHeading(page, 'Editor');
    expect(page.url()).toBe(`${host.origin}/docs/api/editor#props`);
    await page.goto(`${host.origin}/docs`);
    await seeHeading(page, 'Overview');
    expect(path(page)).toBe(START);
    await page.goto(`${host.origin}${TARGET}/`);
    await seeHeading(page, 'NodeTree');
    await markDocument(page);
    await page.locator(`.sidebar a[href="${START}"]`).click();
    await seeHeading(page, 'Overview');
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    await seeHeading(page, 'Overview');
  });

  fullTest('a second tab, and a later visit, open as well', async () => {
    const { page, context } = await visitOnce();
    await page.goto(host.origin + TARGET);
    await page.close();
    await goOffline(context);
    const later = await context.newPage();
    await later.goto(`${host.origin}/support`);
    await seeHeading(later, 'Support');
    const other = await context.newPage();
    await other.goto(`${host.origin}/docs/api/editor`);
    await seeHeading(other, 'Editor');
  });

  test('the frame says so, links that need a network are marked, and all of it goes when there is one', async () => {
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
    // Until the app knows what is saved, everything is out of reach.
    await expectSoon(() => saved.getAttribute('data-unreachable'), null);
    expect(await page.locator('#_announcer').textContent()).toBe('No network');
    await context.setOffline(false);
    await mark.waitFor({ state: 'hidden' });
    await page.locator('a[data-unreachable]').first().waitFor({ state: 'detached' });
  });

  fullTest('where another app lives the browser speaks for itself, which the panel says before', async () => {
    const { page, context } = await visitOnce();
    await wakeApp(page);
    await panel(page).getByText('Pages under /examples can’t be saved.').waitFor();
    await goOffline(context);
    await expect(page.goto(`${host.origin}/examples/basic/`)).rejects.toThrow(/ERR_/);
  });
});

test('offline during the first visit what is there stays, and Retry brings the rest', async () => {
  const held = holdAnswers(host, new RegExp(pageChunk(TARGET)));
  const { page, context } = await openPage(browser, { sw: true });
  await page.goto(host.origin + START);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await wakeApp(page);
  // Marks come as the worker tells what it has saved.
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
  await seeHeading(page, 'NodeTree');
  expect(await isMarked(page)).toBe(true);
  // What was interrupted goes on where it stopped.
  await until(() => new Set(pageRequests()).size === routes.filter(({ file }) => file).length, 'all pages');
});

fullTest('online, pages are fresh', async () => {
  const { page } = await visitOnce();
  await page.goto(host.origin + TARGET);
  expect(await page.locator('html').getAttribute('data-page')).toBe('doc');
});

describe('a network that is there but of no use gives way to the copy:', () => {
  test.each(cover([TARGET, '/search?q=node', '/docs', '/r/x/docs/overview'], 2))(
    '%s does not answer',
    async (to) => {
      const { page } = await visitOnce();
      holdAnswers(host, { test: (url) => url === to });
      await page.goto(host.origin + to);
      await page.locator('main h1').first().waitFor();
      expect(await page.locator('html').getAttribute('data-page')).toBe('shell');
    },
  );

  fullTest.each(cover([TARGET, '/search?q=node'], 1))('%s is answered with 500', async (to) => {
    const { page } = await visitOnce();
    host.intercept = ({ url }, response) => {
      if (url === to) response.writeHead(500).end();
      return url === to;
    };
    await page.goto(host.origin + to);
    await page.locator('main h1').first().waitFor();
  });
});

fullTest('a site below this one on the same host keeps what its worker installed', async () => {
  const below = `workbox-precache-v2-${host.origin}/below/`;
  const { page } = await openPage(browser, { sw: true });
  const worker = holdAnswers(host, /^\/sw\.js/);
  await page.goto(host.origin + START);
  await worker.count(1);
  await page.evaluate(async (name) => {
    await (await caches.open(name)).put('/below/shell.html', new Response('Words'));
  }, below);
  worker.end();
  await seeSaved(page);
  expect(await page.evaluate((name) => caches.has(name), below)).toBe(true);
});

test('a page that is loaded anew without a network is where the reader left it', async () => {
  const { page, context } = await visitOnce(TARGET);
  await scrollTo(page, 900);
  await goOffline(context);
  await page.reload();
  await seeHeading(page, 'NodeTree');
  expect(await page.locator('html').getAttribute('data-page')).toBe('shell');
  await seePosition(page, 900);
});

describe('a wrong answer is never kept:', () => {
  test.each(
    cover(
      ['sends HTML with 200', 'sends half of it as if it were all', 'names another type', 'answers 500'],
      1,
    ),
  )('a host that %s for one page; the others are saved, and this one on a better day', async (fault) => {
    const wrong = new RegExp(`/assets/${pageChunk(TARGET)}\\.`);
    const stop = misbehave(host, SITES.book.out, wrong, fault);
    const { page, context } = await openPage(browser, { sw: true });
    await page.goto(host.origin + START);
    const count = routes.filter(({ file }) => file).length;
    await untilInPage(
      page,
      async ([name, wanted]) =>
        (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/page~')).length >= wanted,
      [pagesCache('/'), count - 1] as const,
    );
    await until(() => pageRequests().some((line) => wrong.test(line)), 'the wrong answer');
    expect((await savedPages(page)).filter((address) => wrong.test(address))).toEqual([]);
    stop();
    await page.reload();
    await seeSaved(page);
    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await seeHeading(page, 'NodeTree');
  });

  test.each(
    cover(
      [
        ['the list of files', 'sends half of it as if it were all', /\/assets\/pages\.\w+\.json/],
        ['a style sheet', 'sends half of it as if it were all', /\/assets\/layout-doc\.\w+\.css/],
        ['the offline shell', 'sends HTML with 200', SHELL],
        ['the offline shell', 'sends HTML with 200, to be kept for a year', SHELL],
      ],
      2,
    ),
  )(
    'the worker does not install %s from a host that %s, and installs everything at a later visit',
    async (_, fault, wrong) => {
      const stop = misbehave(host, SITES.book.out, wrong, fault);
      const { page, context } = await openPage(browser, { sw: true });
      await page.goto(host.origin + START);
      // The worker asks, and once more past what the browser has kept.
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
      await seeHeading(page, 'NodeTree');
    },
  );

  fullTest('one that is found in a cache all the same is fetched again', async () => {
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
    await wakeApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await seeHeading(page, 'NodeTree');
    await page.locator('.sidebar a[href="/docs/api/editor"]').click();
    await seeHeading(page, 'Editor');
    await context.setOffline(true);
    await page.goto(`${host.origin}/docs/api/editor`);
    await seeHeading(page, 'Editor');
  });
});

describe('a new version', () => {
  const prompt = (page: Page) => page.getByText('A new version is available.');
  /** Agrees to the new version. Resolves once the page has been loaded anew, from its worker. */
  async function agree(page: Page): Promise<void> {
    // A message to the old worker while Chromium stops it would keep it for half a minute more.
    await wakeWholeApp(page);
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

  test('waits until the reader agrees; then their tab shows it, and no other is loaded anew', async () => {
    const { page, context, troubles } = await visitOnce();
    const other = await context.newPage();
    await other.goto(host.origin + TARGET);
    await wakeApp(other);
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
    // The other tab is as it was, and finds its pages: those of the build before are kept.
    expect(await isMarked(other)).toBe(true);
    const asked = host.log.length;
    await other.locator('.sidebar a[href="/docs/api/node"]').click();
    await seeHeading(other, 'Node');
    expect(await isMarked(other)).toBe(true);
    expect(host.log.slice(asked).filter((line) => PAGE.test(line))).toEqual([]);
    expect(troubles).toEqual([]);

    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await page.getByText('The later edition.').first().waitFor();
  });

  test('is shown to a reader who agrees even while the browser keeps its worker waiting', async () => {
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

  test('can be put off, and comes by itself once every tab was closed', async () => {
    const { page, context } = await visitOnce();
    host.deploy('later');
    await page.reload();
    await prompt(page).waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    await prompt(page).waitFor({ state: 'hidden' });
    // Its pages are saved before it takes over: that may happen without a network.
    await untilInPage(
      page,
      async ([name, wanted]) =>
        (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/page~')).length >= wanted,
      [pagesCache('/'), 2 * routes.filter(({ file }) => file).length] as const,
    );
    await page.close();
    await goOffline(context);
    // The old worker may need some time to end, and answers until then.
    const showsLater = async () => {
      const next = await context.newPage();
      await next.goto(host.origin + TARGET);
      await seeHeading(next, 'NodeTree');
      const found = await next.getByText('The later edition.').count();
      await next.close();
      return found > 0;
    };
    await expectSoon(showsLater, true, 60_000);
  });

  fullTest(
    'is not installed while the host answers with a maintenance page, and is offered afterwards',
    async () => {
      const { page, context } = await visitOnce();
      host.deploy('later');
      const stop = misbehave(host, SITES.later.out, SHELL, 'sends HTML with 200');
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

  fullTest('two builds on, what the first one left is gone', async () => {
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

describe('where the browser refuses', () => {
  test('room for the pages, the site says so and works', async () => {
    const { page, context, troubles } = await openPage(browser, { sw: true });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 700_000 });
    await page.goto(host.origin + START);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await wakeApp(page);
    await panel(page).getByText('This browser has no room for more.').waitFor();
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await seeHeading(page, 'NodeTree');
    expect(troubles.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  fullTest('room for anything at all, the site works online', async () => {
    const { page, context, troubles } = await openPage(browser, { sw: true });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1000 });
    await page.goto(host.origin + START);
    await wakeApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await seeHeading(page, 'NodeTree');
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
    ).toBeFalsy();
    expect(troubles.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  fullTest('storage, everything is saved and read all the same', async () => {
    const { page, context, troubles } = await openPage(browser, { sw: true });
    await denyStorage(page);
    await page.goto(host.origin + START);
    await seeSaved(page);
    await goOffline(context);
    await page.goto(host.origin + TARGET);
    await seeHeading(page, 'NodeTree');
    expect(troubles.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });

  test('a worker, the site works online', async () => {
    const { page, troubles } = await openPage(browser, { sw: true });
    await stubRegistration(page, 'refused');
    await page.goto(host.origin + START);
    await bootHasSettled(page);
    await wakeApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await seeHeading(page, 'NodeTree');
    await panel(page)
      .getByRole('button', { name: /^Save all/ })
      .click();
    await panel(page).getByText('This browser does not let the site save pages.').waitFor();
    expect(troubles).toEqual([]);
  });

  fullTest('the whole interface of workers and caches, the site works online', async () => {
    const { page, troubles } = await openPage(browser, { sw: true });
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(window, 'caches');
    });
    await page.goto(host.origin + START);
    await bootHasSettled(page);
    await wakeApp(page);
    await page.locator(`.sidebar a[href="${TARGET}"]`).click();
    await seeHeading(page, 'NodeTree');
    expect(await panel(page).count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});

describe('the connection decides', () => {
  const all = routes.filter(({ file }) => file).length;

  test.each(
    cover(
      [
        ['neither', { effectiveType: '4g', saveData: false }, true, true],
        ['2g alone', { effectiveType: '2g', saveData: false }, true, false],
        ['slow-2g alone', { effectiveType: 'slow-2g', saveData: false }, true, false],
        ['data saver alone', { effectiveType: '4g', saveData: true }, true, false],
        ['2g and data saver', { effectiveType: '2g', saveData: true }, false, false],
        ['a browser that tells nothing', null, true, true],
      ] as const,
      3,
    ),
  )('%s', async (_, connection, prefetches, saves) => {
    const { page } = await openPage(browser, { sw: true });
    await pretendConnection(page, connection);
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
    } else expect(host.log.filter((line) => line.includes('/assets/'))).toEqual([]);
    // Installing the worker saves as well: nothing of it happens unless the reader asks for it.
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
  )('on data saver "Save all" brings everything from %s, live samples too', async (_, intercept) => {
    const own = await serveDeployable('gallery');
    others.push(own);
    own.intercept = intercept;
    const { page, context } = await openPage(browser, { sw: true });
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await page.goto(`${own.origin}/docs/first`);
    await wakeApp(page);
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
  });

  fullTest(
    '"Save all" says when the worker can’t be installed, and works when it is pressed again',
    async () => {
      const own = await serveDeployable('hosted');
      others.push(own);
      const stop = misbehave(own, SITES.hosted.out, SHELL, 'sends HTML with 200');
      const { page } = await openPage(browser, { sw: true });
      await pretendConnection(page, { effectiveType: '2g', saveData: false });
      await page.goto(`${own.origin}/sub/`);
      await wakeApp(page);
      const saveAll = panel(page).getByRole('button', { name: /^Save all/ });
      await saveAll.click();
      await panel(page).getByText('The pages couldn’t be saved.').waitFor();
      stop();
      await saveAll.click();
      await seeSaved(page);
    },
  );

  test('what the rule left out is saved when the reader asks for it, and never again once they delete it', async () => {
    const { page, context } = await openPage(browser, { sw: true });
    await pretendConnection(page, { effectiveType: '2g', saveData: true });
    await page.goto(host.origin + START);
    await wakeApp(page);
    await panel(page).getByText('No pages are saved.').waitFor();
    expect(pageRequests()).toEqual([]);
    await panel(page)
      .getByRole('button', { name: /^Save all for offline \(\d+ kB\)$/ })
      .click();
    await panel(page).getByText(`All ${all} pages are saved for offline reading`).waitFor();

    await panel(page).getByRole('button', { name: 'Delete saved pages' }).click();
    await panel(page).getByText('No pages are saved.').waitFor();
    expect(await savedPages(page)).toEqual([]);
    const next = await context.newPage();
    await next.goto(host.origin + START);
    await wakeApp(next);
    await panel(next).getByText('No pages are saved.').waitFor();
    await next.locator(`.sidebar a[href="${TARGET}"]`).click();
    await seeHeading(next, 'NodeTree');
    await next.waitForLoadState('networkidle');
    expect(await savedPages(next)).toEqual([]);
  });
});

test('after a fetch ahead a click needs no network', async () => {
  const { page, troubles } = await openPage(browser);
  await page.goto(host.origin + START);
  await bootHasSettled(page);
  const { pages } = await pageManifest(page);
  // The app's own files come first.
  await page.locator('link[rel=prefetch][href*="/page~docs"]').first().waitFor({ state: 'attached' });
  await wakeApp(page);
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
  expect(troubles.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});

test('copies are deleted while they are being saved, and nothing comes after', async () => {
  const held = holdAnswers(host, new RegExp(pageChunk(TARGET)));
  const { page } = await openPage(browser, { sw: true });
  await page.goto(host.origin + START);
  await held.count(1);
  await wakeApp(page);
  await panel(page)
    .getByText(/^Saving: \d+ of \d+ pages so far/)
    .waitFor();
  await panel(page).getByRole('button', { name: 'Delete saved pages' }).click();
  held.end();
  await panel(page).getByText('No pages are saved.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await savedPages(page)).toEqual([]);
});

test('pictures beyond offline.budget are left out; the page is readable, and the panel says what is missing', async () => {
  const own = await serveDeployable('hosted');
  others.push(own);
  const { page, context } = await openPage(browser, { sw: true });
  await page.goto(`${own.origin}/sub/`);
  await seeSaved(page);
  await wakeApp(page);
  await panel(page).getByText('Not saved: 8 pictures or videos.').waitFor();
  expect(await page.locator('.sidebar .saved').count()).toBe(0); // All pages are saved: there is nothing to tell apart.

  await context.setOffline(true);
  await page.goto(`${own.origin}/sub/guide`);
  await seeHeading(page, 'Guide');
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
  await wakeApp(page);
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
  'a site that wants no worker any more takes it out of the browsers that have it, with all it kept',
  async () => {
    const own = await serveDeployable('fixture');
    others.push(own);
    const { page } = await openPage(browser, { sw: true });
    await page.goto(`${own.origin}/sub/`);
    await seeSaved(page);
    expect(await page.evaluate(() => caches.keys().then((names) => names.length))).toBeGreaterThan(1);
    await page.evaluate(() => caches.open('of another app'));
    own.deploy('retired');
    // A browser looks for a new worker whenever a page is opened.
    await page.reload();
    await untilInPage(
      page,
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
      null,
    );
    expect(await page.evaluate(() => caches.keys())).toEqual(['of another app']);
    await page.locator('main h1').first().waitFor();
  },
);

test('the list names every page with its true size, and nothing else is needed to save the site', async () => {
  const { manifest = '' } = await (async () => {
    const { page } = await openPage(browser);
    await page.goto(host.origin + START);
    return pageManifest(page);
  })();
  const files = (await (await fetch(host.origin + manifest)).json()) as AssetManifest;
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
