import { type Browser, type Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { SITES, type SiteName } from '../paths';
import { launch, openPage, wakeApp } from './browser';
import { holdAnswers } from './heldAnswers';
import { type Host, serveFolder, serveSite } from './host';
import { until } from './until';
import {
  addLink,
  follow,
  isMarked,
  markDocument,
  PAGE_CHUNK,
  scrollTo,
  seeHeading,
  seePosition,
} from './visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MALFORMED = '%E0%A4%A';
const hosts: Host[] = [];
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** A fresh server of a prepared site. */
async function start(name: SiteName): Promise<Host> {
  const host = await serveSite(name);
  hosts.push(host);
  return host;
}

/** The same site on a host that knows files and 404.html only. */
async function startFolder(name: SiteName, mount = '/'): Promise<Host> {
  const host = await serveFolder(SITES[name].out, mount);
  hosts.push(host);
  return host;
}

/** Opens an address with the app running. */
async function visit(host: Host, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const watched = await openPage(browser, options);
  await watched.page.goto(host.origin + path);
  await wakeApp(watched.page);
  await markDocument(watched.page);
  return watched;
}

const address = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
const sidebarLink = (page: Page, href: string) => page.locator(`.sidebar a[href="${href}"]`);
const documents = (host: Host, path: string) => host.log.filter((line) => line === `GET ${path}`).length;

/** How far below the top of the window an element begins. */
const distance = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);

/** Whether a heading is where a jump to it ends: at the top, clear of the navbar. */
async function seeJump(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return scrollY > 0 && top >= 40 && top < 200;
  }, id);
}

describe.each(['site', 'sub'] as const)('a soft navigation on "%s"', (name) => {
  const base = name === 'sub' ? '/sub' : '';
  let host: Host;
  beforeEach(async () => {
    host = await start(name);
  });

  test('keeps the document and brings everything that belongs to the page', async () => {
    const { page, troubles } = await visit(host, `${base}/docs/overview`);
    await scrollTo(page, 500);
    const link = sidebarLink(page, `${base}/docs/api/editor`);
    await link.click();
    await seeHeading(page, 'Editor');
    expect(await isMarked(page)).toBe(true);
    expect(await address(page)).toBe(`${base}/docs/api/editor`);
    expect(documents(host, `${base}/docs/api/editor`)).toBe(0);
    await seePosition(page, 0);
    expect(await focused(page)).toBe('H1');
    const soft = await describeDocument(page);
    expect(soft.title).toContain('Editor');
    expect(await page.locator('#_announcer').textContent()).toBe(soft.title);
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await page.locator('.sidebar [aria-current]').count()).toBe(1);
    // A hard load of the same address is the measure.
    await page.reload();
    expect(await isMarked(page)).toBe(false);
    expect(await describeDocument(page)).toEqual(soft);
    expect(troubles).toEqual([]);
  });

  test('goes to the target of the hash', async () => {
    const { page, troubles } = await visit(host, `${base}/docs/api/node`);
    await page.locator(`main a[href="${base}/docs/api/editor#props"]`).first().click();
    await seeHeading(page, 'Editor');
    expect(await address(page)).toBe(`${base}/docs/api/editor#props`);
    await seeJump(page, 'props');
    expect(await focused(page)).toBe('props');
    expect(await isMarked(page)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('takes a trailing slash for the same page', async () => {
    const { page, troubles } = await openPage(browser);
    const response = await page.goto(`${host.origin}${base}/docs/api/editor/#props`);
    expect(response?.status()).toBe(200);
    await wakeApp(page);
    await markDocument(page);
    await seeJump(page, 'props');
    await follow(page, `${base}/support/`);
    await seeHeading(page, 'Support');
    await follow(page, `${base}/docs/api/editor/`);
    await seeHeading(page, 'Editor');
    expect(await sidebarLink(page, `${base}/docs/api/editor`).getAttribute('aria-current')).toBe('page');
    await scrollTo(page, 300);
    // The other spelling is this very page: nothing is loaded, the window goes to the top.
    await follow(page, `${base}/docs/api/editor`);
    await seePosition(page, 0);
    expect(await isMarked(page)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('is not led astray by malformed escapes in a hash', async () => {
    const { page, troubles } = await visit(host, `${base}/docs/overview#${MALFORMED}`);
    await follow(page, `${base}/docs/api/editor#${MALFORMED}`);
    await seeHeading(page, 'Editor');
    await seePosition(page, 0);
    await follow(page, `#${MALFORMED}`);
    await page.goBack();
    await page.goBack();
    await seeHeading(page, 'Overview');
    expect(await isMarked(page)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('leaves a malformed path to the server, whose not-found page runs as well', async () => {
    const { page, troubles } = await visit(host, `${base}/docs/overview`);
    await follow(page, `${base}/docs/${MALFORMED}`);
    await seeHeading(page, 'Page not found');
    expect(await isMarked(page)).toBe(false);
    await wakeApp(page);
    const response = await page.goto(`${host.origin}${base}/docs/${MALFORMED}`);
    expect(response?.status()).toBe(404);
    await wakeApp(page);
    await follow(page, `${base}/docs/overview`);
    await seeHeading(page, 'Overview');
    expect(troubles.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test('reaches the overview from /docs, hash kept', async () => {
    const { page, troubles } = await visit(host, `${base}/docs?from=old#install`);
    expect(await address(page)).toBe(`${base}/docs/overview?from=old#install`);
    await seeJump(page, 'install');
    await follow(page, `${base}/support`);
    await seeHeading(page, 'Support');
    await follow(page, `${base}/docs#install`);
    await seeHeading(page, 'Overview');
    expect(await address(page)).toBe(`${base}/docs/overview#install`);
    await seeJump(page, 'install');
    expect(await isMarked(page)).toBe(true);
    expect(troubles).toEqual([]);
  });
});

function describeDocument(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
  }));
}

test('an accented hash leads to its heading', async () => {
  const host = await start('fixture');
  const id = 'a-heading-called-café';
  // Low enough that the heading is below the fold.
  const viewport = { width: 1280, height: 240 };
  const { page, troubles } = await visit(host, `/sub/guide#${id}`, { viewport });
  await page.waitForFunction(() => scrollY > 0);
  const hard = await distance(page, id);
  await follow(page, '/sub/');
  await seeHeading(page, 'Start here');
  await follow(page, `/sub/guide#${encodeURIComponent(id)}`);
  await seeHeading(page, 'Guide');
  await page.waitForFunction(() => scrollY > 0);
  expect(Math.abs((await distance(page, id)) - hard)).toBeLessThanOrEqual(1);
  expect(await focused(page)).toBe(id);
  expect(await isMarked(page)).toBe(true);
  expect(troubles).toEqual([]);
});

describe('the history', () => {
  let host: Host;
  beforeEach(async () => {
    host = await start('site');
  });

  /** Overview at 700, Nodes at 500, Editor at 300: three entries. */
  async function read3Pages() {
    const watched = await visit(host, '/docs/overview');
    const { page } = watched;
    await scrollTo(page, 700);
    await go(page, '/docs/concepts/nodes', 'Nodes');
    await scrollTo(page, 500);
    await go(page, '/docs/api/editor', 'Editor');
    await scrollTo(page, 300);
    return watched;
  }
  async function go(page: Page, href: string, heading: string): Promise<void> {
    await sidebarLink(page, href).click();
    await seeHeading(page, heading);
    await seePosition(page, 0);
  }
  async function back(page: Page, heading: string, position: number): Promise<void> {
    await page.evaluate(() => history.back());
    await seeHeading(page, heading);
    await seePosition(page, position);
  }
  async function forward(page: Page, heading: string, position: number): Promise<void> {
    await page.evaluate(() => history.forward());
    await seeHeading(page, heading);
    await seePosition(page, position);
  }

  test('brings every position back', async () => {
    const { page, troubles } = await read3Pages();
    await back(page, 'Nodes', 500);
    expect(await page.title()).toContain('Nodes');
    expect(await sidebarLink(page, '/docs/concepts/nodes').getAttribute('aria-current')).toBe('page');
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    await forward(page, 'Editor', 300);
    expect(await isMarked(page)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('brings them back after a reload in the middle', async () => {
    const { page, troubles } = await read3Pages();
    await back(page, 'Nodes', 500);
    await page.reload();
    await seePosition(page, 500);
    await wakeApp(page);
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    await forward(page, 'Editor', 300);
    expect(troubles).toEqual([]);
  });

  test('brings them back after a reload although nothing has called the app yet', async () => {
    const { page, troubles } = await read3Pages();
    await page.reload();
    await seePosition(page, 300);
    await back(page, 'Nodes', 500);
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    await forward(page, 'Editor', 300);
    expect(troubles).toEqual([]);
  });

  test('brings them back after a visit to another document', async () => {
    const { page, troubles } = await read3Pages();
    await page.goto(`${host.origin}/mark.svg`);
    await page.goBack();
    await seeHeading(page, 'Editor');
    await seePosition(page, 300);
    await back(page, 'Nodes', 500);
    await page.goto(`${host.origin}/support`);
    await page.goBack();
    await seePosition(page, 500);
    await wakeApp(page);
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    expect(troubles).toEqual([]);
  });

  test('brings the position back, not the hash, when a page with a hash is loaded anew', async () => {
    const { page } = await visit(host, '/docs/overview');
    await follow(page, '/docs/api/editor#props');
    await seeJump(page, 'props');
    await scrollTo(page, 1500);
    await page.reload();
    await seePosition(page, 1500);
    await page.goto(`${host.origin}/support`);
    await page.goBack();
    await seePosition(page, 1500);
  });

  test('knows the positions of jumps within a page', async () => {
    const { page, troubles } = await visit(host, '/docs/api/editor');
    await scrollTo(page, 150);
    await page.locator('#_toc a[href="#options"]').click();
    await seeJump(page, 'options');
    const jump = await page.evaluate(() => scrollY);
    await back(page, 'Editor', 150);
    await forward(page, 'Editor', jump);
    await scrollTo(page, jump + 90);
    await go(page, '/docs/concepts/nodes', 'Nodes');
    await scrollTo(page, 400);
    await page.locator('#_toc a').last().click();
    await page.waitForFunction(() => scrollY !== 400);
    await back(page, 'Nodes', 400);
    await back(page, 'Editor', jump + 90);
    await back(page, 'Editor', 150);
    await forward(page, 'Editor', jump + 90);
    await forward(page, 'Nodes', 400);
    expect(await isMarked(page)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('knows the position of an entry two steps away', async () => {
    const { page } = await visit(host, '/docs/api/editor');
    await scrollTo(page, 150);
    await page.locator('#_toc a[href="#options"]').click();
    await seeJump(page, 'options');
    await go(page, '/docs/concepts/nodes', 'Nodes');
    await scrollTo(page, 400);
    await page.evaluate(() => history.go(-2));
    await seeHeading(page, 'Editor');
    await seePosition(page, 150);
    await page.evaluate(() => history.go(2));
    await seeHeading(page, 'Nodes');
    await seePosition(page, 400);
  });

  test('returns at once from a page that does not come', async () => {
    const { page } = await visit(host, '/docs/overview');
    await scrollTo(page, 700);
    const held = holdAnswers(host, PAGE_CHUNK);
    await sidebarLink(page, '/docs/api/editor').click();
    await page.locator('.loading').waitFor();
    await page.evaluate(() => history.back());
    await page.locator('.loading').waitFor({ state: 'detached' });
    expect(await address(page)).toBe('/docs/overview');
    await seePosition(page, 700);
    held.end();
    await seeHeading(page, 'Overview');
    // Going there later starts at the top: what stood on screen while it was on its way was another page.
    await forward(page, 'Editor', 0);
  });
});

describe('a click that is the business of the browser', () => {
  const PAGE = '/docs/api/editor';
  const CLICKS: readonly (readonly [string, Record<string, string>, MouseEventInit])[] = [
    ['Ctrl is held', { href: PAGE }, { ctrlKey: true }],
    ['Meta is held', { href: PAGE }, { metaKey: true }],
    ['Shift is held', { href: PAGE }, { shiftKey: true }],
    ['Alt is held', { href: PAGE }, { altKey: true }],
    ['the link opens another window', { href: PAGE, target: '_blank' }, {}],
    ['the link is a download', { href: PAGE, download: '' }, {}],
    ['the link leaves the origin', { href: 'https://example.org/docs/api/editor' }, {}],
    ['the link writes a mail', { href: 'mailto:someone@example.org' }, {}],
    ['the link names a file', { href: '/mark.svg' }, {}],
    ['the link names another app', { href: '/examples/landing/' }, {}],
  ];

  test.each(CLICKS)('is left to it: %s', async (_, attributes, init) => {
    const { page, troubles } = await visit(await start('site'), '/docs/overview');
    await addLink(page, attributes);
    const isTaken = await page.evaluate((options) => {
      let taken: boolean | undefined;
      // The last to be asked; the click itself has no consequences in this test.
      addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      document
        .getElementById('added')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }));
      return taken;
    }, init);
    expect(isTaken).toBe(false);
    expect(await address(page)).toBe('/docs/overview');
    expect(troubles).toEqual([]);
  });

  test.each([
    ['Ctrl', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const)('opens another page with %s, and this one stays usable', async (_, how) => {
    const { page, context } = await visit(await start('site'), '/docs/overview');
    const opened = context.waitForEvent('page');
    await sidebarLink(page, PAGE).click({
      ...how,
      modifiers: [...('modifiers' in how ? how.modifiers : [])],
    });
    await seeHeading(await opened, 'Editor');
    expect(await address(page)).toBe('/docs/overview');
    await sidebarLink(page, PAGE).click();
    await seeHeading(page, 'Editor');
    expect(await isMarked(page)).toBe(true);
  });

  test('to another app on the host is one request for a document', async () => {
    const host = await start('site');
    host.intercept = ({ url }, response) => {
      if (!url?.startsWith('/examples/')) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<main><h1>An example</h1></main>');
      return true;
    };
    const { page } = await visit(host, '/docs/overview');
    await page.locator('.navbar summary').click();
    await page.locator('.navbar a[href="/examples/landing/"]').click();
    await seeHeading(page, 'An example');
    expect(documents(host, '/examples/landing/')).toBe(1);
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await seeHeading(page, 'Overview');
  });
});
