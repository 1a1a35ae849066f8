import type { Browser } from 'puppeteer-core';
import { loadConfig } from '../../src/config/load';
import { SITES } from '../paths';
import { addFrame } from '../browser/addFrame';
import { launchFirefox, openTab } from '../browser/firefox';
import { holdResponses } from '../browser/heldResponses';
import { type Host, serveSite } from '../browser/host';

// Stock Firefox, for what it does differently from Chromium.
let browser: Browser;
let host: Host;
beforeAll(async () => {
  browser = await launchFirefox();
  host = await serveSite('site');
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const paths = loadConfig(SITES.site.root).routes.routes.map(({ path }) => path);

/** Resolves once the app's three scripts have been prefetched, which every page does first. */
const prefetchIsDone = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  const isFetched = ({ href }: HTMLLinkElement) =>
    performance
      .getEntriesByName(href)
      .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);
  return links.length >= 3 && links.every(isFetched);
};

// One tab: Firefox prefetches nothing in any tab while a page or a frame loads in one of them.
test('every route opens without an error or a CSP violation and prefetches the app', async () => {
  const failures: unknown[] = [];
  const { page, errors } = await openTab(browser);
  for (const path of paths) {
    await page.goto(host.origin + path);
    await page
      .waitForFunction(prefetchIsDone, { timeout: 20_000 })
      .catch(() => errors.push('The app was not prefetched'));
    if (errors.length > 0) failures.push([path, ...errors.splice(0)]);
  }
  await page.close();
  expect(failures).toEqual([]);
});

test('files that a frame’s load dropped from the prefetches are prefetched again', async () => {
  // Another origin, of which the browser has cached nothing.
  const fresh = await serveSite('site');
  const held = holdResponses(fresh, /^\/assets\/app.*js$/);
  const { page, errors } = await openTab(browser);
  await page.goto(fresh.origin + '/docs/overview');
  await held.waitForCount(1);
  await page.evaluate(addFrame);
  held.end();
  await page.waitForFunction(prefetchIsDone, { timeout: 20_000 });
  await page.close();
  await fresh.close();
  expect(errors).toEqual([]);
});

describe('where the settings block all site data', () => {
  let blocking: Browser;
  beforeAll(async () => {
    blocking = await launchFirefox({ 'network.cookie.cookieBehavior': 2 });
  });
  afterAll(() => blocking.close());

  test('the search window opens, receives every key and shows results', async () => {
    const { page, errors } = await openTab(blocking);
    await page.goto(`${host.origin}/docs/overview`);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow();
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('.DocSearch-Input:focus');
    await page.keyboard.type('component');
    await page.waitForSelector('.DocSearch-Hit');
    expect(await page.$eval('.DocSearch-Input', (field) => (field as HTMLInputElement).value)).toBe(
      'component',
    );
    // Firefox logs that it denies the worker, and the look-up of one.
    expect(
      errors.filter((error) => !/^Failed to (?:register|get service worker registration)/.test(error)),
    ).toEqual([]);
  });

  test('the offline panel reports it and offers nothing', async () => {
    const { page } = await openTab(blocking);
    await page.goto(`${host.origin}/docs/overview`);
    // The first move has no distance, like that of a resting pointer, so it doesn't load the app.
    await page.hover('h1');
    await page.hover('main p');
    const panel = await page.waitForSelector('.offline-panel');
    expect(await panel?.evaluate((element) => element.textContent)).toContain(
      'Your browser blocks the storage of this site',
    );
    expect(await page.$$('.offline-panel button')).toEqual([]);
  });
});
