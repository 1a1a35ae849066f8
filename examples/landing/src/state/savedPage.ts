import { joinSides } from '../page/box';
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
    const page = migratePage(localStorage.getItem(KEY) ?? '');
    return isPage(page) ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Converts a page of an earlier version, which saved paddings and margins as four numbers. Throws on invalid JSON. */
export function migratePage(page: string): string {
  const isSides = (value: unknown): value is number[] =>
    Array.isArray(value) && value.length === 4 && value.every((side) => typeof side === 'number');
  return JSON.stringify(JSON.parse(page, (_, value: unknown) => (isSides(value) ? joinSides(value) : value)));
}

export function clearSavedPage(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was saved.
  }
}
