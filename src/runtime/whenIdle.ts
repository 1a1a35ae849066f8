/** Acts once the page has nothing else to do. Safari has no requestIdleCallback. */
export function whenIdle(act: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(act);
}
