import MiniSearch from 'minisearch';
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

/** Words that say nothing about what is looked for, as long as another word does. */
const EMPTY_WORDS = new Set(
  'a an and are as at be by can could do does for from get how i if in into is it its me my not of on or should so that the their there this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** How much more a match in a title counts than one in the text, and one in the titles above it. */
const BOOST = { title: 5, above: 2, text: 1 };
/** How much a title that says just what the query says raises its section. */
const TITLE_BONUS = 12;
/** How near a word is to one that was meant by it but spelt otherwise; 1 is the same word. */
const MISSPELT = 0.7;

/** Takes in what packSections() made. */
export function createLocalIndex(file: SearchFile): LocalIndex {
  const sections = unpackSections(file);
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
  index.addAll(sections.map((section, id) => ({ ...section, id })));

  const isBeginning = (word: string) => [...known].some((other) => other.startsWith(word));
  const isFine = (word: string, isLast: boolean) => known.has(word) || (isLast && isBeginning(word));
  const find = (words: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search({
      combineWith,
      queries: words.map((word, place) => {
        const isLast = place === words.length - 1;
        if (isFine(word, isLast)) return { queries: [word], prefix: isLast };
        return {
          queries: [word, ...swapsIn(word)],
          combineWith: 'OR',
          fuzzy: (term: string) => term === word && allowedTypos(word),
        };
      }),
      tokenize: (word) => [word],
      boost: BOOST,
    });

  return {
    search(query, limit) {
      const typed = queryWords(query);
      const words = tellingWords(typed, (word) => known.has(word));
      if (words.length === 0) return [];
      const strict = find(words, 'AND');
      const results = strict.length > 0 ? strict : find(words, 'OR');
      return results
        .map(({ id, score, terms }) => {
          const section = sections[id as number] as IndexedSection;
          return { section, matches: terms, score: score * titleBonus(section, typed, terms, query) };
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
        .map(({ section: { path, anchor, titles }, matches }) => ({ path, anchor, titles, matches }));
    },
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

/** All words where none tells anything. */
function tellingWords(words: readonly string[], isKnown: (word: string) => boolean): readonly string[] {
  const isEmpty = (word: string) =>
    EMPTY_WORDS.has(word) || (!isKnown(word) && swapsIn(word).some((other) => EMPTY_WORDS.has(other)));
  const telling = words.filter((word) => !isEmpty(word));
  return telling.length > 0 ? telling : words;
}

/** Edits that may lead from a word nobody wrote to one that somebody did. */
function allowedTypos(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** `noed` → oned, neod, node: two letters that changed places are one mistake, and two edits. */
function swapsIn(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, place) => word.slice(0, place) + letter + word[place] + word.slice(place + 2),
  );
}

/** How much the title says for a section: the nearer title and query are to saying the same, the more. */
function titleBonus(
  { titles }: IndexedSection,
  words: readonly string[],
  matches: readonly string[],
  query: string,
): number {
  const name = titles.at(-1) ?? '';
  const title = queryWords(name);
  const near = title.map((word) => {
    if (words.includes(word)) return 1;
    const beginning = words.find((one) => word.startsWith(one));
    if (beginning !== undefined) return beginning.length / word.length;
    return matches.includes(word) ? MISSPELT : 0;
  });
  const closeness = near.reduce((sum, one) => sum + one, 0) / Math.max(title.length, words.length);
  // `Resolver` is a type, `resolver` a prop.
  const isOtherCase = /^\p{Lu}/u.test(query) && /^\p{Ll}/u.test(name);
  // Of the same title, the one higher up.
  return 1 + (TITLE_BONUS * closeness ** 2 * (isOtherCase ? 0.5 : 1)) / titles.length ** 0.5;
}
