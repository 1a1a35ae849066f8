import type { Browser } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { cover } from '../cover';
import { SITES } from '../paths';
import { effectsHaveRun, launch, openPage } from './browser';
import { emulateConnection } from './emulate';
import { holdResponses } from './heldResponses';
import { type Host, serveSite } from './host';
import { waitForPaint } from './visit';

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const PATHS = loadConfig(SITES.site.root).routes.routes.map(({ path }) => path);
/** In `npm test`: a page that waits for its example, and one where lines broke elsewhere in fonts that came late. */
const SOME = ['/', '/docs/api/event-handlers'];

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), serveSite('site')]);
});
afterAll(() => Promise.all([browser.close(), host.close()]));

test.each(Object.entries(VIEWPORTS))(
  'nothing moves when the fonts arrive after the first paint, on a %s',
  async (_, viewport) => {
    const shifts: Record<string, number> = {};
    const paths = cover(PATHS, SOME);
    for (const path of paths) shifts[path] = await measureShift(path, viewport);
    expect(shifts).toEqual(Object.fromEntries(paths.map((path) => [path, 0])));
  },
);

test.each([
  ['on a fast connection', { rtt: 50 }, 'all'],
  ['where the browser doesn’t tell how fast it is', null, 'all'],
  ['but not on a slow one, where they would delay the first paint', { rtt: 150 }, 'not all'],
])('a first visit preloads the fonts %s', async (_, connection, expected) => {
  const { page, context } = await openPage(browser, { serviceWorkers: 'block' });
  await emulateConnection(page, connection);
  await page.goto(`${host.origin}/docs/overview`, { waitUntil: 'domcontentloaded' });
  const links = page.locator('link[as=font]');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('media')))).toEqual([
    expected,
    expected,
  ]);
  await context.close();
});

/** Opens a page without a cache, and sends the fonts once it has painted without them. */
async function measureShift(path: string, viewport: { width: number; height: number }): Promise<number> {
  const { page, context } = await openPage(browser, { viewport });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: shift + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const fonts = holdResponses(host, /\.woff2$/);
  await page.goto(host.origin + path, { waitUntil: 'domcontentloaded' });
  await waitForPaint(page);
  await fonts.waitForCount(1);
  fonts.end();
  await page.evaluate(() => document.fonts.ready);
  await effectsHaveRun(page);
  await effectsHaveRun(page);
  const sum = await page.evaluate(() => shift);
  await context.close();
  return sum;
}

declare const shift: number;
