/** Longest wait, in ms: on a slow device, a page may never be idle. */
const LONGEST_WAIT_MS = 5000;

/** Runs when the page is idle. Safari lacks requestIdleCallback. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST_WAIT_MS });
  else setTimeout(act);
}
