import type { AlgoliaIndex, StoredObject } from './algoliaIndexes';

/** A search request from DocSearch; missing fields come from the settings of the index. */
export interface Query {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

type Names = Readonly<Record<string, string | null>>;

/** Fields of a record that a search uses. */
interface Found extends StoredObject {
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Names;
  readonly weight: { readonly level: number; readonly position: number };
}

const HITS = 20;

/**
 * Records with every query word as a prefix of one of their words, one per address, by weight. The real service is
 * smarter, but its responses have this shape.
 */
export function answerQuery(index: AlgoliaIndex | undefined, query: Query): object {
  const { query: text = '', page = 0, hitsPerPage = HITS } = query;
  const words = wordsOf(text);
  const found = ([...(index?.objects.values() ?? [])] as Found[])
    .filter((record) => words.every((word) => startsOf(record).some((start) => start.startsWith(word))))
    .sort(byWeight);
  const first = new Map(found.toReversed().map((record) => [record.url, record]));
  const hits = found.filter((record) => first.get(record.url) === record);
  const mark = createMark(words, query, index?.settings ?? {});
  return {
    index: query.indexName,
    query: text,
    params: '',
    hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => withMarks(hit, mark)),
    nbHits: hits.length,
    page,
    nbPages: Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

function startsOf({ content, hierarchy }: Found): string[] {
  return [...Object.values(hierarchy), content].flatMap((text) => wordsOf(text ?? ''));
}

function byWeight({ weight: one }: Found, { weight: other }: Found): number {
  return other.level - one.level || one.position - other.position;
}

type Mark = (text: string) => string;

function createMark(words: readonly string[], query: Query, settings: AlgoliaIndex['settings']): Mark {
  const before = query.highlightPreTag ?? settings['highlightPreTag'] ?? '<em>';
  const after = query.highlightPostTag ?? settings['highlightPostTag'] ?? '</em>';
  if (words.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(${words.join('|')})`, 'giu');
  return (text) => text.replace(pattern, `${String(before)}$1${String(after)}`);
}

/** A record with its highlighted texts. */
function withMarks(record: Found, mark: Mark): object {
  const value = (text: string) => ({ value: mark(text), matchLevel: mark(text) === text ? 'none' : 'full' });
  const hierarchy = Object.fromEntries(
    Object.entries(record.hierarchy).flatMap(([level, name]) =>
      name === null ? [] : [[level, value(name)]],
    ),
  );
  const marked = { hierarchy, ...(record.content !== null && { content: value(record.content) }) };
  return { ...record, _highlightResult: marked, _snippetResult: marked };
}
