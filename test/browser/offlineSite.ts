import type { BrowserContext, Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { pagesCache } from '../../src/shared/workerProtocol';
import { SITES } from '../paths';
import { openPage } from './browser';
import { browser, host } from './session';

/** The page that most tests start from, and one that it does not link to. */
export const START = '/docs/overview';
export const TARGET = '/docs/api/nodetree';

/** Every route of the site "book". */
export const { routes } = loadConfig(SITES.book.root).routes;

/** The request of a page's chunk, in the log of the host. */
export const PAGE = /GET \/assets\/page~/;
/** The app shell, which the worker installs. */
export const SHELL = /\/shell\.(html|\w+\.json)$/;
/** The structure of the site. */
export const STRUCTURE = /\/assets\/pages\.\w+\.js$/;

/** Resolves once the page reports that everything is saved. */
export const seeSaved = (page: Page) => page.getByText(/^All (\d+ )?pages are available offline/).waitFor();

/** Visits one page and resolves once everything is saved. */
export async function visitOnce(path = START) {
  const opened = await openPage(browser, { sw: true });
  await opened.page.goto(host.origin + path);
  await seeSaved(opened.page);
  return opened;
}

/** Takes the browser and the host offline. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await host.close();
}

/** The path of the page's address. */
export const path = (page: Page) => new URL(page.url()).pathname;
/** Requests of chunks so far. */
export const pageRequests = () => host.log.filter((line) => PAGE.test(line));

/** Addresses of the chunks that are saved. */
export const savedPages = (page: Page) =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((address) => address.includes('/page~'));
  }, pagesCache('/'));

/** The panel that says what is saved. */
export const panel = (page: Page) => page.locator('.offline-panel');

/** Number of pictures in the content. Throws if one can't be decoded. */
export const drawPictures = (page: Page) =>
  page.locator('main img').evaluateAll(async (images) => {
    await Promise.all(
      images.map((image) => (Object.assign(image, { loading: 'eager' }) as HTMLImageElement).decode()),
    );
    return images.length;
  });
