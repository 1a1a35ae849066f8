import { createContext, useContext } from 'react';
import type { BrowserHistory } from '../runtime/history';
import type { Router } from '../runtime/router';
import type { SiteSearch } from './siteSearch';

/** What the parts of search need of the app around them. */
export interface SearchTools extends Pick<Router, 'navigate'> {
  /** Brings what finds; the same each time. Rejects while it can't be had. */
  load(): Promise<SiteSearch>;
  /**
   * Loads the current page, or the one at `address` (absolute), in full if another build is deployed, because the index
   * of the running build may be gone. False if that is not so.
   */
  reloadForNewDeploy(isStillWanted: () => boolean, address?: string): Promise<boolean>;
  readonly history: Pick<BrowserHistory, 'push' | 'replace'>;
}

/** Null on a server: nobody searches there. */
export const SearchContext = createContext<SearchTools | null>(null);

export const useSearchTools = (): SearchTools | null => useContext(SearchContext);
