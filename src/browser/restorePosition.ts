import { hashTarget } from '../shared/url';
import { LAST_POSITION_KEY, SCROLL_KEY } from '../shared/dom';
import { createStorageSlot } from './storage';

/**
 * Scrolls a history entry of the app that is loaded anew (a reload, or Back from another site) to where it was left:
 * for these entries the app has told the browser not to (src/runtime/history.ts).
 */
export function restorePosition(): void {
  if (history.scrollRestoration !== 'manual') return;
  const top = storedPosition() ?? keptPosition();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  else document.getElementById(hashTarget(location.hash))?.scrollIntoView({ behavior: 'instant' });
}

/** What the app has noted for this entry, in px. */
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
 * Notes where a page was left whenever it is put away: it may be discarded, and what is loaded in its place may be the
 * app shell, which no browser can scroll before the app has drawn it.
 */
export function keepPosition(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') slot.set(`${Math.round(scrollY)} ${location.href}`);
  });
}

/** The position (px) this address was left at, if it is what was put away last. */
export function keptPosition(): number | undefined {
  const [top, href] = (slot.get() ?? '').split(' ');
  return href === location.href ? Number(top) : undefined;
}

const slot = createStorageSlot(() => sessionStorage, LAST_POSITION_KEY);
