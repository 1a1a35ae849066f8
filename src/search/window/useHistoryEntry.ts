import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { focusAfterNavigation } from '../../browser/afterNavigation';
import { useSearchTools } from '../searchTools';

interface HistoryEntry {
  /** The page to show once the window has closed. */
  choose(url: URL): void;
  /** Resolves when the entry of the last window is gone. */
  readonly left: RefObject<Promise<void>>;
}

/**
 * Adds a history entry while the window is open, so that Back closes it. Closing it another way goes back, or replaces
 * the entry with the chosen page.
 */
export function useHistoryEntry(isOpen: boolean, onBack: () => void): HistoryEntry {
  const tools = useSearchTools();
  const chosen = useRef<URL | null>(null);
  const left = useRef(Promise.resolve());
  useEffect(() => {
    if (!tools || !isOpen) return;
    let isOnEntry = true;
    tools.history.push(location.href);
    const onPopState = () => {
      isOnEntry = false;
      onBack();
    };
    const leave = (resolve: () => void) => {
      const url = chosen.current;
      chosen.current = null;
      if (url || !isOnEntry) resolve();
      if (url) {
        const isHere = url.pathname === location.pathname;
        tools.navigate(url, 'replace');
        // Closing restored the focus, and the router moves it only for a new page.
        if (isHere) focusAfterNavigation(url);
      } else if (isOnEntry) {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      // The window may report the chosen page right after it closes.
      left.current = new Promise((resolve) => void setTimeout(leave, 0, resolve));
    };
  }, [tools, isOpen, onBack]);
  const choose = useCallback((url: URL) => void (chosen.current = url), []);
  return { choose, left };
}
