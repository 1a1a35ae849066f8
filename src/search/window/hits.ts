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

/** A hit in the format of DocSearch 5, which renders these texts as HTML, so each one is escaped. */
export interface WindowHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level;
  readonly content: null;
  readonly hierarchy: Hierarchy;
  /** Absent from a stored hit: DocSearch stores hits without this property. */
  readonly _snippetResult?: {
    readonly hierarchy: Readonly<Partial<Record<Level, { readonly value: string }>>>;
    readonly result: SearchResult;
  };
}

/** Maximum number of results that the window shows per group. */
export const HITS_PER_GROUP = 8;

/** Counts the hits that the window shows. */
export function countShown(hits: readonly WindowHit[]): number {
  const groups = new Map<string | null, number>();
  hits.forEach(({ hierarchy: { lvl0 } }) => groups.set(lvl0, (groups.get(lvl0) ?? 0) + 1));
  return [...groups.values()].reduce((sum, count) => sum + Math.min(count, HITS_PER_GROUP), 0);
}

/** `group`: heading that groups results. `href`: address of the result, with the base URL. */
export function toWindowHit(result: SearchResult, group: string, href: string): WindowHit {
  const { titles, matches } = result;
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
    _snippetResult: { hierarchy: { [type]: { value: marked } }, result },
  };
}

/**
 * Searches that DocSearch has stored (JSON), reduced to plain text and to those whose address is still a page of the
 * site. The storage isn't trusted, because any script of the origin can write to it.
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
