import type { Page } from 'playwright-core';
import { pageChunk } from '../../src/shared/manifests';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage, loadApp } from './browser';
import { FAULTS, injectFault } from './faults';
import { holdResponses } from './heldResponses';
import { denyStorage } from './emulate';
import { browser, host, withSite } from './session';
import { until } from './until';
import { addLink, isMarked, markDocument, waitForHeading } from './visit';

// Every page loads eventually, whatever the host returns and whatever was deployed while the tab was open.

const START = '/docs/overview';
/** Not linked from the pages opened here, so not prefetched. */
const TARGET = '/docs/api/nodetree';
const TARGET_CHUNK = new RegExp(`/assets/${pageChunk(TARGET)}\\.`);

withSite('book');

interface VisitOptions {
  readonly sw?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page with the app running, with a worker on request. */
async function visit(path: string, { sw = false, prepare }: VisitOptions = {}) {
  const { page, context, errors } = await openPage(browser, { sw });
  await prepare?.(page);
  await page.goto(host.origin + path);
  if (sw) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await loadApp(page);
  await markDocument(page);
  return { page, context, errors };
}

const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'couldn’t be loaded.' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const path = (page: Page) => new URL(page.url()).pathname;
const open = (page: Page, to: string) => page.locator(`.sidebar a[href="${to}"]`).click();
/** The id of the last heading of a page. */
async function lastHeading(of: string): Promise<string> {
  const html = await (await fetch(host.origin + of)).text();
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].at(-1)?.[1] ?? '';
}
const documents = (to: string) => host.log.filter((line) => line === `GET ${to}`).length;

describe.each([
  ['without a worker', false],
  ['with a worker', true],
])('%s, the script of a page fails to load because the host', (_, sw) => {
  test.each(cover(Object.keys(FAULTS), sw ? ['closes the connection midway'] : ['answers 404']))(
    '%s: an error box is shown until Retry loads the page',
    async (fault) => {
      const stop = injectFault(host, SITES.book.out, TARGET_CHUNK, fault);
      const { page, errors } = await visit(START, { sw });
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await open(page, TARGET);
      await box(page).waitFor();
      expect(path(page)).toBe(TARGET);
      expect(await page.locator('#_page').count()).toBe(0);
      const place = await box(page).boundingBox();
      expect(place!.y).toBeGreaterThanOrEqual(0);
      expect(place!.y + place!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
      // The rest of the page stays unchanged.
      await page.locator('[data-color-mode]').click();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      stop();
      await retry(page).click();
      await waitForHeading(page, 'NodeTree');
      expect(await box(page).count()).toBe(0);
      expect(await isMarked(page)).toBe(true);
      // Browsers log a script they can't parse.
      expect(
        errors.filter((text) => /^uncaught: (?!Unexpected|Invalid or unexpected|missing)/.test(text)),
      ).toEqual([]);
    },
  );
});

fullTest(
  'Retry can fail three times and then work, keeping the focus and renewing the message each time',
  async () => {
    const stop = injectFault(host, SITES.book.out, TARGET_CHUNK, 'answers 500');
    const { page } = await visit(START);
    await open(page, TARGET);
    await box(page).waitFor();
    await retry(page).focus();
    for (let time = 1; time <= 3; time++) {
      const asked = host.log.length;
      await box(page)
        .locator('div')
        .evaluate((element) => element.setAttribute('data-old', ''));
      await page.keyboard.press('Enter');
      await box(page).locator('div:not([data-old])').waitFor();
      expect(host.log.slice(asked).filter((line) => TARGET_CHUNK.test(line))).toHaveLength(1);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Retry');
    }
    stop();
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'NodeTree');
    expect(await isMarked(page)).toBe(true);
  },
);

test.each(cover(['Back', 'a link'], 1))(
  '%s leaves the error box, also while Retry is pending',
  async (way) => {
    injectFault(host, SITES.book.out, TARGET_CHUNK, 'answers 404');
    const { page } = await visit(START);
    await open(page, TARGET);
    await box(page).waitFor();
    expect(await page.title()).toBe('NodeTree couldn’t be loaded | Book');
    const held = holdResponses(host, TARGET_CHUNK);
    await retry(page).click();
    await held.waitForCount(1);
    if (way === 'Back') await page.goBack();
    else await open(page, START);
    await waitForHeading(page, 'Overview');
    const answered = page.waitForResponse((response) => TARGET_CHUNK.test(response.url()));
    held.end();
    await (await answered).finished();
    // The newer page arrives after the late response is processed.
    await page.evaluate(() => fetch('/robots.txt').then(() => new Promise(requestAnimationFrame)));
    await waitForHeading(page, 'Overview');
    expect(await page.title()).toBe('Overview | Book');
    expect(await box(page).count()).toBe(0);
    expect(path(page)).toBe(START);
  },
);

fullTest('keeps the second of two quick navigations, even if it loads first', async () => {
  const other = '/docs/concepts/nodes';
  const held = holdResponses(host, new RegExp(`/assets/(${pageChunk(TARGET)}|${pageChunk(other)})\\.`));
  const { page } = await visit(START);
  await open(page, TARGET);
  await open(page, other);
  const urlOf = (to: string) => held.urls.find((url) => url.includes(pageChunk(to))) ?? '';
  await until(() => urlOf(TARGET) !== '' && urlOf(other) !== '', 'both requests');
  held.release(urlOf(other));
  await waitForHeading(page, 'Nodes');
  const answered = page.waitForResponse((response) => TARGET_CHUNK.test(response.url()));
  held.end();
  await answered;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await waitForHeading(page, 'Nodes');
  expect(path(page)).toBe(other);
});

test('shows an error box on a failed cold load until Retry loads the page', async () => {
  const stop = injectFault(host, SITES.book.out, /\/assets\/layout-search\..*js$/, 'answers 404');
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/search?q=node`);
  await box(page).waitFor();
  stop();
  await retry(page).click();
  await page.locator('main form').waitFor();
  expect(await box(page).count()).toBe(0);
  expect(page.url()).toBe(`${host.origin}/search?q=node`);
});

test('shows the app shell with a reason and a way to retry when the app fails to load', async () => {
  injectFault(host, SITES.book.out, /\/assets\/app\./, 'answers 404');
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/shell.html`);
  await page.locator('.shell-failure').waitFor();
  expect(await page.locator('.shell-failure').innerText()).toContain('couldn’t be loaded');
  expect(await page.locator('.shell-failure a').getAttribute('href')).toBe('');
});

fullTest(
  'keeps the page readable when HTML is served in place of the app, and loads the app on a later interaction',
  async () => {
    const stop = injectFault(host, SITES.book.out, /\/assets\/app\./, 'sends cacheable HTML with 200');
    const { page } = await openPage(browser);
    await page.goto(host.origin + START);
    await page.dispatchEvent('body', 'pointermove', { movementX: 1 });
    await page.locator('html[data-failed]').waitFor({ state: 'attached' });
    await waitForHeading(page, 'Overview');
    stop();
    const hasApp = async () => 'app' in document.documentElement.dataset;
    for (let intent = 0; intent < 50 && !(await page.evaluate(hasApp)); intent++) {
      const answered = page.waitForResponse(/\/assets\/app\./, { timeout: 1000 }).catch(() => {});
      await page.dispatchEvent('body', 'pointermove', { movementX: 1 });
      await answered;
    }
    expect(await page.evaluate(hasApp)).toBe(true);
    expect(await page.locator('html').getAttribute('data-failed')).toBeNull();
  },
);

fullTest(
  'a pointer that rests over a page that opens does not load the app, but its first move does',
  async () => {
    const { page } = await openPage(browser);
    await page.goto(host.origin + START);
    // What browsers report of it: a move of no distance. The app's scripts would be in the document at once.
    await page.dispatchEvent('h1', 'pointermove');
    expect(await page.locator('script[src*="/assets/app."]').count()).toBe(0);
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
  },
);

fullTest('does not request an app that no longer exists on every pointer move', async () => {
  injectFault(host, SITES.book.out, /\/assets\/app\./, 'answers 404');
  const requests = () => host.log.filter((line) => line.includes('/assets/app.')).length;
  const { page } = await openPage(browser);
  await page.clock.install();
  await page.goto(host.origin + START);
  const move = async () => {
    for (let step = 0; step < 20; step++) await page.dispatchEvent('body', 'pointermove', { movementX: 1 });
  };
  await move();
  await page.locator('html[data-failed]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const before = requests();
  await move();
  await page.waitForLoadState('networkidle');
  expect(requests()).toBe(before);
  await page.clock.fastForward(5000);
  await move();
  await until(() => requests() > before, 'another try');
});

test('finds results on the search page after a deploy that deletes every old file, with one document load', async () => {
  const { page } = await visit('/search');
  await page.locator('main .search').waitFor();
  host.deploy('later');
  host.log.length = 0;
  await page.getByRole('searchbox').fill('NodeTree');
  await page.locator('main .found a').first().waitFor();
  expect(host.log.filter((line) => line.startsWith('GET /search'))).toEqual(['GET /search?q=NodeTree']);
});

fullTest('does not reload the search page repeatedly when the HTML of a deploy lags behind', async () => {
  const { page } = await visit('/search');
  await page.locator('main .search').waitFor();
  host.intercept = ({ url = '' }, response) => {
    if (url === '/build.json') response.end('{"build":"0123456789ab"}');
    else if (/\/assets\/search\./.test(url)) response.writeHead(404).end();
    else return false;
    return true;
  };
  host.log.length = 0;
  await page.getByRole('searchbox').fill('Node');
  await page.getByText('Search is unavailable').waitFor();
  await page.getByRole('searchbox').fill('NodeTree');
  await until(
    () => host.log.filter((line) => line === 'GET /build.json').length >= 3,
    'a check before the reload, one after it, and one for the next query',
  );
  await page.waitForLoadState('networkidle');
  expect(host.log.filter((line) => line.startsWith('GET /search'))).toEqual(['GET /search?q=Node']);
});

describe('a deploy that deletes every old file while three tabs are open', () => {
  test.each([
    ['without a worker', false],
    ['with a worker', true],
  ])('%s: each tab opens the requested page with one document load', async (_, sw) => {
    // Nothing is saved or prefetched before the deploy, so the old files are gone.
    const held = holdResponses(host, /\/assets\/page~/);
    const withApp = await visit(START, { sw });
    const deep = await visit('/docs/concepts/nodes', { sw });
    const withoutApp = await openPage(browser, { sw });
    await withoutApp.page.goto(`${host.origin}/support`);
    host.deploy('later');
    held.end();
    host.log.length = 0;

    await open(withApp.page, TARGET);
    await waitForHeading(withApp.page, 'NodeTree');
    await open(deep.page, '/docs/api/editor');
    await waitForHeading(deep.page, 'Editor');
    await withoutApp.page.locator('.navbar-links a', { hasText: 'Documentation' }).click();
    await waitForHeading(withoutApp.page, 'Overview');

    const wanted = [TARGET, '/docs/api/editor', START];
    const pages = [withApp.page, deep.page, withoutApp.page];
    expect(pages.map(path)).toEqual(wanted);
    expect(wanted.map(documents)).toEqual([1, 1, 1]);
    for (const page of pages) {
      expect(await box(page).count()).toBe(0);
      expect(await page.locator('main').innerText()).toContain('The later edition.');
    }
    // Navigation is soft again after the hard load.
    await loadApp(withApp.page);
    await markDocument(withApp.page);
    await open(withApp.page, START);
    await waitForHeading(withApp.page, 'Overview');
    expect(await isMarked(withApp.page)).toBe(true);
  });

  fullTest('is detected by Retry, too, when the host failed at first', async () => {
    const { page } = await visit(START);
    const hidden = /\/(build\.json|assets\/.*)$/;
    injectFault(host, SITES.book.out, hidden, 'answers 500');
    await open(page, TARGET);
    await box(page).waitFor();
    host.deploy('later');
    host.intercept = () => false;
    host.log.length = 0;
    await retry(page).click();
    await page.getByText('The later edition.').first().waitFor();
    expect(path(page)).toBe(TARGET);
    expect(documents(TARGET)).toBe(1);
  });

  fullTest('is detected where storage is denied, and the hash is kept', async () => {
    const { page } = await visit(START, { prepare: denyStorage });
    host.deploy('later');
    const heading = await lastHeading(TARGET);
    await addLink(page, { href: `${TARGET}#${heading}` });
    await page.click('#added');
    await page.getByText('The later edition.').first().waitFor();
    expect(new URL(page.url()).hash).toBe(`#${heading}`);
    await page.waitForFunction((id) => {
      // The end of the page may not be rendered yet.
      const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight && scrollY > 0;
    }, heading);
  });

  fullTest('does not break Back', async () => {
    const { page } = await visit(START);
    host.deploy('later');
    await open(page, TARGET);
    await page.getByText('The later edition.').first().waitFor();
    await page.goBack();
    await waitForHeading(page, 'Overview');
    expect(path(page)).toBe(START);
  });
});

test('does not reload repeatedly when the HTML lags behind its build', async () => {
  // The new build is announced, but the old HTML is still served, and the old scripts are gone.
  host.intercept = (request, response) => {
    const { url = '' } = request;
    if (url === '/build.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"build":"another"}');
      return true;
    }
    if (!/\/assets\/(layout-search|page~)/.test(url)) return false;
    response.writeHead(404).end();
    return true;
  };
  const { page } = await visit(START);
  host.log.length = 0;
  await addLink(page, { href: '/search?q=node' });
  await page.click('#added');
  // One hard load; the search page requests the missing script once more.
  await box(page).waitFor();
  expect(documents('/search?q=node')).toBe(1);
  expect(host.log.filter((line) => line === 'GET /build.json').length).toBeLessThanOrEqual(2);
});

fullTest('shows an error box without a reload when the host’s build.json is missing or HTML', async () => {
  injectFault(host, SITES.book.out, /\/(build\.json|assets\/page~.*)$/, 'sends HTML with 200');
  const { page } = await visit(START);
  await open(page, TARGET);
  await box(page).waitFor();
  expect(await isMarked(page)).toBe(true);
});
