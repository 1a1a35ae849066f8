import { createContext, useContext, useSyncExternalStore } from 'react';
import { type OfflineState, type OfflineStore, INITIAL_STATE, noOfflineStore } from './offlineStore';

export const OfflineContext = createContext<OfflineStore>(noOfflineStore);

export function useOfflineStore(): OfflineStore {
  return useContext(OfflineContext);
}

/** The current snapshot of the offline cache. Re-renders on every change. */
export function useOfflineState(): OfflineState {
  const { subscribe, current } = useOfflineStore();
  return useSyncExternalStore(subscribe, current, () => INITIAL_STATE);
}
