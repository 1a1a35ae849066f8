import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../firefox';

/** Starts an installed Firefox. Playwright needs its own build of Firefox, but Puppeteer drives the one users have. */
export function launchFirefox(preferences: Readonly<Record<string, unknown>> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: { ...preferences },
  });
}

/**
 * What Firefox logs for a request that the reader cancels by leaving the page while the worker answers it. A worker
 * that fails reads differently ("… that rejected with …").
 */
const CANCELLED = 'A ServiceWorker intercepted the request and encountered an unexpected error.';

/** A tab that records the errors of its console: uncaught exceptions, failed loads and CSP violations. */
export async function openTab(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  // Firefox reports its own messages as page errors.
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!message.includes(CANCELLED)) errors.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}
