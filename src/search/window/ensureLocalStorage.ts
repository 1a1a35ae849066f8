/** Web storage that lasts as long as the document. */
class MemoryStorage {
  #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

/**
 * Replaces `localStorage` by one in memory where the user blocks site data, which makes every access to it throw.
 * DocSearch 5 reads it in an effect without a guard (`manageLocalStorageQuota`), so its window would fail as it opens.
 */
export function ensureLocalStorage(win: Window): void {
  try {
    void win.localStorage;
  } catch {
    Object.defineProperty(win, 'localStorage', { configurable: true, value: new MemoryStorage() });
  }
}
