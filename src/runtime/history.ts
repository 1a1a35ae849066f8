import { SCROLL_KEY } from '../shared/dom';
import { createStorageSlot } from '../browser/storage';

/** The current URL of the browser. */
interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Number of entries whose scroll position is kept; the oldest are dropped. */
const POSITIONS_KEPT = 100;

/** A thin layer over the browser's history that remembers the scroll position of each entry. */
export interface BrowserHistory {
  location(): Location;
  push(href: string): void;
  replace(href: string): void;
  /** Records the scroll position of the current entry. Call it before anything scrolls. */
  savePosition(): void;
  /** Vertical position (px) at which the current entry was left; undefined for a new entry. */
  savedPosition(): number | undefined;
  /** Calls back after Back, Forward or a jump to a hash. Returns an undo function. */
  subscribe(onTraverse: () => void): () => void;
}

/** `isSettled`: whether the page on screen belongs to the current entry, and not still to the previous one. */
export function createHistory(win: Window, isSettled: () => boolean = () => true): BrowserHistory {
  const positions = createPositions(win);
  let key = keyOf(win.history.state);

  const savePosition = () => {
    if (key !== undefined && isSettled()) positions.save(key);
  };
  const flush = () => {
    savePosition();
    positions.flush();
  };
  const nameEntry = () => win.history.replaceState({ key: (key = createKey()) }, '');
  /**
   * Until the first click on a link the browser restores positions by itself. From then on another page may be on
   * screen when the browser would, so we do; `browser/restorePosition.ts` does it for an entry that is loaded anew.
   */
  const takeOver = () => {
    win.history.scrollRestoration = 'manual';
    if (key === undefined) nameEntry();
    savePosition();
  };
  return {
    location: () => win.location,
    push(href) {
      takeOver();
      key = createKey();
      win.history.pushState({ key }, '', absolute(href, win));
    },
    replace(href) {
      takeOver();
      win.history.replaceState({ key }, '', absolute(href, win));
    },
    savePosition: takeOver,
    savedPosition: () => positions.get(key),
    subscribe(onTraverse) {
      const listeners = new AbortController();
      const { signal } = listeners;
      const onPopState = () => {
        const next = keyOf(win.history.state);
        if (next !== undefined) {
          savePosition();
          key = next;
        } else if (key !== undefined) {
          // A jump to a hash that the browser made by itself: a new entry without a key yet.
          nameEntry();
        }
        onTraverse();
      };
      // WebKit scrolls a page from the back/forward cache to the top where restoration is manual.
      win.addEventListener('pageshow', ({ persisted }) => persisted && positions.restore(key), { signal });
      win.addEventListener('popstate', onPopState, { signal });
      win.addEventListener('pagehide', flush, { signal });
      // A hidden page may be discarded without another event.
      const onVisibility = () => win.document.visibilityState === 'hidden' && flush();
      win.document.addEventListener('visibilitychange', onVisibility, { signal });
      return () => listeners.abort();
    },
  };
}

/** Scroll positions by entry, stored for the session. */
function createPositions(win: Window) {
  const slot = createStorageSlot(() => win.sessionStorage, SCROLL_KEY);
  const positions = new Map(Object.entries(parsePositions(slot.get())));
  const get = (key: string | undefined) => (key === undefined ? undefined : positions.get(key));
  return {
    get,
    restore(key: string | undefined): void {
      const top = get(key);
      if (top !== undefined) win.scrollTo({ top, behavior: 'instant' });
    },
    save(key: string): void {
      positions.delete(key);
      positions.set(key, Math.round(win.scrollY));
    },
    flush(): void {
      slot.set(JSON.stringify(Object.fromEntries([...positions].slice(-POSITIONS_KEPT))));
    },
  };
}

/** A path that starts with two slashes would be read as a host. */
function absolute(href: string, { location }: Window): string {
  return href.startsWith('/') ? location.origin + href : href;
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** `history.state` is untrusted: other scripts and older versions write it too. */
function keyOf(state: unknown): string | undefined {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

function parsePositions(text: string | null): Record<string, number> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {}; // Not our format: start without positions.
  }
}
