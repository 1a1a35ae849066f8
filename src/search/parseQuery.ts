import { stemmer } from 'stemmer';
import { queryWords } from '../shared/search/words';

/** A word of a query that is looked up. */
interface QueryTerm {
  readonly word: string;
  /** Indexed words that may replace it: same stem, joined with its neighbour, or transposed letters. */
  readonly variants: readonly string[];
  /** Neither indexed nor of a known stem: matched with typos. */
  readonly isMisspelt: boolean;
  /** The last word may be incomplete, so it also matches as a prefix. */
  readonly isLast: boolean;
}

/** A query, parsed against the words of an index. */
export interface ParsedQuery {
  /** All words, each once. */
  readonly words: readonly string[];
  /** The words that are looked up. */
  readonly terms: readonly QueryTerm[];
  /** Stop words of the query that the index has: they only break ties. */
  readonly stopWords: readonly string[];
}

/** The words of an index. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Whether a word is within the allowed typos of an indexed one. */
  resembles(word: string): boolean;
}

/** Stop words; kept only when the query has nothing else. */
const STOP_WORDS = new Set(
  'a an and another any are as at be by can could do does for from get how i if in into is it its me my not of on or should so that the their there this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Creates the query parser. Stem groups are computed once per index. */
export function createQueryParser({ words: known, resembles }: Vocabulary): (query: string) => ParsedQuery {
  const stemGroups = groupByStem(known);
  const isKnown = (word: string) => known.has(word);
  const isPrefix = (word: string) => [...known].some((other) => other.startsWith(word));
  const sameStem = (word: string) => (stemGroups.get(stemmer(word)) ?? []).filter((other) => other !== word);
  const transposed = (word: string) => (isKnown(word) ? [] : transpositions(word).filter(isKnown));
  const isMatchable = (word: string) =>
    isKnown(word) ||
    isPrefix(word) ||
    sameStem(word).length > 0 ||
    transposed(word).length > 0 ||
    resembles(word);

  return (query) => {
    const words = [...new Set(queryWords(query, isMatchable))];
    const contentWords = withoutStopWords(words, isKnown);
    const neighbours = adjacentWords(query);
    const parseWord = (word: string, position: number): QueryTerm => {
      const isLast = position === contentWords.length - 1;
      const stems = sameStem(word);
      const joined = neighbours.filter((pair) => pair.includes(word)).map((pair) => pair.join(''));
      return {
        word,
        variants: [...new Set([...stems, ...transposed(word), ...joined.filter(isKnown)])],
        isMisspelt: !isKnown(word) && stems.length === 0 && !(isLast && isPrefix(word)),
        isLast,
      };
    };
    return {
      words,
      terms: contentWords.map(parseWord),
      stopWords: words.filter((word) => !contentWords.includes(word) && isKnown(word)),
    };
  };
}

/** drag → dragging, dragged, drag. */
function groupByStem(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const stem = stemmer(word);
    groups.set(stem, [...(groups.get(stem) ?? []), word]);
  }
  return groups;
}

/** Pairs of words separated by a space only: `tool box` may mean `toolbox`. */
function adjacentWords(query: string): readonly (readonly string[])[] {
  return query.split(/[^\p{L}\p{N}_\-\s]+/u).flatMap((run) => {
    const words = queryWords(run);
    return words.slice(1).map((word, position) => [words[position] ?? '', word]);
  });
}

/** The words without stop words and misspelt stop words; all words if nothing else is left. */
export function withoutStopWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  const isStopWord = (word: string) =>
    STOP_WORDS.has(word) || (!isKnown(word) && transpositions(word).some((other) => STOP_WORDS.has(other)));
  const rest = words.filter((word) => !isStopWord(word));
  return rest.length > 0 ? rest : words;
}

/** Edit distance within which a word that is not in the index matches one that is. */
export function allowedTypos(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** `noed` → oned, neod, node. Swapping two letters is one mistake but an edit distance of two. */
export function transpositions(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, position) => word.slice(0, position) + letter + word[position] + word.slice(position + 2),
  );
}
