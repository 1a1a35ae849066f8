/** Runs after the next paint. Reading layout then doesn't force one, and nothing delays the paint. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Calls back once the page has loaded, and after each scroll has been painted. */
export function afterScroll(act: () => void): void {
  const run = () => {
    // While HTML is still arriving, reading layout would lay out everything new. The load event follows.
    if (document.readyState !== 'loading') afterPaint(act);
  };
  addEventListener('load', run);
  // At most one event per frame.
  document.addEventListener('scroll', run);
}
