export type Store<T> = ReturnType<typeof createStore<T>>;

/** Creates an observable value, for React's `useSyncExternalStore`. */
export function createStore<T>(initial: T) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    current: () => value,
    set(next: T): void {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
