/** In-memory web storage. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(entries));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Accessing `localStorage` where cookies are blocked. */
export function openBlockedStorage(): Storage {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}
