import { createContext, useContext } from 'react';
import type { BrowserHistory } from '../runtime/history';
import type { Router } from '../runtime/router';
import type { SiteSearch } from './siteSearch';

/** What search needs from the app. */
export interface SearchTools extends Pick<Router, 'navigate'> {
  /** Loads the search, once. Rejects if its files can't be loaded; the next call tries again. */
  load(): Promise<SiteSearch>;
  /**
   * Reloads the current page, or hard-navigates to `address` (absolute), if another build is deployed, because the index
   * of the running build may be gone. Resolves with whether it did.
   */
  reloadForNewDeploy(isStillWanted: () => boolean, address?: string): Promise<boolean>;
  readonly history: Pick<BrowserHistory, 'push' | 'replace'>;
}

/** Null on the server. */
export const SearchContext = createContext<SearchTools | null>(null);

export const useSearchTools = (): SearchTools | null => useContext(SearchContext);
