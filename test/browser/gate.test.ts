import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { STATE_PANES } from '../../src/shared/dom';
import { cover, fullDescribe, fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage, loadApp, uncaught } from './browser';
import { holdResponses } from './heldResponses';
import { type Host } from './host';
import { disableTimers, emulateConnection, emulateOffline } from './emulate';
import { dropConnections } from './requests';
import { browser, host, startSite, withSite } from './session';
import { expectSoon } from './until';
import { followLink, waitForHeading } from './visit';

// The landing page of the site "versions" frames /frame/index.html, which reports that it is ready, except below
// `/?silent`. The timeout is set to 1500 ms.

const WAIT_MS = 1500;
const FRAME = /^\/frame\//;

withSite('versions');

const state = (page: Page) => page.locator('html').getAttribute('data-landing');
const reveals = (page: Page, how: 'ready' | 'failed') =>
  page.locator(`html[data-landing=${how}]`).waitFor({ state: 'attached' });
const visibility = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main h1', 'footer'].map((part) => getComputedStyle(document.querySelector(part)!).visibility),
  );
const HIDDEN = ['hidden', 'hidden', 'hidden'];
const VISIBLE = ['visible', 'visible', 'visible'];

/** Records each state of the gate with its time, in `window.states`. */
const watchStates = (page: Page) =>
  page.addInitScript(() => {
    const states = ((window as Window & { states?: [string, number][] }).states = [] as [string, number][]);
    new MutationObserver(() => {
      const now = document.documentElement?.dataset['landing'];
      if (now !== undefined && now !== states.at(-1)?.[0]) states.push([now, performance.now()]);
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-landing'] });
  });
const states = (page: Page) =>
  page.evaluate(() => (window as Window & { states?: [string, number][] }).states!);

function exampleFrame(page: Page): Frame {
  return page.frames().find((frame) => frame.url().endsWith('/frame/index.html'))!;
}

/** The landing page with a silent frame and a paused clock, so the gate stays closed until something opens it. */
async function openWaiting() {
  const opened = await openPage(browser);
  const { page } = opened;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${host.origin}/?silent`);
  expect(await state(page)).toBe('waiting');
  return opened;
}

fullTest('Back from a landing page that is still loading shows the previous page immediately', async () => {
  const { page } = await openPage(browser);
  await disableTimers(page, WAIT_MS);
  await page.goto(`${host.origin}/docs/start`);
  await loadApp(page);
  await followLink(page, '/?silent');
  await page.locator('.landing').waitFor({ state: 'attached' });
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await state(page)).toBe('waiting');
  await page.goBack({ waitUntil: 'commit' });
  await waitForHeading(page, 'Start');
  expect(await visibility(page)).toEqual(VISIBLE);
});

describe('the gate of a landing page with a frame', () => {
  test('hides everything but a loading indicator while the frame loads, and opens on its message', async () => {
    const frame = holdResponses(host, FRAME);
    const { page, errors } = await openPage(browser);
    await watchStates(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(host.origin, { waitUntil: 'domcontentloaded' });
    expect(await visibility(page)).toEqual(HIDDEN);
    const mark = await page.evaluate(() => {
      const { content, visibility, inlineSize } = getComputedStyle(document.documentElement, '::after');
      return { content, visibility, hasSize: parseFloat(inlineSize) > 0 };
    });
    expect(mark).toEqual({ content: '""', visibility: 'visible', hasSize: true });
    frame.end();
    await reveals(page, 'ready');
    expect(await visibility(page)).toEqual(VISIBLE);
    expect(await page.locator('iframe').isVisible()).toBe(true);
    expect(await page.locator('.example img').isVisible()).toBe(false);
    expect((await states(page)).map(([name]) => name)).toEqual(['waiting', 'ready']);
    expect(errors).toEqual([]);
  });

  fullTest.each([
    ['ready', '/', { width: 1280, height: 800 }],
    ['ready', '/', { width: 390, height: 844 }],
    ['failed', '/?silent', { width: 1280, height: 800 }],
  ] as const)('causes no layout shift (%s)', async (how, path, viewport) => {
    const { page } = await openPage(browser, { viewport });
    if (how === 'ready') await disableTimers(page, WAIT_MS);
    await page.addInitScript(() => {
      const counted = window as Window & { shifts?: number };
      counted.shifts = 0;
      new PerformanceObserver((list) =>
        list
          .getEntries()
          .forEach((entry) => (counted.shifts! += (entry as PerformanceEntry & { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(host.origin + path);
    await reveals(page, how);
    await twoFrames(page);
    await loadApp(page);
    await twoFrames(page);
    expect(await page.evaluate(() => (window as Window & { shifts?: number }).shifts)).toBe(0);
  });

  test('opens after the timeout, not before, with the poster in place of the frame', async () => {
    const { page } = await openPage(browser);
    await watchStates(page);
    await page.goto(`${host.origin}/?silent`);
    await reveals(page, 'failed');
    const [waiting, failed, ...more] = await states(page);
    expect([waiting?.[0], failed?.[0], more]).toEqual(['waiting', 'failed', []]);
    // The timer starts with the script and the observer later, by more on a slow machine.
    expect(failed![1] - waiting![1]).toBeGreaterThan(WAIT_MS - 500);
    expect(await visibility(page)).toEqual(VISIBLE);
    await seeStill(page);
  });

  fullTest('opens exactly at the timeout', async () => {
    const { page } = await openWaiting();
    await page.clock.runFor(WAIT_MS - 1);
    expect(await state(page)).toBe('waiting');
    await page.clock.runFor(1);
    expect(await state(page)).toBe('failed');
  });

  fullTest('ignores messages after the timeout', async () => {
    const { page } = await openWaiting();
    await page.clock.runFor(WAIT_MS);
    await say(exampleFrame(page), page, { LANDING_PAGE_LOADED: true });
    expect(await state(page)).toBe('failed');
  });

  test.each(
    cover(
      [
        null,
        undefined,
        true,
        'LANDING_PAGE_LOADED',
        {},
        [],
        { LANDING_PAGE_LOADED: false },
        { LANDING_PAGE_LOADED: 'true' },
        { LANDING_PAGE_LOADED: 1 },
        { landing_page_loaded: true },
        { data: { LANDING_PAGE_LOADED: true } },
        '{"LANDING_PAGE_LOADED":true}',
      ],
      2,
    ),
  )('stays closed when the frame posts %j, and opens on the right message', async (words) => {
    const { page, errors } = await openWaiting();
    await say(exampleFrame(page), page, words);
    expect(await state(page)).toBe('waiting');
    await say(exampleFrame(page), page, { LANDING_PAGE_LOADED: true, more: 1 });
    expect(await state(page)).toBe('ready');
    expect(uncaught(errors)).toEqual([]);
  });

  test('stays closed when the window itself or another frame posts the right message', async () => {
    const { page } = await openWaiting();
    await say(page.mainFrame(), page, { LANDING_PAGE_LOADED: true });
    expect(await state(page)).toBe('waiting');
    await page.evaluate(async () => {
      const other = Object.assign(document.createElement('iframe'), { src: '/frame/index.html?other' });
      // First in the document, so the gate must not pick just the first frame.
      document.body.prepend(other);
      await new Promise((resolve) => (other.onload = resolve));
    });
    await say(
      page.frames().find((frame) => frame.url().endsWith('?other'))!,
      page,
      { LANDING_PAGE_LOADED: true },
    );
    expect(await state(page)).toBe('waiting');
    await say(exampleFrame(page), page, { LANDING_PAGE_LOADED: true });
    expect(await state(page)).toBe('ready');
  });

  fullTest('stays closed when the right message comes from another origin', async () => {
    const { page } = await openWaiting();
    await page.evaluate(() => {
      const source = document.querySelector<HTMLIFrameElement>('iframe[data-example]')!.contentWindow;
      for (const origin of ['https://evil.example', 'null', ''])
        dispatchEvent(new MessageEvent('message', { data: { LANDING_PAGE_LOADED: true }, origin, source }));
    });
    expect(await state(page)).toBe('waiting');
  });

  fullTest('ignores a flood of other messages and still opens on the right one', async () => {
    const { page, errors } = await openWaiting();
    const received = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener(
            'message',
            ({ data }) => data === 'last' && resolve(document.documentElement.dataset['landing']),
          ),
        ),
    );
    await exampleFrame(page).evaluate(() => {
      const loop: Record<string, unknown> = {};
      loop['LANDING_PAGE_LOADED'] = loop;
      const words = [
        null,
        0,
        '',
        [],
        loop,
        { LANDING_PAGE_LOADED: {} },
        'x'.repeat(10_000),
        new ArrayBuffer(8),
      ];
      for (let count = 0; count < 1000; count++) words.forEach((data) => parent.postMessage(data, '*'));
      parent.postMessage('last', '*');
    });
    expect(await received).toBe('waiting');
    await say(exampleFrame(page), page, { LANDING_PAGE_LOADED: true });
    expect(await state(page)).toBe('ready');
    expect(uncaught(errors)).toEqual([]);
  });

  fullTest('is not affected by other frames that load or fail', async () => {
    dropConnections(host, /^\/gone/);
    const { page, errors } = await openWaiting();
    await page.evaluate(async () => {
      // One with inline content, one without an address, one whose host hangs up.
      for (const [name, value] of Object.entries({
        srcdoc: '<p>words</p>',
        title: 'empty',
        src: '/gone.html',
      })) {
        const other = document.createElement('iframe');
        other.setAttribute(name, value);
        const loaded = new Promise((resolve) => (other.onload = resolve));
        document.body.append(other);
        await loaded;
      }
    });
    expect(await state(page)).toBe('waiting');
    expect(uncaught(errors)).toEqual([]);
  });

  test.each(
    cover(
      [
        ['with data saver', (page: Page) => emulateConnection(page, { effectiveType: '4g', saveData: true })],
        ['offline', emulateOffline],
      ],
      1,
    ),
  )('never closes %s, and the frame is not requested', async (_, emulate) => {
    const { page } = await openPage(browser);
    await watchStates(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await emulate(page);
    host.log.length = 0;
    await page.goto(host.origin);
    expect(await visibility(page)).toEqual(VISIBLE);
    expect((await states(page)).map(([name]) => name)).toEqual(['failed']);
    await seeStill(page);
    expect(host.log.filter((line) => line.includes('/frame/'))).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['the host hangs up', (response) => response.destroy()],
    ['the host responds with 404', (response) => response.writeHead(404).end('<h1>Not here</h1>')],
    ['the host responds with 503', (response) => response.writeHead(503).end('<h1>Later</h1>')],
    [
      'the host serves this site instead',
      (response) => response.end(readFileSync(join(SITES.versions.out, 'index.html'))),
    ],
  ])('opens immediately when the frame can’t be loaded because %s', async (_, answer) => {
    host.intercept = ({ url = '' }, response) => {
      if (!FRAME.test(url)) return false;
      answer(response.setHeader('content-type', 'text/html'));
      return true;
    };
    const { page } = await openPage(browser);
    // No paused clock here: it would hide the host's response from the gate.
    await disableTimers(page, WAIT_MS);
    await page.goto(host.origin);
    await reveals(page, 'failed');
    expect(await visibility(page)).toEqual(VISIBLE);
    await seeStill(page);
  });

  fullTest('is absent without JavaScript, and the page shows the poster', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(host.origin);
    for (const part of ['header', 'main h1', 'footer']) {
      expect([part, await page.locator(part).isVisible()]).toEqual([part, true]);
    }
    await seeStill(page);
  });

  fullTest('is absent from other pages', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/docs/start`);
    expect(await state(page)).toBeNull();
    expect(await visibility(page)).toEqual(VISIBLE);
  });
});

describe('a soft navigation to the landing page', () => {
  /** Opens an address of the landing page from a doc page, with the app running. */
  async function arrive(path: string, { isPatient = true } = {}) {
    const opened = await openPage(browser);
    const { page } = opened;
    if (isPatient) await disableTimers(page, WAIT_MS);
    await watchStates(page);
    await page.goto(`${host.origin}/docs/start`);
    await loadApp(page);
    await page.locator('.brand').evaluate((brand: HTMLAnchorElement, href) => {
      brand.href = href;
      brand.click();
    }, path);
    return opened;
  }

  test('hides and reveals the page in the same way, and shows what the frame reports', async () => {
    const frame = holdResponses(host, FRAME);
    const { page, errors } = await arrive('/');
    await page.locator('html[data-landing=waiting]').waitFor({ state: 'attached' });
    expect(await visibility(page)).toEqual(HIDDEN);
    frame.end();
    await reveals(page, 'ready');
    expect(await visibility(page)).toEqual(VISIBLE);
    expect((await states(page)).map(([name]) => name)).toEqual(['waiting', 'ready']);
    await say(exampleFrame(page), page, { [STATE_PANES.JSON]: '{"a":1}' });
    const pane = page.locator(`[data-pane=${STATE_PANES.JSON}]`);
    expect(await pane.textContent()).toBe('{\n  "a": 1\n}');
    // Strings have a colour.
    expect(await pane.locator('i').allTextContents()).toEqual(['"a"']);
    expect(errors).toEqual([]);
  });

  fullTest('waits for a silent frame until the timeout', async () => {
    const { page } = await arrive('/?silent', { isPatient: false });
    await reveals(page, 'failed');
    const [waiting, failed] = await states(page);
    expect(failed![1] - waiting![1]).toBeGreaterThan(WAIT_MS - 500);
  });

  fullTest('removes the gate when the user leaves early, and closes it again when they return', async () => {
    const frame = holdResponses(host, FRAME);
    const { page } = await arrive('/');
    await page.locator('html[data-landing=waiting]').waitFor({ state: 'attached' });
    await page.evaluate(() => history.back());
    await waitForHeading(page, 'start page');
    expect(await visibility(page)).toEqual(VISIBLE);
    await page.evaluate(() => history.forward());
    await page.locator('html[data-landing=waiting]').waitFor({ state: 'attached' });
    frame.end();
    await reveals(page, 'ready');
    expect(await visibility(page)).toEqual(VISIBLE);
  });
});

fullDescribe('an example of another origin', () => {
  const REMOTE = 'https://apps.example/landing/';
  const READY = '<script>parent.postMessage({ LANDING_PAGE_LOADED: true }, "*")</script>';
  let remote: Host;
  beforeEach(async () => {
    remote = await startSite('remote');
  });

  /** Opens the landing page, with this HTML as its example. */
  async function openRemote(words: string, { isPatient = false } = {}) {
    const opened = await openPage(browser);
    if (isPatient) await disableTimers(opened.page, WAIT_MS);
    await opened.context.route('https://**', (route) =>
      route.request().url() === REMOTE
        ? route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Example</title>${words}` })
        : route.abort(),
    );
    await watchStates(opened.page);
    await opened.page.goto(remote.origin);
    return opened;
  }

  test('opens the page in the same way and receives the colour mode', async () => {
    const { page, errors } = await openRemote(
      `<script>onmessage = ({ data }) => document.title = data.colorMode</script>${READY}`,
      { isPatient: true },
    );
    await reveals(page, 'ready');
    const frame = page.frames().find((one) => one.url() === REMOTE)!;
    await expectSoon(() => frame.title(), 'dark');
    expect(errors).toEqual([]);
  });

  test('can’t navigate to another origin and post the message from there', async () => {
    const { page } = await openRemote('<script>location = "https://evil.example/"</script>');
    await reveals(page, 'failed');
    await seeStill(page);
  });
});

/** Resolves once the poster is shown in place of the frame. */
async function seeStill(page: Page): Promise<void> {
  expect(await page.getByRole('img', { name: 'An example' }).isVisible()).toBe(true);
  expect(await page.locator('iframe').isVisible()).toBe(false);
}

/** Posts a message from a frame to the page and waits until the page has received it. */
async function say(from: Frame, page: Page, words: unknown): Promise<void> {
  const received = page.evaluate(() =>
    new Promise((resolve) => addEventListener('message', resolve, { once: true })).then(() => {}),
  );
  await from.evaluate((data) => parent.postMessage(data, '*'), words);
  await received;
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
