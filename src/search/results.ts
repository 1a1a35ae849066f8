import { withBase } from '../shared/url';
import type { SearchResult } from './searchClient';

/** Where a result leads. */
export function hrefOf({ path, anchor }: Pick<SearchResult, 'path' | 'anchor'>, baseUrl: string): string {
  return withBase(baseUrl, path) + (anchor && `#${encodeURIComponent(anchor)}`);
}

/** No more results are asked for: a window shows fewer, and a page needs no more. */
export const MOST_RESULTS = 40;

/** What is said of the results that are shown, of those that were found: `1 result for “undo”`. */
export function describeCount(shown: number, found: number, query: string): string {
  const isAll = shown === found && found < MOST_RESULTS;
  const count = shown === 1 ? '1 result' : `${shown} results`;
  return `${isAll ? '' : 'The best '}${count} for “${query.trim()}”`;
}
