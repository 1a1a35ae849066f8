import MiniSearch, { type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import { allowedTypos, createQueryParser, type ParsedQuery } from './parseQuery';
import { type IndexedSection, type SearchIndex, unpackSections } from '../shared/search/searchIndex';
import { queryWords, wordsOf } from '../shared/search/words';

/** A section that matches a query. */
export interface Found extends Omit<IndexedSection, 'words'> {
  /** Words of the section that match. */
  readonly matches: readonly string[];
}

/** A search index in the browser. */
interface LocalIndex {
  /** Best match first. */
  search(query: string, limit: number): Found[];
}

// The values below were tuned on the golden list (test/search).

/** Weight of a match in the heading, in the headings above it, and in the text. */
const BOOST = { title: 3, above: 0.5, text: 1 };
/** MiniSearch's BM25: long sections are not penalised (b), repetition counts little (k, d). */
const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** Weight of a prefix match and of a match with typos. */
const WEIGHTS = { prefix: 0.2, fuzzy: 0.45 };
/** Weight of a word with the same stem. */
const STEM_WEIGHT = 0.7;
/** How far a word with the same stem counts as covering the query's word. */
const STEM_COVERAGE = 0.9;
/** How far a stop word counts towards coverage. */
const STOP_WORD_COVERAGE = 0.2;
/** Exponent on the BM25 score; below 1 it dampens repetition. */
const SCORE_EXPONENT = 0.8;
/** Exponent on the share of the query's words that a section has. */
const COVERAGE_EXPONENT = 6;
/** Largest factor for a heading that equals the query. */
const TITLE_BONUS = 20;
/** Further factor for a heading that equals the query exactly. */
const EXACT_TITLE = 2;
/** Closeness of a heading word to its prefix, scaled by the share of the word that was typed. */
const PREFIX_CLOSENESS = 0.9;
/** Closeness of a heading word to a misspelt or inflected one. */
const VARIANT_CLOSENESS = 0.7;
/** Closeness of the parts of a name to the name: "set prop" for setProp. */
const PARTS_CLOSENESS = 0.7;

/** Closeness of the title of a page to its first words. */
const START_CLOSENESS = 0.95;

/** Sections indexed before the main thread gets a pause. */
const CHUNK = 40;

/** A section with its derived data. */
interface Entry {
  readonly section: IndexedSection;
  readonly name: string;
  /** Words of its heading; the parts of compound names separately. */
  readonly whole: readonly string[];
  readonly parts: readonly string[];
  /** Words of the headings above it, and their stems. */
  readonly above: ReadonlySet<string>;
  /** All its words, including those of its headings. */
  readonly allWords: ReadonlySet<string>;
}

/** Indexes the files of packSections() in chunks, so that the page stays responsive. */
export async function createLocalIndex(...files: readonly SearchIndex[]): Promise<LocalIndex> {
  const entries = files.flatMap(unpackSections).map(createEntry);
  const known = new Set<string>();
  const index = new MiniSearch<IndexedSection & { readonly id: number }>({
    fields: Object.keys(BOOST),
    extractField: (section, field) => textOf(section, field) as string,
    tokenize: (text) => {
      const words = wordsOf(text);
      words.forEach((word) => known.add(word));
      return words;
    },
    processTerm: (word) => word,
  });
  await index.addAllAsync(
    entries.map(({ section }, id) => ({ ...section, id })),
    { chunkSize: CHUNK },
  );

  const tokenize = (word: string) => [word];
  const find = (queryTerms: ParsedQuery['terms']) =>
    index.search({
      combineWith: 'OR',
      queries: queryTerms.flatMap(({ word, variants, isMisspelt, isLast }): Query[] => [
        { queries: [word], prefix: isLast, fuzzy: isMisspelt && allowedTypos(word) },
        ...variants.map((variant) => ({
          queries: [variant],
          boostTerm: () => (isMisspelt ? 1 : STEM_WEIGHT),
        })),
      ]),
      tokenize,
      boost: BOOST,
      bm25: BM25,
      weights: WEIGHTS,
    });
  const parse = createQueryParser({
    words: known,
    resembles: (word) => index.search(word, { fuzzy: allowedTypos(word), tokenize }).length > 0,
  });

  return {
    search(query, limit) {
      const parsed = parse(query);
      return find(parsed.terms)
        .flatMap(({ id, score, terms, queryTerms }) => {
          const entry = entries[id as number];
          if (!entry) return [];
          const relevance =
            score ** SCORE_EXPONENT * coverageOf(entry, parsed, queryTerms) ** COVERAGE_EXPONENT;
          const bonus = titleBonus(entry, parsed.words, terms, query);
          return [{ section: entry.section, matches: terms, score: relevance * bonus }];
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ section: { path, anchor, titles }, matches }) => ({ path, anchor, titles, matches }));
    },
  };
}

function createEntry(section: IndexedSection): Entry {
  const { titles, words } = section;
  const name = titles.at(-1) ?? '';
  const whole = queryWords(name);
  const parts = wordsOf(name).filter((word) => !whole.includes(word));
  return {
    section,
    name,
    whole,
    parts,
    above: new Set(
      titles
        .slice(0, -1)
        .flatMap((part) => wordsOf(part))
        .flatMap((word) => [word, stemmer(word)]),
    ),
    allWords: new Set([...words, ...titles.flatMap((title) => queryWords(title))]),
  };
}

function textOf({ id, titles, words }: IndexedSection & { readonly id: number }, field: string): unknown {
  switch (field) {
    case 'id':
      return id;
    case 'title':
      return titles.at(-1);
    case 'above':
      return titles.slice(0, -1).join(' ');
    default:
      return words.join(' ');
  }
}

/** The share of the query's words that a section has, 0 to 1. */
function coverageOf(
  { allWords }: Entry,
  { terms, stopWords }: ParsedQuery,
  matched: readonly string[],
): number {
  const covered = terms.map(({ word, variants }) => {
    if (matched.includes(word)) return 1;
    return variants.some((variant) => matched.includes(variant)) ? STEM_COVERAGE : 0;
  });
  const present = stopWords.filter((word) => allWords.has(word)).length;
  return (
    (sum(covered) + STOP_WORD_COVERAGE * present) / (terms.length + STOP_WORD_COVERAGE * stopWords.length)
  );
}

/** The factor for the heading of a section: the closer it is to the query, the larger. */
function titleBonus(
  { section: { titles }, name, whole, parts, above }: Entry,
  words: readonly string[],
  matches: readonly string[],
  query: string,
): number {
  const closenessOf = (title: readonly string[]) => {
    const closeness = title.map((word) => {
      if (words.includes(word)) return 1;
      const prefix = words.find((one) => word.startsWith(one));
      if (prefix !== undefined) return (PREFIX_CLOSENESS * prefix.length) / word.length;
      return matches.includes(word) ? VARIANT_CLOSENESS : 0;
    });
    // In `node.data.props`, the heading above `props` already has `node` and `data`.
    const rest = words.filter((word) => title.includes(word) || !above.has(word));
    return sum(closeness) / Math.max(title.length, rest.length);
  };
  const isExact = whole.join(' ') === words.join(' ');
  // Who types "drag" wants the page "Drag and Drop" before the members called `drag`.
  const isStartOfPage = titles.length === 1 && `${whole.join(' ')} `.startsWith(`${words.join(' ')} `);
  const closeness = Math.max(
    closenessOf(whole),
    parts.length > 0 ? PARTS_CLOSENESS * closenessOf(parts) : 0,
    isStartOfPage ? START_CLOSENESS : 0,
  );
  // `Resolver` is a type, `resolver` a prop.
  const isOtherCase = /^\p{Lu}/u.test(query) && /^\p{Ll}/u.test(name);
  // Of equal headings, the higher level wins.
  const bonus = 1 + (TITLE_BONUS * closeness ** 2 * (isOtherCase ? 0.5 : 1)) / titles.length ** 0.8;
  if (isOtherCase || !(isExact || isStartOfPage)) return bonus;
  return EXACT_TITLE * bonus * (1 + 1 / titles.length);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
