import type { Browser } from 'playwright-core';
import { type SiteName, SITES } from '../paths';
import { launch, loadApp, openPage, type WatchedPage } from './browser';
import { type Host, serveFolder, serveSite, type SiteHost } from './host';

/** The browser of a test file (`withBrowser`). */
export let browser: Browser;

/** The host of the current test (`withSite`). */
export let host: SiteHost;

const hosts: Host[] = [];

/** Launches a browser for the tests of a file. After each test, closes its pages and hosts. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    await closePages(browser);
    await Promise.all(hosts.splice(0).map((used) => used.close()));
  });
  afterAll(() => browser.close());
}

/** As `withBrowser`, and serves a site. Each test gets its own host, because the last test's requests may still be running. */
export function withSite(name: SiteName): void {
  withBrowser();
  beforeEach(async () => {
    host = await startSite(name);
  });
}

/** Opens an address of the host with the app running. */
export async function visit(path: string, options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> {
  const opened = await openPage(browser, options);
  await opened.page.goto(host.origin + path);
  await loadApp(opened.page);
  return opened;
}

/** Serves a prepared site until the current test ends. */
export const startSite = (name: SiteName): Promise<SiteHost> => untilTestEnds(serveSite(name));

/** As `startSite`, on a static file host, which serves 404.html for unknown paths. `mount` is its base path. */
export const startFolder = (name: SiteName, mount?: string): Promise<Host> =>
  untilTestEnds(serveFolder(SITES[name].out, mount));

/** Closes a host after the current test. */
export async function untilTestEnds<T extends Host>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  hosts.push(started);
  return started;
}

export async function closePages(of: Browser): Promise<void> {
  await Promise.all(of.contexts().map((context) => context.close()));
}
