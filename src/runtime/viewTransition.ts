/** Changes the page with a short crossfade, where the browser has one and the reader minds no motion. */
export function crossfade(change: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
  if (isCalm || document.hidden || !('startViewTransition' in document)) return change();
  // The newest one wins: those it cuts short say so by rejecting.
  document.startViewTransition(change).ready.catch(() => {});
}
