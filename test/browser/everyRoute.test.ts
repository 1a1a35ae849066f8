import type { Browser, Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import type { Route } from '../../src/config/model';
import { withBase } from '../../src/shared/url';
import { cover, oneIn } from '../cover';
import { SITES, type SiteName } from '../paths';
import { launch, openPage, loadApp } from './browser';
import { type Host, serveSite } from './host';
import { waitForExampleState } from './visit';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const MISSING = '/no/such/page';
type Visit = readonly [mode: 'light' | 'dark', width: keyof typeof WIDTHS];
const VISITS: readonly Visit[] = [
  ['light', 'desktop'],
  ['dark', 'phone'],
  ['light', 'phone'],
  ['dark', 'desktop'],
];
const NAMES: readonly SiteName[] = ['site', 'sub', 'fixture'];
/** Each page in both modes and widths; the other sites differ only in their addresses. */
const VISITED = cover(VISITS, 1);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The first route of each kind. */
const oneOfEachKind = (routes: readonly Route[]) =>
  routes.filter(({ kind }, index) => routes.findIndex((other) => other.kind === kind) === index);

/** The text of a page without the buttons past examples, which the app adds. */
const readText = async (page: Page) =>
  (await page.locator('main').innerText()).replaceAll('Skip the example', '').replace(/\s+/g, ' ');

describe.each(cover(NAMES, 1))('every route of "%s"', (name) => {
  const { site, routes } = loadConfig(SITES[name].root);
  const baseUrl = name === 'sub' ? '/sub/' : site.baseUrl;
  const visited = new Set([...oneOfEachKind(routes.routes), ...oneIn(9, routes.routes)]);
  const paths = [...Array.from(visited, ({ path }) => path), MISSING];
  let host: Host;
  beforeAll(async () => {
    host = await serveSite(name);
  });
  afterAll(() => host.close());

  test.each(VISITED)('opens and hydrates without console errors in %s mode on a %s', async (mode, width) => {
    const { page, context, errors } = await openPage(browser, { viewport: WIDTHS[width] });
    await page.addInitScript(`localStorage.setItem('color-mode', '${mode}')`);
    for (const path of paths) {
      const response = await page.goto(host.origin + withBase(baseUrl, path), { waitUntil: 'load' });
      expect([path, response?.status()]).toEqual([path, path === MISSING ? 404 : 200]);
      // The landing page is shown when its example is ready, which then reports its code.
      await page.locator('main h1').waitFor();
      await waitForExampleState(page);
      const text = await readText(page);
      await loadApp(page);
      expect([path, await readText(page)]).toEqual([path, text]);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(mode);
      expect([path, await hasSidewaysScroll(page)]).toEqual([path, false]);
      // Only the missing page's own address may fail, which the browser logs for the document.
      const expected = path === MISSING ? [expect.stringMatching(/^console: .* 404 /)] : [];
      expect([path, errors.splice(0)]).toEqual([path, expected]);
    }
    await context.close();
  });

  test('shows its content and follows its links without JavaScript', async () => {
    const { page, context, errors } = await openPage(browser, { javaScriptEnabled: false });
    for (const { path, kind } of cover(routes.routes, oneOfEachKind(routes.routes))) {
      await page.goto(host.origin + withBase(baseUrl, path));
      const heading = page.locator('main h1');
      expect(await heading.count()).toBe(1);
      if (kind === 'doc') expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        site.url + (path === '/' ? baseUrl : withBase(baseUrl, path)),
      );
      expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(
        10,
      );
      expect(await page.locator('html').getAttribute('lang')).toBe(site.locale);
    }
    // Controls that need JavaScript are hidden.
    expect(await page.locator('[data-color-mode]').isVisible()).toBe(false);
    const link = page.locator('.navbar-links > a').first();
    const href = await link.getAttribute('href');
    await link.click();
    expect(new URL(page.url()).pathname).toBe(href);
    expect(errors).toEqual([]);
    await context.close();
  });
});

function hasSidewaysScroll(page: Awaited<ReturnType<typeof openPage>>['page']): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
