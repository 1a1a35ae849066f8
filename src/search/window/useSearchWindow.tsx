import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { SEARCH_EVENT } from '../../browser/searchKeys';
import { resultsHref } from '../resultsHref';
import { useSearchTools } from '../searchTools';
import type { SiteSearch } from '../siteSearch';
import type { SearchWindowProps } from './SearchWindow';
import { useHistoryEntry } from './useHistoryEntry';

interface Parts {
  readonly Window: ComponentType<SearchWindowProps>;
  readonly search: SiteSearch;
}

const loadWindow = () => import(/* webpackChunkName: "search-window" */ './SearchWindow');

/**
 * The search window while it is open, loaded when it is first requested. `page`: address of the search page, which opens
 * instead if the window fails to load.
 */
export function useSearchWindow(page: string): { window: ReactNode; preload(): void } {
  const tools = useSearchTools();
  const [parts, setParts] = useState<Parts | null>(null);
  const close = useCallback(() => setParts(null), []);
  const { choose, left } = useHistoryEntry(parts !== null, close);

  const load = useCallback(async (): Promise<Parts | null> => {
    if (!tools) return null;
    const [{ default: Window }, search] = await Promise.all([loadWindow(), tools.load()]);
    return { Window, search };
  }, [tools]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const open = async () => {
      try {
        const loaded = await load();
        // The popstate event of the last window's entry would close this one.
        await left.current;
        // Absent if the user has pressed Escape meanwhile.
        if ('search' in dataset) setParts(loaded);
      } catch {
        const query = dataset['search'];
        delete dataset['search'];
        if (query !== undefined) tools?.navigate(new URL(resultsHref(page, query), location.href));
      }
    };
    const onRequest = () => void open();
    addEventListener(SEARCH_EVENT, onRequest);
    if ('search' in dataset) onRequest();
    return () => removeEventListener(SEARCH_EVENT, onRequest);
  }, [tools, load, left, page]);

  return {
    window: parts && <parts.Window search={parts.search} page={page} onClose={close} onChoose={choose} />,
    preload: () => void load().catch(() => {}), // Retried when the window is requested.
  };
}
