import { hashTarget } from '../shared/url';
import { LAST_POSITION_KEY, SCROLL_KEY } from '../shared/dom';
import { afterScroll } from './afterPaint';
import { createStorageSlot } from './storage';

/**
 * Restores the scroll position after a reload, or Back from another site, to a history entry of the app. The app has
 * turned the browser's own restoration off for these entries (src/runtime/history.ts).
 */
export function restorePosition(): void {
  if (history.scrollRestoration !== 'manual') return;
  const top = storedPosition() ?? lastPosition();
  // Forces the layout that the next frame needs anyway.
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else document.getElementById(hashTarget(location.hash))?.scrollIntoView({ behavior: 'instant' });
}

/** The position (px) that the app stored for this entry. */
function storedPosition(): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, unknown>;
    const top = positions[(history.state as { key: string }).key];
    return typeof top === 'number' ? top : undefined;
  } catch {
    return undefined; // Storage is blocked or holds something else.
  }
}

/**
 * Stores the scroll position whenever the page is hidden. The tab may be discarded and restored as the app shell, which
 * the browser can't scroll before the app has rendered it.
 */
export function savePositionWhenHidden(): void {
  let top: number | undefined = 0;
  const readPosition = () => (top = Math.round(scrollY));
  // Read while the page is shown: Chrome drops all styles of a page that is left, and reading computes them again.
  afterScroll(readPosition);
  // A busy page can be left before its last scroll is painted.
  document.addEventListener('scroll', () => (top = undefined));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') slot.set(`${top ?? readPosition()} ${location.href}`);
  });
}

/** The stored position (px), if this address was the last one hidden. */
export function lastPosition(): number | undefined {
  const [top, href] = (slot.get() ?? '').split(' ');
  return href === location.href ? Number(top) : undefined;
}

const slot = createStorageSlot(() => sessionStorage, LAST_POSITION_KEY);
