const KEY = 'craftjs-basic-example';

/** Whether the browser kept it. It may be full, or keep nothing at all for a page in a frame. */
export function keepPage(page: string): boolean {
  try {
    localStorage.setItem(KEY, page);
    return true;
  } catch {
    return false;
  }
}

/** What was kept; null for nothing yet, undefined where the browser keeps nothing. */
export function keptPage(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}
