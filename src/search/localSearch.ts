import MiniSearch, { type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import { allowedTypos, createQueryReader, type ReadQuery } from './readQuery';
import { type IndexedSection, type SearchFile, unpackSections } from './searchFile';
import { queryWords, wordsOf } from './words';

/** A section that answers a query. */
export interface Found extends Omit<IndexedSection, 'words'> {
  /** Words of it that match. */
  readonly matches: readonly string[];
}

/** A search index in this browser. */
export interface LocalIndex {
  /** Best first. */
  search(query: string, limit: number): Found[];
}

// The numbers below were found by trying: they are those with which the golden list (test/search) comes out best.

/** How much a match counts: in the title, in the titles above it, in the text. */
const BOOST = { title: 3, above: 0.5, text: 1 };
/** Long sections are as good as short ones (b), and what says a word twice is a little better (k, d): MiniSearch. */
const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** How much less a word counts of which only the beginning was typed, or which was misspelt. */
const WEIGHTS = { prefix: 0.2, fuzzy: 0.45 };
/** How much a word of the same stem counts. */
const KIN = 0.7;
/** How much a section covers a word by another one of the same stem. */
const KIN_COVERS = 0.9;
/** How much words count for what a section covers that tell nothing by themselves. */
const EMPTY_COVERS = 0.2;
/** A section counts by how often it says the words, to this power: frequent words are no answer. */
const SAID = 0.8;
/** A section counts by the share of the words it covers, to this power. */
const COVERAGE = 6;
/** How much a title that says just what the query says raises its section. */
const TITLE_BONUS = 20;
/** How much more a title counts that says the query and nothing else. */
const SAME = 2;
/** How near a word of a title is of which the beginning was typed; that is all, times the part that was typed. */
const BEGUN = 0.9;
/** How near a word is that was misspelt, or has another ending. */
const OTHERWISE = 0.7;
/** How near the parts of a name are to it: "set prop" for setProp. */
const PARTS = 0.7;

/** Sections that are taken in without a pause. */
const CHUNK = 40;

/** A section with what is asked of it again and again. */
interface Entry {
  readonly section: IndexedSection;
  readonly name: string;
  /** The words of its title, and where these are names made of several, their parts. */
  readonly whole: readonly string[];
  readonly parts: readonly string[];
  /** The words of the titles above it, and their stems. */
  readonly above: ReadonlySet<string>;
  /** All its words, those of its titles included. */
  readonly said: ReadonlySet<string>;
}

/** Takes in what packSections() made, a few sections at a time: the page stays awake meanwhile. */
export async function createLocalIndex(...files: readonly SearchFile[]): Promise<LocalIndex> {
  const entries = files.flatMap(unpackSections).map(readEntry);
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
  const find = (wanted: ReadQuery['wanted']) =>
    index.search({
      combineWith: 'OR',
      queries: wanted.flatMap(({ word, others, isMisspelt, isLast }): Query[] => [
        { queries: [word], prefix: isLast, fuzzy: isMisspelt && allowedTypos(word) },
        ...others.map((other) => ({ queries: [other], boostTerm: () => (isMisspelt ? 1 : KIN) })),
      ]),
      tokenize,
      boost: BOOST,
      bm25: BM25,
      weights: WEIGHTS,
    });
  const read = createQueryReader({
    words: known,
    resembles: (word) => index.search(word, { fuzzy: allowedTypos(word), tokenize }).length > 0,
  });

  return {
    search(query, limit) {
      const asked = read(query);
      return find(asked.wanted)
        .flatMap(({ id, score, terms, queryTerms }) => {
          const entry = entries[id as number];
          if (!entry) return [];
          const said = score ** SAID * coverageOf(entry, asked, queryTerms) ** COVERAGE;
          const bonus = titleBonus(entry, asked.words, terms, query);
          return [{ section: entry.section, matches: terms, score: said * bonus }];
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ section: { path, anchor, titles }, matches }) => ({ path, anchor, titles, matches }));
    },
  };
}

function readEntry(section: IndexedSection): Entry {
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
        .flatMap(wordsOf)
        .flatMap((word) => [word, stemmer(word)]),
    ),
    said: new Set([...words, ...titles.flatMap((title) => queryWords(title))]),
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

/** The share of the words of a query that a section covers. */
function coverageOf({ said }: Entry, { wanted, empty }: ReadQuery, found: readonly string[]): number {
  const telling = wanted.map(({ word, others }) => {
    if (found.includes(word)) return 1;
    return others.some((other) => found.includes(other)) ? KIN_COVERS : 0;
  });
  const covered = sum(telling) + EMPTY_COVERS * empty.filter((word) => said.has(word)).length;
  return covered / (telling.length + EMPTY_COVERS * empty.length);
}

/** How much the title says for a section: the nearer title and query are to saying the same, the more. */
function titleBonus(
  { section: { titles }, name, whole, parts, above }: Entry,
  words: readonly string[],
  matches: readonly string[],
  query: string,
): number {
  const nearness = (title: readonly string[]) => {
    const near = title.map((word) => {
      if (words.includes(word)) return 1;
      const beginning = words.find((one) => word.startsWith(one));
      if (beginning !== undefined) return (BEGUN * beginning.length) / word.length;
      return matches.includes(word) ? OTHERWISE : 0;
    });
    // In `node.data.props`, the title above props says node and data already.
    const rest = words.filter((word) => title.includes(word) || !above.has(word));
    return sum(near) / Math.max(title.length, rest.length);
  };
  const closeness = Math.max(nearness(whole), parts.length > 0 ? PARTS * nearness(parts) : 0);
  // `Resolver` is a type, `resolver` a prop.
  const isOtherCase = /^\p{Lu}/u.test(query) && /^\p{Ll}/u.test(name);
  // Of the same title, the one higher up.
  const bonus = 1 + (TITLE_BONUS * closeness ** 2 * (isOtherCase ? 0.5 : 1)) / titles.length ** 0.8;
  if (whole.join(' ') !== words.join(' ') || isOtherCase) return bonus;
  return SAME * bonus * (1 + 1 / titles.length);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
