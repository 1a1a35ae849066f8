import { markWords } from './marks';
import type { SearchResult } from './searchClient';

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

/** A hit as the window of DocSearch 5 draws it. It writes these texts as HTML: every one is escaped. */
export interface WindowHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level;
  readonly content: null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly _snippetResult?: {
    readonly hierarchy: Readonly<Partial<Record<Level, { readonly value: string }>>>;
  };
}

/** Levels below the group that the window knows. A deeper title takes the place of the last. */
const MAX_LEVEL = 6;

/** `group`: what results are put together under. `href`: where it leads, with the base URL. */
export function toWindowHit({ titles, matches }: SearchResult, group: string, href: string): WindowHit {
  const shown = titles.length > MAX_LEVEL ? [...titles.slice(0, MAX_LEVEL - 1), ...titles.slice(-1)] : titles;
  const type = `lvl${shown.length}` as Level;
  const marked = markWords(shown.at(-1) ?? '', matches)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
  return {
    objectID: href,
    url: href,
    type,
    content: null,
    hierarchy: createHierarchy([group, ...shown]),
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
  const texts = Array.from({ length: MAX_LEVEL + 1 }, (_, level) => hierarchy?.[`lvl${level}`]).filter(
    (title) => typeof title === 'string',
  );
  if (texts.length < 2) return null;
  const type = `lvl${texts.length - 1}` as Level;
  return { objectID: url, url, type, content: null, hierarchy: createHierarchy(texts.map(unescapeHtml)) };
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function createHierarchy(texts: readonly string[]): WindowHit['hierarchy'] {
  const level = (number: number) => {
    const text = texts[number];
    return text === undefined ? null : escapeHtml(text);
  };
  return {
    lvl0: level(0),
    lvl1: level(1),
    lvl2: level(2),
    lvl3: level(3),
    lvl4: level(4),
    lvl5: level(5),
    lvl6: level(6),
  };
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const unescapeHtml = (text: string) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
