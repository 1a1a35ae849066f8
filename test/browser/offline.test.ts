import { pageChunk } from '../../src/shared/manifests';
import { pagesCache } from '../../src/shared/workerProtocol';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { loadApp, loadAppAndExtras, openPage } from './browser';
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
  path,
  routes,
  savedPages,
  seeSaved,
  visitOnce,
} from './offlineSite';
import { browser, host, startSite, withSite } from './session';
import { expectSoon, until, untilInPage } from './until';
import { isMarked, markDocument, waitForHeading, waitForPosition } from './visit';

// Reading offline.

withSite('book');

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

fullTest('restores the scroll position of a busy page reloaded offline right after a scroll', async () => {
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
  fullTest.each([
    'sends HTML with 200',
    'sends a truncated file with 200',
    'sends another content type',
    'answers 500',
  ])(
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
