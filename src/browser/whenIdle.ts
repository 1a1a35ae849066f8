/** Runs when the page is idle. Safari lacks requestIdleCallback. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}
