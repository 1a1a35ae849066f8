import {
  createHierarchy,
  DEPTH,
  escapeHtml,
  type Hierarchy,
  type Level,
  levelOf,
  unescapeHtml,
} from '../../shared/search/hierarchy';
import { markWords } from '../marks';
import type { SearchResult } from '../searchClient';

/** A hit as the window of DocSearch 5 draws it. It writes these texts as HTML: every one is escaped. */
export interface WindowHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level;
  readonly content: null;
  readonly hierarchy: Hierarchy;
  readonly _snippetResult?: {
    readonly hierarchy: Readonly<Partial<Record<Level, { readonly value: string }>>>;
  };
}

/** The window begins to show results together that have the same group; then these many of each. */
export const HITS_PER_GROUP = 8;

/** How many of these hits the window shows. */
export function countShown(hits: readonly WindowHit[]): number {
  const groups = new Map<string | null, number>();
  hits.forEach(({ hierarchy: { lvl0 } }) => groups.set(lvl0, (groups.get(lvl0) ?? 0) + 1));
  return [...groups.values()].reduce((sum, count) => sum + Math.min(count, HITS_PER_GROUP), 0);
}

/** `group`: what results are put together under. `href`: where it leads, with the base URL. */
export function toWindowHit({ titles, matches }: SearchResult, group: string, href: string): WindowHit {
  const type = levelOf(titles);
  const marked = markWords(titles.at(-1) ?? '', matches)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
  return {
    objectID: href,
    url: href,
    type,
    content: null,
    hierarchy: createHierarchy(group, titles),
    _snippetResult: { hierarchy: { [type]: { value: marked } } },
  };
}

/**
 * Searches that the window has stored (JSON), without those that lead to no page any more and with nothing in them but
 * text: the storage may have been written by anybody. `isPage` is asked with the address.
 */
export function cleanStored(text: string | null, isPage: (url: string) => boolean): string | null {
  if (text === null) return null;
  const entries = parseList(text);
  return JSON.stringify(entries.flatMap((entry) => cleanHit(entry, isPage) ?? []));
}

function cleanHit(entry: unknown, isPage: (url: string) => boolean): WindowHit | null {
  const { url, hierarchy } = (entry ?? {}) as { url?: unknown; hierarchy?: Record<string, unknown> | null };
  if (typeof url !== 'string' || !isPage(url) || typeof hierarchy !== 'object') return null;
  const [group, ...titles] = Array.from({ length: DEPTH + 1 }, (_, level) => hierarchy?.[`lvl${level}`])
    .filter((title) => typeof title === 'string')
    .map(unescapeHtml);
  if (group === undefined || titles.length === 0) return null;
  const common = { objectID: url, url, content: null };
  return { ...common, type: levelOf(titles), hierarchy: createHierarchy(group, titles) };
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
