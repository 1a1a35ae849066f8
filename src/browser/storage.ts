/** One value in web storage. Never throws: storage may be full, disabled or blocked. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
}

/** `open` is a function because reading `localStorage` itself throws when site data is blocked. */
export function createStorageSlot(open: () => Storage, key: string): StorageSlot {
  return {
    get() {
      try {
        return open().getItem(key);
      } catch {
        return null; // Storage is blocked, so every visit starts from the defaults.
      }
    },
    set(value) {
      try {
        open().setItem(key, value);
      } catch {
        // Storage is blocked or full: the value lasts until the tab closes.
      }
    },
  };
}
