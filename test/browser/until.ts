import type { Page } from 'playwright-core';

/** Resolves once `isTrue` holds on this side of the wire; playwright waits for what happens in the page. */
export async function until(isTrue: () => boolean, what: string, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Resolves once an asynchronous question to the page is answered with true; a page that is being loaded is asked again. */
export async function untilInPage<T>(
  page: Page,
  isTrue: (argument: T) => Promise<boolean>,
  argument: T,
  limit = 30_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  while (!(await page.evaluate(isTrue as never, argument).catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${String(isTrue)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Asks until the answer is the one expected; the last one heard, or why there was none, stands in the message. */
export async function expectSoon<T>(ask: () => Promise<T>, expected: T, limit = 20_000): Promise<void> {
  const deadline = Date.now() + limit;
  const heard = () => ask().catch(unansweredWhileLoading);
  let answer = await heard();
  while (JSON.stringify(answer) !== JSON.stringify(expected) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer = await heard();
  }
  expect(answer).toEqual(expected);
}

/** A question that meets a page just being left is no answer yet; whatever else went wrong is thrown on. */
function unansweredWhileLoading(error: unknown): string {
  if (!String(error).includes('Execution context was destroyed')) throw error;
  return 'the page was just being left';
}
