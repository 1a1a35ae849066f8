import type { Page } from 'playwright-core';

/** The connection that the browser reports; `null` removes the API. */
export function emulateConnection(
  page: Page,
  connection: { effectiveType?: string; saveData?: boolean } | null,
): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: value ?? undefined });
  }, connection);
}

export function emulateOffline(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
}

/** A browser that blocks cookies: accessing web storage throws. */
export function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true, // As in a browser.
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/**
 * Timers with this delay (ms) never fire, for steps that must happen before a timeout however slow the machine is.
 * Affects the clock present when the page loads.
 */
export function disableTimers(page: Page, delay: number): Promise<unknown> {
  return page.addInitScript((never) => {
    const own = window.setTimeout;
    const setTimer = (act: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === never ? 0 : own(act, after, ...rest);
    window.setTimeout = setTimer as typeof setTimeout;
  }, delay);
}

/** Counts worker registrations in `window.registrations`; each is rejected or never settles. */
export function stubRegistration(page: Page, how: 'rejected' | 'pending'): Promise<unknown> {
  return page.addInitScript((isRejected) => {
    const counted = window as Window & { registrations?: number };
    navigator.serviceWorker.register = () => {
      counted.registrations = (counted.registrations ?? 0) + 1;
      return isRejected
        ? Promise.reject(new DOMException('No workers here.', 'SecurityError'))
        : new Promise(() => {});
    };
  }, how === 'rejected');
}

/** Resolves once the boot script has finished its last step, which it runs when the page is idle, and idle.ts has run. */
export async function bootHasSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Idle callbacks run in order, so the boot script's has run before.
  const isIdle = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
  await isIdle();
  // Its file is requested twice: to prefetch it, and to run it.
  await page.waitForFunction(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=prefetch][href*="/assets/idle."]');
    return !link || performance.getEntriesByName(link.href).length > 1;
  });
  await isIdle();
}
