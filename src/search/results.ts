import { withBase } from '../shared/url';
import type { SearchResult } from './searchClient';

/** Address of a result. */
export function hrefOf({ path, anchor }: Pick<SearchResult, 'path' | 'anchor'>, baseUrl: string): string {
  return withBase(baseUrl, path) + (anchor && `#${encodeURIComponent(anchor)}`);
}

/** Says what a search field searches. */
export const PLACEHOLDER = 'Search the documentation';

/** Between the headings that lead to a result. */
export const PATH_SEPARATOR = ' › ';

/** Upper limit of results per query. The window shows fewer, and the search page needs no more. */
export const MOST_RESULTS = 40;

/** Describes how many of the found results are shown: `1 result for “undo”`. */
export function describeCount(shown: number, found: number, query: string): string {
  const isAll = shown === found && found < MOST_RESULTS;
  const count = shown === 1 ? '1 result' : `${shown} results`;
  return `${isAll ? '' : 'Top '}${count} for “${query.trim()}”`;
}
