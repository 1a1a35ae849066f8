import type { Page } from 'playwright-core';
import { TOC_ID } from '../../src/shared/dom';
import type { PageManifest } from '../../src/shared/manifests';
import { readManifest } from '../readManifest';

/** Scripts of pages and layouts, which a soft navigation requests. */
export const PAGE_CHUNK = /\/assets\/(page~|layout-|shared\.).*\.js$/;

/** Manifest addresses in the prerendered page. */
export async function pageManifest(page: Page): Promise<PageManifest> {
  return readManifest(await page.content());
}

/** The address of the page without its origin. */
export const address = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.search + location.hash);

/** Number of history entries of the tab. */
export const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Whether a script ran that a test had hidden in HTML. */
export const isHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);

/** Marks the document, so a test can tell whether it was replaced. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isMarked') === true);
}

/** Adds a link to the page, in a corner where it covers nothing. */
export async function addLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    document.getElementById('added')?.remove();
    const link = Object.assign(document.createElement('a'), { id: 'added', textContent: 'added' });
    link.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:99;padding:8px';
    entries.forEach(([name, value]) => link.setAttribute(name, value));
    document.body.append(link);
  }, Object.entries(attributes));
}

/** Adds a link and clicks it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await addLink(page, { href });
  await page.click('#added');
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    // The frame whose scroll event a visitor's scroll would have.
    return new Promise(requestAnimationFrame);
  }, top);
  await waitForPosition(page, top);
}

/** Resolves once the window is scrolled to this position, within a pixel. */
export async function waitForPosition(page: Page, top: number): Promise<void> {
  await page
    .waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 1, top, { timeout: 20_000 })
    .catch(async () => {
      throw new Error(`Expected the window at ${top} px, it is at ${await page.evaluate(() => scrollY)}`);
    });
}

/** Resolves once the page is painted, because the browser may drop earlier keys. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Resolves once a page with this heading is shown. */
export async function waitForHeading(page: Page, text: string): Promise<void> {
  // The error box names the page that failed.
  await page.locator('main h1:not(.error-box *)', { hasText: text }).waitFor();
}

/** Resolves once the embedded example has reported what it shows, if the page has panes for that. */
export async function waitForExampleState(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !Array.from(document.querySelectorAll('[data-pane]'), (pane) => pane.textContent).includes(''),
  );
}

/** Resolves once the table of contents marks the heading being read, if the page has one. That follows the first paint. */
export async function waitForCurrentHeading(page: Page): Promise<void> {
  await page.waitForFunction(
    (id) => !document.querySelector(`#${id} a`) || document.querySelector(`#${id} [aria-current]`),
    TOC_ID,
  );
}

/** Uses the fonts of the site, which a page does only if they load before its first paint. */
export async function showSiteFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(['1em Geist', "1em 'Geist Mono'"].map((font) => document.fonts.load(font)));
    document.documentElement.dataset['fonts'] = '';
  });
}
