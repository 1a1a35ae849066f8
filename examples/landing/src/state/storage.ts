import { isPage } from './isPage';

const KEY = 'craftjs-landing-example';

/** Keeps the page for the next visit. Does nothing where the browser denies storage. */
export function keepPage(page: string): void {
  try {
    localStorage.setItem(KEY, page);
  } catch {
    // Full, or denied to frames.
  }
}

/** The page of the last visit, unless it is missing or was saved by a version with other components. */
export function keptPage(): string | undefined {
  try {
    const page = localStorage.getItem(KEY);
    return page !== null && isPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPage(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
