import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from 'playwright-core';
import { CHROMIUM_NOTE } from '../paths';

declare global {
  /** From test/browser/environment.mjs. */
  var chromium: BrowserType;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Launches the browser that test/prepare.ts found; `more` are additional command-line arguments. */
export const launch = (...more: readonly string[]) => launchAt(readFileSync(CHROMIUM_NOTE, 'utf8'), ...more);

/** Launches the Chromium at a path. */
export function launchAt(executablePath: string, ...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGS, ...more] });
}

/** A page that records every error in it. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, uncaught errors, failed requests and CSP violations, in order. */
  readonly errors: string[];
}

/** Opens an empty page with its own profile. `sw: true` allows service workers. */
export async function openPage(
  browser: Browser,
  { sw = false, ...options }: BrowserContextOptions & { sw?: boolean } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ serviceWorkers: sw ? 'allow' : 'block', ...options });
  const page = await context.newPage();
  await moveFromPointer(page);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests.
    if (!reason.includes('ERR_ABORTED')) errors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument) errors.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, errors };
}

/** The uncaught errors of a page's `errors`. */
export const uncaught = (errors: readonly string[]): string[] =>
  errors.filter((text) => text.startsWith('uncaught'));

/**
 * Moves the window away from the pointer, which the headless shell keeps at the corner of the screen, where it would hover
 * over every page.
 */
async function moveFromPointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
}

/** Triggers loading without a visible effect. Resolves once React has hydrated the page. */
export async function loadApp(page: Page): Promise<void> {
  await page.dispatchEvent('body', 'pointermove', { movementX: 1 });
  await page.waitForFunction(isHydrated);
}

/** As `loadApp`, but also waits for what the app adds later (src/app/extras.ts). */
export async function loadAppAndExtras(page: Page): Promise<void> {
  await loadApp(page);
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await effectsHaveRun(page);
}

/** Resolves once React has run the effects of its last render, which come after the paint. */
export async function effectsHaveRun(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/**
 * Whether React has hydrated the whole page. It marks its container with a randomly named property, and parts of the
 * page while hydration is pending.
 */
function isHydrated(): boolean {
  const root = document.getElementById('_root');
  const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return false;
  const container = Reflect.get(root, key) as { stateNode: { current: { child: unknown } } };
  return container.stateNode.current.child !== null;
}
