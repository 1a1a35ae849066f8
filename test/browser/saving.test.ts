import { readStructure } from '../../src/routes/structure';
import { pageChunk, readPageAddress } from '../../src/shared/manifests';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { loadApp, openPage, uncaught } from './browser';
import { bootHasSettled, denyStorage, emulateConnection, stubRegistration } from './emulate';
import { injectFault } from './faults';
import { holdResponses } from './heldResponses';
import {
  SHELL,
  START,
  STRUCTURE,
  TARGET,
  drawPictures,
  goOffline,
  pageRequests,
  panel,
  routes,
  savedPages,
  seeSaved,
} from './offlineSite';
import { redirectToPlainNames } from './requests';
import { browser, host, startSite, withSite } from './session';
import { expectSoon, until } from './until';
import { addLink, followLink, isMarked, markDocument, pageManifest, waitForHeading } from './visit';

// What is downloaded ahead and saved for offline reading, and where a browser or a visitor limits it.

withSite('book');

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

  fullTest.each([
    ['a host that serves "App.html"', () => false],
    ['a host that redirects "App.html" to "App"', redirectToPlainNames],
  ])(
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

fullTest('stops saving when the user deletes the saved pages meanwhile', async () => {
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

fullTest(
  'leaves out pictures beyond offline.budget, keeps the page readable and reports what is missing',
  async () => {
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
  },
);

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

describe('when the browser denies', () => {
  fullTest('space for the pages, the site reports it and works', async () => {
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
