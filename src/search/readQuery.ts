import { stemmer } from 'stemmer';
import { queryWords } from './words';

/** A word of a query. */
export interface Wanted {
  readonly word: string;
  /** Words that may stand for it: of the same stem, joined with its neighbour, or what a misspelt word may be. */
  readonly others: readonly string[];
  readonly isMisspelt: boolean;
  /** The last one may be unfinished. */
  readonly isLast: boolean;
}

/** A query, read with the words that there are. */
export interface ReadQuery {
  /** Its words, once each. */
  readonly words: readonly string[];
  /** Those that tell something. */
  readonly wanted: readonly Wanted[];
  /** Those that tell nothing. */
  readonly empty: readonly string[];
}

/** The words that there are. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Whether one of them may be what was meant by a misspelt word. */
  resembles(word: string): boolean;
}

/** Words that say nothing about what is looked for, as long as another word does. */
const EMPTY_WORDS = new Set(
  'a an and another any are as at be by can could do does for from get how i if in into is it its me my not of on or should so that the their there this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Makes what reads queries: who stands for whom is found once. */
export function createQueryReader({ words: known, resembles }: Vocabulary): (query: string) => ReadQuery {
  const families = groupByStem(known);
  const isKnown = (word: string) => known.has(word);
  const isBegun = (word: string) => [...known].some((other) => other.startsWith(word));
  const kinOf = (word: string) => (families.get(stemmer(word)) ?? []).filter((other) => other !== word);
  const swapsOf = (word: string) => (isKnown(word) ? [] : swapsIn(word).filter(isKnown));
  const isUnderstood = (word: string) =>
    isKnown(word) || isBegun(word) || kinOf(word).length > 0 || swapsOf(word).length > 0 || resembles(word);

  return (query) => {
    const words = [...new Set(queryWords(query, isUnderstood))];
    const telling = tellingWords(words, isKnown);
    const neighbours = neighboursIn(query);
    const readWord = (word: string, place: number): Wanted => {
      const isLast = place === telling.length - 1;
      const kin = kinOf(word);
      const joined = neighbours.filter((pair) => pair.includes(word)).map((pair) => pair.join(''));
      return {
        word,
        others: [...new Set([...kin, ...swapsOf(word), ...joined.filter(isKnown)])],
        isMisspelt: !isKnown(word) && kin.length === 0 && !(isLast && isBegun(word)),
        isLast,
      };
    };
    return {
      words,
      wanted: telling.map(readWord),
      empty: words.filter((word) => !telling.includes(word) && isKnown(word)),
    };
  };
}

/** dragging, dragged, drag: words that end differently. */
function groupByStem(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>();
  for (const word of words) {
    const stem = stemmer(word);
    families.set(stem, [...(families.get(stem) ?? []), word]);
  }
  return families;
}

/** Words with nothing but a space between them: whoever types `tool box` may mean the toolbox. */
function neighboursIn(query: string): readonly (readonly string[])[] {
  return query.split(/[^\p{L}\p{N}_\-\s]+/u).flatMap((run) => {
    const words = queryWords(run);
    return words.slice(1).map((word, place) => [words[place] ?? '', word]);
  });
}

/** All words where none tells anything. */
export function tellingWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  const isEmpty = (word: string) =>
    EMPTY_WORDS.has(word) || (!isKnown(word) && swapsIn(word).some((other) => EMPTY_WORDS.has(other)));
  const telling = words.filter((word) => !isEmpty(word));
  return telling.length > 0 ? telling : words;
}

/** Edits that may lead from a word nobody wrote to one that somebody did. */
export function allowedTypos(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** `noed` → oned, neod, node: two letters that changed places are one mistake, and two edits. */
export function swapsIn(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, place) => word.slice(0, place) + letter + word[place] + word.slice(place + 2),
  );
}
