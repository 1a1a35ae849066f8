import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Copies, type CopiesStore, NO_COPIES, noCopiesStore } from './offlineStore';

export const CopiesContext = createContext<CopiesStore>(noCopiesStore);

export function useCopiesStore(): CopiesStore {
  return useContext(CopiesContext);
}

/** What the reader can know of their copies now. Re-renders on every change. */
export function useCopies(): Copies {
  const { subscribe, current } = useCopiesStore();
  return useSyncExternalStore(subscribe, current, () => NO_COPIES);
}
