import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FONTS_KEY } from '../../src/shared/dom';
import { htmlFile } from '../../src/shared/url';
import { SITES } from '../paths';
import { loadApp, openPage } from './browser';
import { holdResponses } from './heldResponses';
import { browser, host, withSite } from './session';
import { followLink, waitForHeading, waitForPaint } from './visit';

withSite('site');

const START = '/docs/overview';
const FONT = /\.woff2$/;
/** Of the text and of code. */
const FONTS_OF_A_PAGE = 2;

const hasSiteFonts = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('Geist,'));
/** As on a later visit: without that, a busy machine may seem a slow host, whose fonts wait for the page. */
const haveFontsLoadedBefore = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, ''), FONTS_KEY);
const areLoaded = (page: Page) =>
  page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);

/** Sends the start page up to this tag, and the rest once the returned function is called. */
function sendInTwoParts(tag: string): () => void {
  const html = readFileSync(join(SITES.site.out, htmlFile(START)), 'utf8');
  const end = html.indexOf(tag);
  const { intercept } = host;
  let finish = () => {};
  host.intercept = (request, response) => {
    if (request.url !== START) return intercept(request, response);
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end));
    finish = () => response.end(html.slice(end));
    return true;
  };
  return () => finish();
}

test('fonts that load before the text arrives are used at once', async () => {
  const finish = sendInTwoParts('<body');
  const { page, context } = await openPage(browser);
  await haveFontsLoadedBefore(page);
  await page.goto(host.origin + START, { waitUntil: 'commit' });
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  finish();
  await waitForHeading(page, 'Overview');
  expect(await hasSiteFonts(page)).toBe(true);
  await context.close();
});

test('fonts that load while only the start of the page is painted are not used, so nothing moves', async () => {
  const held = holdResponses(host, FONT);
  const finish = sendInTwoParts('<main');
  const { page, context } = await openPage(browser);
  await haveFontsLoadedBefore(page);
  await page.goto(host.origin + START, { waitUntil: 'commit' });
  await waitForPaint(page);
  held.end();
  await areLoaded(page);
  finish();
  await waitForHeading(page, 'Overview');
  expect(await hasSiteFonts(page)).toBe(false);
  await context.close();
});

test('fonts that load after the first paint are used from the next page load on', async () => {
  const held = holdResponses(host, FONT);
  const { page, context } = await openPage(browser);
  await page.goto(host.origin + START, { waitUntil: 'commit' });
  await waitForPaint(page);
  await held.waitForCount(FONTS_OF_A_PAGE);
  held.end();
  await areLoaded(page);
  expect(await hasSiteFonts(page)).toBe(false);
  await loadApp(page);
  await followLink(page, '/docs/concepts/nodes');
  await waitForHeading(page, 'Nodes');
  expect(await hasSiteFonts(page)).toBe(false);
  await page.reload();
  await waitForHeading(page, 'Nodes');
  expect(await hasSiteFonts(page)).toBe(true);
  await context.close();
});

test('fonts that a slow connection could not bring before the first paint wait for the page', async () => {
  const { page, context } = await openPage(browser);
  const session = await context.newCDPSession(page);
  // A throughput of -1 isn't limited.
  const network = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(host.origin + START);
  const areLate = await page.waitForFunction((count) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    const loaded = visit?.loadEventStart ?? Infinity;
    return fonts.length >= count && fonts.map(({ startTime }) => startTime >= loaded);
  }, FONTS_OF_A_PAGE);
  expect(await areLate.jsonValue()).toEqual(Array.from({ length: FONTS_OF_A_PAGE }, () => true));
  await context.close();
});

test('the landing page uses fonts that load while the gate hides it', async () => {
  const held = holdResponses(host, /\.woff2$|\/examples\/landing\//);
  const { page, context } = await openPage(browser);
  await haveFontsLoadedBefore(page);
  await page.goto(host.origin, { waitUntil: 'commit' });
  await page.locator('html[data-landing=waiting] main').waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await held.waitForCount(FONTS_OF_A_PAGE + 1);
  held.release(...held.urls.filter((url) => FONT.test(url)));
  await page.locator('html[data-landing=waiting][data-fonts]').waitFor({ state: 'attached' });
  held.end();
  await context.close();
});
