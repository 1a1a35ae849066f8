import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { focusAfterNavigation } from '../../browser/afterNavigation';
import { SEARCH_EVENT } from '../../browser/searchKeys';
import { useSearchTools } from '../searchTools';
import type { SearchWindowProps } from './SearchWindow';
import type { SiteSearch } from '../siteSearch';

interface Parts {
  readonly Window: ComponentType<SearchWindowProps>;
  readonly search: SiteSearch;
}

const loadWindow = () => import(/* webpackChunkName: "search-window" */ './SearchWindow');

/**
 * The window of search while somebody wants it, loaded when it is first wanted. It stands on an entry of the history of its
 * own, so that Back closes it. `page`: address of the page of search, which opens where the window can't be had.
 */
export function useSearchWindow(page: string): { window: ReactNode; preload(): void } {
  const tools = useSearchTools();
  const [parts, setParts] = useState<Parts | null>(null);
  const chosen = useRef<URL | null>(null);
  const leaving = useRef(Promise.resolve());
  const isOpen = parts !== null;

  const load = useCallback(async (): Promise<Parts | null> => {
    if (!tools) return null;
    const [{ default: Window }, search] = await Promise.all([loadWindow(), tools.load()]);
    return { Window, search };
  }, [tools]);

  useEffect(() => {
    if (!tools) return;
    const { dataset } = document.documentElement;
    const open = async () => {
      try {
        const loaded = await load();
        // The way back from the last window would close this one.
        await leaving.current;
        // Unless they gave up meanwhile. The window takes what was typed.
        if ('search' in dataset) setParts(loaded);
      } catch {
        const query = dataset['search'];
        delete dataset['search'];
        if (query === undefined) return;
        const url = new URL(page, location.href);
        if (query !== '') url.searchParams.set('q', query);
        tools.navigate(url);
      }
    };
    const onWanted = () => void open();
    addEventListener(SEARCH_EVENT, onWanted);
    if ('search' in dataset) onWanted();
    return () => removeEventListener(SEARCH_EVENT, onWanted);
  }, [tools, load, page]);

  useEffect(() => {
    if (!tools || !isOpen) return;
    let isOnEntry = true;
    tools.history.push(location.href);
    const onPopState = () => {
      isOnEntry = false;
      setParts(null);
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      // The window may tell what was chosen just after it closes.
      leaving.current = new Promise((resolve) => {
        setTimeout(() => {
          const url = chosen.current;
          chosen.current = null;
          if (url || !isOnEntry) resolve();
          if (url) {
            const isHere = url.pathname === location.pathname;
            tools.navigate(url, 'replace');
            // The closed window gave the focus back to where it was, and only a new page moves it.
            if (isHere) focusAfterNavigation(url);
          } else if (isOnEntry) {
            addEventListener('popstate', () => resolve(), { once: true });
            history.back();
          }
        });
      });
    };
  }, [tools, isOpen]);

  const close = useCallback(() => setParts(null), []);
  const choose = useCallback((url: URL) => void (chosen.current = url), []);
  return {
    window: parts && <parts.Window search={parts.search} onClose={close} onChoose={choose} />,
    preload: () => void load().catch(() => {}), // Tried again when it is wanted.
  };
}
