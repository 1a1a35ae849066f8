const KEY = 'craftjs-basic-example';

/** Returns whether the page was saved. Storage may be full, or blocked in a frame. */
export function savePage(page: string): boolean {
  try {
    localStorage.setItem(KEY, page);
    return true;
  } catch {
    return false;
  }
}

/** Returns null if nothing is saved, and undefined if storage is blocked. */
export function readSavedPage(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}
