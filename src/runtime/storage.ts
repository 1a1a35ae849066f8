/** One value in web storage. Reading and writing never throw: storage may be full, off or forbidden. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
}

/** `open` is a function because merely naming `localStorage` throws where cookies are blocked. */
export function createStorageSlot(open: () => Storage, key: string): StorageSlot {
  return {
    get() {
      try {
        return open().getItem(key);
      } catch {
        return null; // Blocked storage: the visitor starts from the defaults each time.
      }
    },
    set(value) {
      try {
        open().setItem(key, value);
      } catch {
        // Blocked or full: the choice holds until the tab closes.
      }
    },
  };
}
