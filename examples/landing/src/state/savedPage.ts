import { isPage } from './isPage';

const KEY = 'craftjs-landing-example';

/** Saves the page for the next visit, if the browser allows it. */
export function writeSavedPage(page: string): void {
  try {
    localStorage.setItem(KEY, page);
  } catch {
    // Full, or blocked in frames.
  }
}

/** The page of the last visit, unless it has unknown components. */
export function readSavedPage(): string | undefined {
  try {
    const page = localStorage.getItem(KEY);
    return page !== null && isPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

export function clearSavedPage(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was saved.
  }
}
