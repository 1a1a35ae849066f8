import { SCROLL_KEY } from './dom';

/**
 * Scrolls a history entry of the app that is loaded anew (a reload, or Back from another site) to where it was left:
 * for these entries the app has told the browser not to (src/runtime/history.ts).
 */
export function restorePosition(): void {
  if (history.scrollRestoration !== 'manual') return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, unknown>;
    const top = positions[(history.state as { key: string }).key];
    if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
  } catch {
    // Storage is blocked or holds something else: the page starts at the top.
  }
}
