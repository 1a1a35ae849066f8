import type { Page } from 'playwright-core';
import { pageChunk } from '../../src/shared/manifests';
import { cover, fullTest } from '../cover';
import { effectsHaveRun, openPage, loadApp, loadAppAndExtras } from './browser';
import { findForcedLayouts } from './forcedLayouts';
import { holdResponses } from './heldResponses';
import { type Host } from './host';
import { emulateConnection } from './emulate';
import { browser, startFolder, startSite, withBrowser } from './session';
import { expectSoon, until } from './until';
import {
  addLink,
  followLink,
  isMarked,
  markDocument,
  PAGE_CHUNK,
  scrollTo,
  waitForHeading,
  waitForPosition,
  address,
  entries,
} from './visit';

withBrowser();

/** Not linked from the overview, so not prefetched. */
const FAR = '/docs/api/editor-state';
const MALFORMED = '%E0%A4%A';

/** Opens an address with the app running. */
async function visit(host: Host, path: string, options: Parameters<typeof openPage>[1] = {}) {
  const watched = await openPage(browser, options);
  await watched.page.goto(host.origin + path);
  await loadApp(watched.page);
  await markDocument(watched.page);
  return watched;
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
const sidebarLink = (page: Page, href: string) => page.locator(`.sidebar a[href="${href}"]`);
const documents = (host: Host, path: string) => host.log.filter((line) => line === `GET ${path}`).length;

/** Distance (px) of an element from the top of the window. */
const distance = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);

/** Resolves once a heading is at the top of the window, just below the navbar. */
async function seeJump(page: Page, id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    return scrollY > 0 && top >= 40 && top < 200;
  }, id);
}

/** A section of the overview. */
const sectionOf = (name: 'sub' | 'site') => (name === 'sub' ? 'install' : 'is-it-a-fit');

describe.each(cover(['sub', 'site'] as const, 1))('a soft navigation on "%s"', (name) => {
  const base = name === 'sub' ? '/sub' : '';
  let host: Host;
  beforeEach(async () => {
    host = await startSite(name);
  });

  test('keeps the document and updates the title, description, sidebar, scroll position and focus', async () => {
    const { page, errors } = await visit(host, `${base}/docs/overview`);
    await scrollTo(page, 500);
    const link = sidebarLink(page, `${base}/docs/api/editor`);
    await link.click();
    await waitForHeading(page, 'Editor');
    expect(await isMarked(page)).toBe(true);
    expect(await address(page)).toBe(`${base}/docs/api/editor`);
    expect(documents(host, `${base}/docs/api/editor`)).toBe(0);
    await waitForPosition(page, 0);
    expect(await focused(page)).toBe('H1');
    const soft = await describeDocument(page);
    expect(soft.title).toContain('Editor');
    await expectSoon(() => page.locator('#_announcer').textContent(), soft.title);
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await page.locator('.sidebar [aria-current]').count()).toBe(1);
    // A hard load of the same address is the reference.
    await page.reload();
    expect(await isMarked(page)).toBe(false);
    expect(await describeDocument(page)).toEqual(soft);
    expect(errors).toEqual([]);
  });

  test('forces one layout', async () => {
    const { page, context } = await visit(host, `${base}/docs/overview`);
    // So that nothing waits for a layout.
    await loadAppAndExtras(page);
    const link = sidebarLink(page, `${base}/docs/api/editor`);
    const forced = await findForcedLayouts({ page, context }, async () => {
      // Not by the pointer, because Playwright's actions read layout themselves.
      await link.dispatchEvent('click');
      await waitForHeading(page, 'Editor');
      await effectsHaveRun(page);
    });
    expect(forced.filter(({ name }) => name === 'Layout')).toHaveLength(1);
  });

  test('scrolls to the target of the hash', async () => {
    const { page, errors } = await visit(host, `${base}/docs/api/node`);
    await page.locator(`main a[href="${base}/docs/api/editor#props"]`).first().click();
    await waitForHeading(page, 'Editor');
    expect(await address(page)).toBe(`${base}/docs/api/editor#props`);
    await seeJump(page, 'props');
    expect(await focused(page)).toBe('props');
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  fullTest('treats an address with a trailing slash as the same page', async () => {
    const { page, errors } = await openPage(browser);
    const response = await page.goto(`${host.origin}${base}/docs/api/editor/#props`);
    expect(response?.status()).toBe(200);
    await loadApp(page);
    await markDocument(page);
    await seeJump(page, 'props');
    await followLink(page, `${base}/support/`);
    await waitForHeading(page, 'Support');
    await followLink(page, `${base}/docs/api/editor/`);
    await waitForHeading(page, 'Editor');
    expect(await sidebarLink(page, `${base}/docs/api/editor`).getAttribute('aria-current')).toBe('page');
    await scrollTo(page, 300);
    // The other spelling is the same page, so the link only scrolls to the top.
    await followLink(page, `${base}/docs/api/editor`);
    await waitForPosition(page, 0);
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  fullTest('ignores malformed escapes in a hash', async () => {
    const { page, errors } = await visit(host, `${base}/docs/overview#${MALFORMED}`);
    await followLink(page, `${base}/docs/api/editor#${MALFORMED}`);
    await waitForHeading(page, 'Editor');
    await waitForPosition(page, 0);
    await followLink(page, `#${MALFORMED}B`);
    await page.goBack();
    await page.goBack();
    await waitForHeading(page, 'Overview');
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  fullTest('leaves a malformed path to the server, whose not-found page runs the app too', async () => {
    const { page, errors } = await visit(host, `${base}/docs/overview`);
    await followLink(page, `${base}/docs/${MALFORMED}`);
    await waitForHeading(page, 'Page not found');
    expect(await isMarked(page)).toBe(false);
    await loadApp(page);
    const response = await page.goto(`${host.origin}${base}/docs/${MALFORMED}`);
    expect(response?.status()).toBe(404);
    await loadApp(page);
    await followLink(page, `${base}/docs/overview`);
    await waitForHeading(page, 'Overview');
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test('redirects /docs to the overview and keeps the hash', async () => {
    const section = sectionOf(name);
    const { page, errors } = await visit(host, `${base}/docs?from=old#${section}`);
    expect(await address(page)).toBe(`${base}/docs/overview?from=old#${section}`);
    await seeJump(page, section);
    await followLink(page, `${base}/support`);
    await waitForHeading(page, 'Support');
    await followLink(page, `${base}/docs#${section}`);
    await waitForHeading(page, 'Overview');
    expect(await address(page)).toBe(`${base}/docs/overview#${section}`);
    await seeJump(page, section);
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

function describeDocument(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
  }));
}

fullTest('scrolls to a heading with an accented id from the hash', async () => {
  const host = await startSite('fixture');
  const id = 'a-heading-called-café';
  // A low window puts the heading below the fold.
  const viewport = { width: 1280, height: 240 };
  const { page, errors } = await visit(host, `/sub/guide#${id}`, { viewport });
  await page.waitForFunction(() => scrollY > 0);
  const hard = await distance(page, id);
  await followLink(page, '/sub/');
  await waitForHeading(page, 'Start here');
  await followLink(page, `/sub/guide#${encodeURIComponent(id)}`);
  await waitForHeading(page, 'Guide');
  await page.waitForFunction(() => scrollY > 0);
  expect(Math.abs((await distance(page, id)) - hard)).toBeLessThanOrEqual(1);
  expect(await focused(page)).toBe(id);
  expect(await isMarked(page)).toBe(true);
  // This site has no icon, but browsers request one.
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

describe('the history', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startSite('site');
  });

  /** Creates three entries: Overview at 700, Nodes at 500, Editor at 300. */
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
    await waitForHeading(page, heading);
    await waitForPosition(page, 0);
  }
  async function back(page: Page, heading: string, position: number): Promise<void> {
    await page.evaluate(() => history.back());
    await waitForHeading(page, heading);
    await waitForPosition(page, position);
  }
  async function forward(page: Page, heading: string, position: number): Promise<void> {
    await page.evaluate(() => history.forward());
    await waitForHeading(page, heading);
    await waitForPosition(page, position);
  }

  test('restores every scroll position', async () => {
    const { page, errors } = await read3Pages();
    await back(page, 'Nodes', 500);
    expect(await page.title()).toContain('Nodes');
    expect(await sidebarLink(page, '/docs/concepts/nodes').getAttribute('aria-current')).toBe('page');
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    await forward(page, 'Editor', 300);
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  fullTest('restores scroll positions after a reload in the middle of the history', async () => {
    const { page, errors } = await read3Pages();
    await back(page, 'Nodes', 500);
    await page.reload();
    await waitForPosition(page, 500);
    await loadApp(page);
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    await forward(page, 'Editor', 300);
    expect(errors).toEqual([]);
  });

  fullTest('restores scroll positions after a reload, before the app has loaded', async () => {
    const { page, errors } = await read3Pages();
    await page.reload();
    await waitForPosition(page, 300);
    await back(page, 'Nodes', 500);
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    await forward(page, 'Editor', 300);
    expect(errors).toEqual([]);
  });

  fullTest('restores scroll positions after a visit to another document', async () => {
    const { page, errors } = await read3Pages();
    // This page declares an icon; without one, the browser's request for /favicon.ico fails.
    await page.goto(`${host.origin}/404.html`);
    await page.goBack();
    await waitForHeading(page, 'Editor');
    await waitForPosition(page, 300);
    await back(page, 'Nodes', 500);
    await page.goto(`${host.origin}/support`);
    await page.goBack();
    await waitForPosition(page, 500);
    await loadApp(page);
    await back(page, 'Overview', 700);
    await forward(page, 'Nodes', 500);
    expect(errors).toEqual([]);
  });

  fullTest('restores the scroll position instead of the hash target after a reload', async () => {
    const { page } = await visit(host, '/docs/overview');
    await followLink(page, '/docs/api/editor#props');
    await seeJump(page, 'props');
    await scrollTo(page, 1500);
    await page.reload();
    await waitForPosition(page, 1500);
    await page.goto(`${host.origin}/support`);
    await page.goBack();
    await waitForPosition(page, 1500);
  });

  fullTest('restores the scroll positions of jumps within a page', async () => {
    const { page, errors } = await visit(host, '/docs/api/editor');
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
    expect(errors).toEqual([]);
  });

  fullTest('restores the scroll position of an entry two steps away', async () => {
    const { page } = await visit(host, '/docs/api/editor');
    await scrollTo(page, 150);
    await page.locator('#_toc a[href="#options"]').click();
    await seeJump(page, 'options');
    await go(page, '/docs/concepts/nodes', 'Nodes');
    await scrollTo(page, 400);
    await page.evaluate(() => history.go(-2));
    await waitForHeading(page, 'Editor');
    await waitForPosition(page, 150);
    await page.evaluate(() => history.go(2));
    await waitForHeading(page, 'Nodes');
    await waitForPosition(page, 400);
  });

  fullTest('returns immediately from a page that never loads', async () => {
    const { page } = await openPage(browser);
    // Disables prefetching.
    await emulateConnection(page, { effectiveType: '2g', saveData: true });
    await page.goto(host.origin + '/docs/overview');
    await loadApp(page);
    await scrollTo(page, 700);
    const held = holdResponses(host, PAGE_CHUNK);
    await sidebarLink(page, FAR).click();
    await page.locator('.loading').waitFor();
    const { length } = held.urls;
    await page.evaluate(() => history.back());
    await page.locator('.loading').waitFor({ state: 'detached' });
    expect(await address(page)).toBe('/docs/overview');
    await waitForPosition(page, 700);
    // The previous page is still in memory, so nothing is requested. This request completes after any earlier one.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(held.urls).toHaveLength(length);
    held.end();
    await waitForHeading(page, 'Overview');
    // The position recorded while loading belonged to another page, so this one starts at the top.
    await forward(page, 'EditorState', 0);
  });
});

describe('a link to the current page', () => {
  test.each(cover(['after a hard load', 'after a soft navigation'], 1))(
    'scrolls to its top %s',
    async (how) => {
      const host = await startSite('site');
      const { page } = await visit(host, how === 'after a hard load' ? '/docs/overview' : FAR);
      if (how !== 'after a hard load') {
        await sidebarLink(page, '/docs/overview').click();
        await waitForHeading(page, 'Overview');
      }
      await scrollTo(page, 700);
      await sidebarLink(page, '/docs/overview').click();
      await waitForPosition(page, 0);
      expect(await isMarked(page)).toBe(true);
    },
  );
});

fullTest('keeps the scroll position of the list of all pages when the app hydrates it', async () => {
  const host = await startSite('site');
  const held = holdResponses(host, /\/assets\/app\./);
  const { page } = await openPage(browser, { viewport: { width: 390, height: 500 } });
  await page.goto(`${host.origin}/search`);
  await scrollTo(page, 300);
  await page.dispatchEvent('body', 'pointermove', { movementX: 1 });
  await held.waitForCount(1);
  held.end();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
  await effectsHaveRun(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

describe('a click that the browser must handle', () => {
  const PAGE = '/docs/api/editor';
  const CLICKS: readonly (readonly [string, Record<string, string>, Record<string, boolean>])[] = [
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

  test.each(
    cover(
      CLICKS,
      CLICKS.filter((_, index) => index % 3 === 0),
    ),
  )('is not intercepted when %s', async (_, attributes, init) => {
    const { page, errors } = await visit(await startSite('site'), '/docs/overview');
    await addLink(page, attributes);
    const isTaken = await page.evaluate((options) => {
      let taken: boolean | undefined;
      // Runs after all other listeners; preventing the default keeps the test on this page.
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
    expect(errors).toEqual([]);
  });

  fullTest.each([
    ['Ctrl', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ] as const)('opens another tab or window with %s, and this page stays usable', async (_, how) => {
    const { page, context } = await visit(await startSite('site'), '/docs/overview');
    const opened = context.waitForEvent('page');
    await sidebarLink(page, PAGE).click({
      ...how,
      modifiers: [...('modifiers' in how ? how.modifiers : [])],
    });
    await waitForHeading(await opened, 'Editor');
    expect(await address(page)).toBe('/docs/overview');
    await sidebarLink(page, PAGE).click();
    await waitForHeading(page, 'Editor');
    expect(await isMarked(page)).toBe(true);
  });

  fullTest('on a link to another app on the host loads its document with one request', async () => {
    const host = await startSite('site');
    host.intercept = ({ url }, response) => {
      if (!url?.startsWith('/examples/')) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<main><h1>An example</h1></main>');
      return true;
    };
    const { page } = await visit(host, '/docs/overview');
    await page.locator('.navbar summary').click();
    await page.locator('.navbar a[href="/examples/landing/"]').click();
    await waitForHeading(page, 'An example');
    expect(documents(host, '/examples/landing/')).toBe(1);
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await waitForHeading(page, 'Overview');
  });
});

describe('a slow page', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startSite('site');
  });

  fullTest('is discarded when the user has opened a newer one', async () => {
    const { page, errors } = await visit(host, '/support');
    // Loads the layout first, so only the content is pending below.
    await followLink(page, '/docs/overview');
    await waitForHeading(page, 'Overview');
    const held = holdResponses(host, PAGE_CHUNK);
    // Prefetched pages may be held too.
    const urlOf = (to: string) => held.urls.find((url) => url.includes(`${pageChunk(to)}.`)) ?? '';
    await sidebarLink(page, FAR).click();
    await until(() => urlOf(FAR) !== '', 'the first page to be asked for');
    await sidebarLink(page, '/docs/concepts/nodes').click();
    await until(() => urlOf('/docs/concepts/nodes') !== '', 'the second');
    held.release(urlOf('/docs/concepts/nodes'));
    await waitForHeading(page, 'Nodes');
    const titles = await recordTitles(page);
    const late = urlOf(FAR);
    const answer = page.waitForResponse((response) => response.url().endsWith(late));
    held.end();
    await (await answer).finished();
    // The next navigation happens after the late response is processed.
    await sidebarLink(page, '/docs/api/frame').click();
    await waitForHeading(page, 'Frame');
    expect(await titles()).toContain('<Frame /> | craft.js');
    expect(await titles()).not.toContain('EditorState | craft.js');
    await page.goBack();
    expect(await address(page)).toBe('/docs/concepts/nodes');
    expect(errors).toEqual([]);
  });

  test('shows a loading state after 200 ms and a progress bar after 1000 ms', async () => {
    const { page, errors } = await visit(host, '/docs/overview');
    const signs = await recordSigns(page);
    const held = holdResponses(host, PAGE_CHUNK);
    await sidebarLink(page, FAR).click();
    await page.locator('.loading').waitFor();
    await page.locator('#nprogress .bar').waitFor();
    expect(await page.locator('main').getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('main h1').textContent()).toContain('Overview');
    const { loading, bar, isPrompt } = await signs();
    // Timers never fire early. How late they fire depends on the machine, but their order doesn't.
    expect(loading).toBeGreaterThanOrEqual(199);
    expect(isPrompt).toBe(true);
    expect(bar).toBeGreaterThanOrEqual(999);
    held.end();
    await waitForHeading(page, 'EditorState');
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    expect(await page.locator('.loading').count()).toBe(0);
    expect(await page.locator('main').getAttribute('aria-busy')).toBeNull();
    expect(errors).toEqual([]);
  });

  fullTest('shows neither when the page loads quickly', async () => {
    const { page } = await visit(host, '/docs/overview');
    const link = sidebarLink(page, FAR);
    const fetched = page.waitForResponse((response) => response.url().includes(`${pageChunk(FAR)}.`));
    await link.hover();
    await (await fetched).finished();
    const signs = await recordSigns(page);
    await link.click();
    await waitForHeading(page, 'EditorState');
    // Both timers would have fired by now.
    await page.waitForFunction(
      (since) => performance.now() - since > 1100,
      await page.evaluate(() => performance.now()),
    );
    expect(await signs()).toEqual({});
  });
});

/** Records every title of the document from now on. */
async function recordTitles(page: Page): Promise<() => Promise<string[]>> {
  const record = await page.evaluateHandle(() => {
    const titles: string[] = [];
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      childList: true,
      subtree: true,
    });
    return titles;
  });
  return () => record.jsonValue();
}

interface Signs {
  loading?: number;
  bar?: number;
  /** Whether the loading state appeared before a 900 ms timer fired. */
  isPrompt?: boolean;
}

/** Records how long after the last click (ms) the loading indicators appeared. */
async function recordSigns(page: Page): Promise<() => Promise<Signs>> {
  const record = await page.evaluateHandle(() => {
    const signs: Signs = {};
    let clicked = 0;
    const onClick = () => {
      clicked = performance.now();
      setTimeout(() => {
        if (signs.loading !== undefined) signs.isPrompt = true;
      }, 900);
    };
    addEventListener('click', onClick, true);
    new MutationObserver(() => {
      if (document.querySelector('.loading')) signs.loading ??= performance.now() - clicked;
      if (document.querySelector('#nprogress')) signs.bar ??= performance.now() - clicked;
    }).observe(document, { childList: true, subtree: true });
    return signs;
  });
  return () => record.jsonValue();
}

describe('a page that fails to load', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startSite('site');
  });
  const rejectPages = () => {
    host.intercept = ({ url = '' }, response) => {
      if (!PAGE_CHUNK.test(url)) return false;
      response.writeHead(503).end();
      return true;
    };
  };
  const servePages = () => {
    host.intercept = () => false;
  };
  const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'EditorState couldn’t be loaded.' });

  fullTest('shows the reason and a Retry button, which loads it', async () => {
    const { page, errors } = await visit(host, '/docs/overview');
    rejectPages();
    await sidebarLink(page, FAR).click();
    await box(page).waitFor();
    // The second message appears when the page's prefetch failed.
    const shown = await box(page).innerText();
    expect(shown).toMatch(/Loading chunk failed \(error\)|The server responded with 503/);
    expect(shown).not.toMatch(/page~|\/\//);
    const logged = errors.filter((text) => /^console: \w*Error: .*page~docs~api~editor-state/s.test(text));
    expect(logged).toHaveLength(1);
    expect(await address(page)).toBe(FAR);
    expect(await page.locator('#_page').count()).toBe(0);
    // The border is red.
    const [red = 0, green = 0, blue = 0] = await box(page).evaluate((element) =>
      (getComputedStyle(element).borderInlineStartColor.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(green);
    expect(red).toBeGreaterThan(blue);

    const asked = host.log.length;
    const words = box(page).locator('div');
    await words.evaluate((element) => element.setAttribute('data-old', ''));
    await page.getByRole('button', { name: 'Retry' }).click();
    await box(page).locator('div:not([data-old])').waitFor();
    expect(host.log.slice(asked).filter((line) => line.includes(`${pageChunk(FAR)}.`))).not.toEqual([]);

    servePages();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForHeading(page, 'EditorState');
    expect(await box(page).count()).toBe(0);
    expect(await page.title()).toContain('EditorState');
    expect(await focused(page)).toBe('H1');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await waitForHeading(page, 'Overview');
  });

  fullTest('keeps the frame usable, and its error disappears with the next page', async () => {
    const { page } = await visit(host, '/docs/overview');
    rejectPages();
    await sidebarLink(page, FAR).click();
    await box(page).waitFor();
    const mode = await page.locator('html').getAttribute('data-theme');
    await page.locator('[data-color-mode]').click();
    expect(await page.locator('html').getAttribute('data-theme')).not.toBe(mode);
    await page.locator('.navbar summary').click();
    expect(await page.locator('.navbar details').getAttribute('open')).not.toBeNull();
    servePages();
    await sidebarLink(page, '/docs/concepts/nodes').click();
    await waitForHeading(page, 'Nodes');
    expect(await box(page).count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  fullTest('can be left with Back even if no page can be fetched', async () => {
    const { page } = await visit(host, '/docs/overview');
    await scrollTo(page, 600);
    rejectPages();
    await sidebarLink(page, FAR).click();
    await box(page).waitFor();
    await page.goBack();
    await waitForHeading(page, 'Overview');
    await waitForPosition(page, 600);
    expect(await box(page).count()).toBe(0);
  });

  test('logs one warning when its prefetch fails, and loads on a click', async () => {
    const { page, errors } = await visit(host, '/docs/overview');
    rejectPages();
    const link = sidebarLink(page, FAR);
    const warnings = () => errors.filter((text) => text.includes('prefetch'));
    for (let time = 1; time <= 3; time++) {
      const asked = host.log.length;
      await link.hover();
      await until(
        () => host.log.slice(asked).some((line) => PAGE_CHUNK.test(line)),
        'a request for the page',
      );
      await page.hover('main h1');
      const failedPrefetches = () =>
        errors.filter((text) => text.startsWith('503') && text.includes(pageChunk(FAR)));
      await until(() => failedPrefetches().length === time, 'the failed prefetch');
    }
    await until(() => warnings().length > 0, 'the warning');
    servePages();
    await link.click();
    await waitForHeading(page, 'EditorState');
    expect(warnings()).toEqual([expect.stringContaining(`Couldn’t prefetch ${FAR}`)]);
    expect(errors.filter((text) => text.includes('uncaught'))).toEqual([]);
    expect(await isMarked(page)).toBe(true);
  });
});

describe('on a static file host', () => {
  fullTest.each(['site', 'sub'] as const)(
    '/docs of "%s" redirects to the overview and keeps the hash',
    async (name) => {
      const section = sectionOf(name);
      const base = name === 'sub' ? '/sub' : '';
      const host = await startFolder(name, `${base}/`);
      const { page, errors } = await openPage(browser);
      await page.goto(`${host.origin}${base}/support`);
      const before = await entries(page);
      await page.goto(`${host.origin}${base}/docs?from=old#${section}`);
      await waitForHeading(page, 'Overview');
      expect(await address(page)).toBe(`${base}/docs/overview?from=old#${section}`);
      await seeJump(page, section);
      expect(await entries(page)).toBe(before + 1);
      expect(errors).toEqual([]);
    },
  );

  fullTest('/docs redirects to the overview without JavaScript', async () => {
    const host = await startFolder('site');
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${host.origin}/docs`);
    await page.waitForURL('**/docs/overview');
    await waitForHeading(page, 'Overview');
  });

  const REDIRECTS = [
    ['/r/x/docs/overview', '/docs/overview', 'Overview'],
    ['/r/x/next/docs/overview', '/docs/overview', 'Overview'],
    ['/r/x/0.2.0-beta.5/docs/overview', '/docs/overview', 'Overview'],
    ['/r/docs/overview', '/docs/overview', 'Overview'],
    ['/r/docs/next/overview', '/docs/overview', 'Overview'],
    ['/r/docs/0.1.0/overview', '/docs/overview', 'Overview'],
    ['/r/docs/api/editor?a=b#props', '/docs/api/editor?a=b#props', 'Editor'],
    ['/r/docs', '/docs/overview', 'Overview'],
    ['/r/support', '/support', 'Support'],
    ['/r/a/next/b', '/b', 'Page not found'],
    ['/r/x/docs/0.1.x/overview', '/docs/0.1.x/overview', 'Page not found'],
    ['/r/x/\\evil.example', '/evil.example', 'Page not found'],
  ] as const;

  fullTest.each(REDIRECTS)('%s redirects to %s', async (from, to, heading) => {
    const host = await startFolder('site');
    const { page, errors } = await openPage(browser);
    await page.goto(`${host.origin}/search`);
    const before = await entries(page);
    await page.goto(host.origin + from);
    await page.waitForURL(host.origin + to);
    await waitForHeading(page, heading);
    if (to.includes('#')) await seeJump(page, to.split('#')[1]!);
    expect(await page.locator('html').getAttribute('data-pending')).toBeNull();
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await waitForHeading(page, 'Search');
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  });

  test.each(cover(['/r/', '/r/zzz', '/r//evil.example'], 1))(
    '%s redirects to the landing page',
    async (from) => {
      const host = await startFolder('site');
      const { page } = await openPage(browser);
      await page.goto(host.origin + from);
      await page.waitForURL(`${host.origin}/`);
      await page.locator('.landing h1').waitFor();
    },
  );

  fullTest('an old address below a base URL redirects to the new one', async () => {
    const host = await startFolder('sub', '/sub/');
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/sub/r/docs/next/api/editor#props`);
    await page.waitForURL(`${host.origin}/sub/docs/api/editor#props`);
    await seeJump(page, 'props');
  });

  test.each(cover(['/examples/elsewhere/', '/examples/elsewhere/?a=b#c'], 1))(
    '%s, answered with 404.html, is requested once more and then shows not-found',
    async (path) => {
      const host = await startFolder('site');
      const { page, errors } = await openPage(browser);
      await page.goto(host.origin + path);
      await until(() => documents(host, path.replace(/#.*/, '')) === 2, 'the second request');
      await waitForHeading(page, 'Page not found');
      await page.locator('html:not([data-pending])').waitFor();
      expect(await address(page)).toBe(path);
      // The next navigation is soft, so there was no reload loop.
      await loadApp(page);
      await followLink(page, '/docs/overview');
      await waitForHeading(page, 'Overview');
      expect(documents(host, path.replace(/#.*/, ''))).toBe(2);
      expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );

  fullTest.each(['/', '/docs/overview/', '/shell.html'])(
    'another app’s address answered with %s is requested once more and then shows not-found',
    async (answer) => {
      const host = await startFolder('site');
      host.intercept = (request) => {
        if (request.url === '/examples/elsewhere/') request.url = answer;
        return false;
      };
      const { page, errors } = await openPage(browser);
      await page.goto(`${host.origin}/examples/elsewhere/`);
      await waitForHeading(page, 'Page not found');
      await page.locator('html:not([data-pending], [data-landing=waiting])').waitFor();
      expect(documents(host, '/examples/elsewhere/')).toBe(2);
      expect(await page.locator('#_base').count()).toBe(0);
      expect(await address(page)).toBe('/examples/elsewhere/');
      expect(errors).toEqual([]);
    },
  );

  fullTest('an unknown address shows not-found, also when the app shell renders it', async () => {
    const host = await startFolder('site');
    host.intercept = (request) => {
      if (request.url === '/no/such/page') request.url = '/shell.html';
      return false;
    };
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/no/such/page`);
    await waitForHeading(page, 'Page not found');
  });
});
