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

/** A tab that records the errors of its console: uncaught exceptions, failed loads and CSP violations. */
export async function openTab(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  // Firefox reports its own messages as page errors.
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}
