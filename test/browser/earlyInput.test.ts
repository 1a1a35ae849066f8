import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage, loadApp, type WatchedPage } from './browser';
import { actOnFirstPaint, clickAt, pressKeys, type Timing } from './firstPaint';
import { holdResponses } from './heldResponses';
import { browser, host, withSite } from './session';
import { until } from './until';
import { pageChunk } from '../../src/shared/manifests';
import { pageManifest, waitForHeading } from './visit';

const START = '/docs/overview';
const TARGET = '/docs/concepts/nodes';
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const EXTRAS = /\/assets\/extras\.\w+\.js$/;
const REACT = /\/assets\/react\.\w+\.js$/;
/** How long (ms) a slow network delays React. */
const REACT_DELAY_MS = 2000;
/** Time (ms) from the page's report of its first paint to the input. */
const EARLY_MS = 50;
/** How many inputs may be late because the machine is busy. */
const ATTEMPTS = 20;
/** The browser's own paint report may be this late (ms) on a slow machine. */
const REPORT_MS = 5000;

withSite('site');

/** Text in the fallback fonts, because the fonts of the site arrive before the first paint only now and then. */
async function blockFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.fonts.load = () => Promise.reject(new Error('blocked'));
  });
}

/** Where to click, measured on an idle page beforehand, because there is no time for it later. */
async function findPoint(
  options: BrowserContextOptions,
  selector: string,
): Promise<{ x: number; y: number }> {
  const { page, context } = await openPage(browser, options);
  await blockFonts(page);
  await page.goto(host.origin + START);
  const box = await page.locator(selector).first().boundingBox();
  await context.close();
  if (!box || box.y + box.height > options.viewport!.height) throw new Error(`${selector} is out of sight`);
  host.log.length = 0;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Records in the page how often each event that must happen once happens. */
async function countEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const effects: string[] = [];
    Reflect.set(window, 'effects', effects);
    const watched = ['data-theme', 'open', 'data-copy'];
    // Changes made by the boot script before the body exists are not caused by the input; a body that is still loading
    // can already receive input.
    const note = (name: string, value: string | null) => {
      if (document.body) effects.push(`${name}=${value}`);
    };
    new MutationObserver((changes) =>
      changes.forEach(({ target, attributeName, oldValue }) => {
        const value = (target as Element).getAttribute(attributeName!);
        if (value !== oldValue) note(attributeName!, value);
      }),
    ).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: watched,
      attributeOldValue: true,
    });
    addEventListener(
      'toggle',
      (event) => {
        if (event.target instanceof HTMLElement && event.target.popover)
          note('popover', (event as ToggleEvent).newState);
      },
      true,
    );
  });
}
const effects = (page: Page) => page.evaluate(() => Reflect.get(window, 'effects') as string[]);

function isEarly({ painted, reported, input }: Timing): boolean {
  return input > painted && input - reported < EARLY_MS && input - painted < REPORT_MS;
}

const documents = (path: string) => host.log.filter((line) => line === `GET ${path}`).length;

const NETWORKS = [
  ['no time', 0],
  ['two seconds for React', REACT_DELAY_MS],
] as const;

describe.each(cover(NETWORKS, 1))(
  'input right after the first paint, on a slow machine with a network that takes %s,',
  (_, delay) => {
    beforeEach(() => {
      host.intercept = async ({ url = '' }) => {
        if (delay > 0 && REACT.test(url)) await new Promise((resolve) => setTimeout(resolve, delay));
        return false;
      };
    });

    /** Opens the page, sends input immediately and waits until React has hydrated the page. */
    async function act(
      options: BrowserContextOptions,
      target: string,
      input: (session: CDPSession) => Promise<void>,
    ): Promise<WatchedPage> {
      for (let attempt = 1; ; attempt++) {
        const watched = await openPage(browser, options);
        await blockFonts(watched.page);
        await countEffects(watched.page);
        const timing = await actOnFirstPaint(watched, host.origin + START, target, input);
        if (isEarly(timing)) return watched;
        // The machine was busy, which says nothing about the site.
        await watched.context.close();
        host.log.length = 0;
        if (attempt === ATTEMPTS) throw new Error(`The input never came in time: ${JSON.stringify(timing)}`);
      }
    }

    /** As `act`, with a click on the target. */
    async function click(options: BrowserContextOptions, target: string): Promise<WatchedPage> {
      const point = await findPoint(options, target);
      return act(options, target, (session) => clickAt(session, point));
    }

    test('on a link opens its page once', async () => {
      const { page, errors } = await click(DESKTOP, `.sidebar a[href="${TARGET}"]`);
      await waitForHeading(page, 'Nodes');
      await page.waitForLoadState('load');
      await loadApp(page);
      expect(documents(TARGET)).toBe(1);
      expect(documents(START)).toBe(1);
      expect(await page.evaluate(() => location.pathname)).toBe(TARGET);
      expect(await page.locator('html').getAttribute('data-leaving')).toBeNull();
      await page.goBack();
      await waitForHeading(page, 'Overview');
      expect(errors).toEqual([]);
    });

    fullTest('on the colour mode switch toggles it once', async () => {
      const { page, errors } = await click(DESKTOP, '[data-color-mode]');
      await page.locator('html[data-theme=dark]').waitFor();
      await loadApp(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await effects(page)).toEqual(['data-theme=dark']);
      await page.click('[data-color-mode]');
      expect(await effects(page)).toEqual(['data-theme=dark', 'data-theme=light']);
      expect(documents(START)).toBe(1);
      expect(errors).toEqual([]);
    });

    fullTest('on a dropdown menu opens it once', async () => {
      const { page, errors } = await click(DESKTOP, '.navbar summary');
      await page.locator('.navbar details[open]').waitFor();
      await loadApp(page);
      expect(await page.locator('.navbar details a').first().isVisible()).toBe(true);
      expect(await effects(page)).toEqual(['open=']);
      await page.click('.navbar summary');
      expect(await effects(page)).toEqual(['open=', 'open=null']);
      expect(errors).toEqual([]);
    });

    fullTest('on the phone menu opens it once', async () => {
      const { page, errors } = await click(PHONE, '.menu-button');
      await page.locator('#_menu:popover-open').waitFor();
      await loadApp(page);
      expect(await page.locator('#_menu a').first().isVisible()).toBe(true);
      // The boot script closes the other groups of the sidebar.
      const others = (await effects(page)).filter((effect) => effect !== 'open=null');
      expect(others).toEqual(['popover=open']);
      await page.locator(`#_menu details:has([href="${TARGET}"]) summary`).click();
      await page.locator(`#_menu .sidebar a[href="${TARGET}"]`).click();
      await waitForHeading(page, 'Nodes');
      expect(await page.locator('#_menu:popover-open').count()).toBe(0);
      expect(documents(TARGET)).toBe(0);
      expect(errors).toEqual([]);
    });

    fullTest('on a copy button copies once', async () => {
      const tall = {
        viewport: { width: 1280, height: 2400 },
        permissions: ['clipboard-read', 'clipboard-write'],
      };
      const { page, errors } = await click(tall, '[data-copy]');
      // It is shown for two seconds, which may pass unnoticed on a slow machine.
      await page.waitForFunction(() =>
        (Reflect.get(window, 'effects') as string[]).includes('data-copy=done'),
      );
      await loadApp(page);
      const code = await page
        .locator('pre', { has: page.locator('code') })
        .first()
        .textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      // The feedback ends whether or not React has hydrated the page.
      await page.waitForFunction(() => !document.querySelector('[data-copy=done]'));
      expect(await effects(page)).toEqual(['data-copy=done', 'data-copy=']);
      expect(errors).toEqual([]);
    });

    fullTest('from the keyboard opens the focused link', async () => {
      const { page, errors } = await act(DESKTOP, 'a[href="#_main"]', (session) =>
        pressKeys(session, 'Tab', 'Enter'),
      );
      await page.waitForURL('**#_main');
      await loadApp(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main');
      expect(await page.evaluate(() => location.hash)).toBe('#_main');
      expect(documents(START)).toBe(1);
      expect(errors).toEqual([]);
    });
  },
);

fullTest('keeps an interaction that happens before the page has loaded completely', async () => {
  const html = readFileSync(join(SITES.site.out, START, 'index.html'), 'utf8');
  const end = html.indexOf('<script type="application/json"');
  let finish = () => {};
  host.intercept = ({ url }, response) => {
    if (url !== START) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end));
    finish = () => response.end(html.slice(end));
    return true;
  };
  const { page, errors } = await openPage(browser, DESKTOP);
  await page.goto(host.origin + START, { waitUntil: 'commit' });
  await page.locator(`.sidebar a[href="${TARGET}"]`).hover();
  finish();
  // No other interaction follows.
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
});

describe('after two clicks on links', () => {
  const SECOND = '/docs/concepts/user-components';
  const links = async () => ({
    first: await findPoint(DESKTOP, `.sidebar a[href="${TARGET}"]`),
    here: await findPoint(DESKTOP, `.sidebar a[href="${START}"]`),
    second: await findPoint(DESKTOP, `.sidebar a[href="${SECOND}"]`),
  });

  test.each(
    cover(
      [
        ['another page', 'first', TARGET],
        ['the current page', 'here', START],
      ] as const,
      1,
    ),
  )(
    'the second page opens when the first click (to %s) comes before the app has loaded',
    async (_, name, path) => {
      const points = await links();
      const { page, context, errors } = await openPage(browser, DESKTOP);
      let isOpen = false;
      // Loads React from the start: an idle page requests it.
      const held = holdResponses(host, { test: (url) => REACT.test(url) || (isOpen && url === path) });
      await page.goto(host.origin + START);
      const { app: appFiles } = await pageManifest(page);
      isOpen = true;
      const session = await context.newCDPSession(page);
      await clickAt(session, points[name]);
      await until(() => held.urls.includes(path), 'the document of the first click');
      await until(() => held.urls.some((url) => REACT.test(url)), 'React');
      held.release(...appFiles);
      // The protocol answers no calls while a document loads, but a running app requests its extras.
      await until(() => host.log.some((line) => EXTRAS.test(line)), 'the app to start');
      await clickAt(session, points.second);
      await waitForHeading(page, 'User Components');
      held.end();
      await page.waitForLoadState('load');
      await loadApp(page);
      expect(await page.evaluate(() => location.pathname)).toBe(SECOND);
      expect(documents(SECOND)).toBe(1);
      await page.goBack();
      await waitForHeading(page, 'Overview');
      expect(errors).toEqual([]);
    },
  );

  fullTest('the second page opens when the app handles both', async () => {
    const { first, second } = await links();
    const { page, context, errors } = await openPage(browser, DESKTOP);
    // Held from the start, because the page may prefetch either.
    const held = holdResponses(host, /\/assets\/page~/);
    await page.goto(host.origin + START);
    await loadApp(page);
    const session = await context.newCDPSession(page);
    await clickAt(session, first);
    await clickAt(session, second);
    await until(
      () => [TARGET, SECOND].every((path) => held.urls.some((url) => url.includes(pageChunk(path)))),
      'both pages',
    );
    held.end();
    await waitForHeading(page, 'User Components');
    expect(await page.evaluate(() => location.pathname)).toBe(SECOND);
    expect(documents(TARGET) + documents(SECOND)).toBe(0);
    expect(errors).toEqual([]);
  });
});
