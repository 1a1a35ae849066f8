import type { Page } from 'playwright-core';

/** Resolves once `isTrue` holds in this process; for conditions in the page, use Playwright. */
export async function until(isTrue: () => boolean, what: string, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resolves once an asynchronous function returns true in the page; retries while the page is loading. */
export async function untilInPage<T>(
  page: Page,
  isTrue: (argument: T) => Promise<boolean>,
  argument: T,
  limit = 30_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  while (!(await page.evaluate(isTrue as never, argument).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${String(isTrue)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Retries until the value is the expected one. The last value or error is part of the message. */
export async function expectSoon<T>(getValue: () => Promise<T>, expected: T, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit;
  const read = () => getValue().catch(ignoreNavigation);
  let answer = await read();
  while (JSON.stringify(answer) !== JSON.stringify(expected) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer = await read();
  }
  expect(answer).toEqual(expected);
}

/** Retries when the page was being left; rethrows any other error. */
function ignoreNavigation(error: unknown): string {
  if (!String(error).includes('Execution context was destroyed')) throw error;
  return 'the page was navigating';
}
