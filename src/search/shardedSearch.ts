import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { type ShardIndex, filesBetween, unpackPostings, type PostingShard } from '../shared/search/shards';
import { createLocalIndex, type Found } from './localSearch';
import { allowedTypos, transpositions, withoutStopWords } from './parseQuery';
import type { SearchIndex } from '../shared/search/searchIndex';
import { queryWords, wordsOf } from '../shared/search/words';

/** Loads the parts of a split index. */
interface Shards {
  words(file: number): Promise<PostingShard>;
  page(page: number): Promise<SearchIndex>;
}

/** Candidate pages whose sections are ranked. */
const PAGES = 16;
/** Most variants of one query word: words it is a prefix of, or a misspelling of. */
const WORDS = 32;
/** Weight of a page with the word in its title, and in a heading. */
const TITLE = 3;
const SECTION_TITLE = 2;
/** For a page whose title begins with the query. More than the rarest word in a title is worth among a thousand pages. */
const BEGINNING = 21;
/** Sorts after every other character. */
const END = '\uffff';

/** Searches a large site: finds candidate pages by posting lists, then ranks their sections like those of a small site. */
export function createShardedSearch(directory: ShardIndex, files: Shards) {
  const titles = directory.pages.map(([, title]) => wordsOf(title));

  const load = async (from: string, to: string): Promise<ReadonlyMap<string, readonly number[]>> => {
    const loaded = await Promise.all(filesBetween(directory, from, to).map(files.words));
    return new Map(loaded.flatMap((file) => Object.entries(file)));
  };
  /** Indexed words that a query word may mean. */
  const readWord = async (word: string, isLast: boolean) => {
    const stem = stemmer(word);
    const prefix = commonPrefix(word, stem);
    const near = await load(prefix, prefix + END);
    const isMeant = (other: string) => (isLast ? other.startsWith(word) : other === word);
    const shortest = (fits: (other: string) => boolean) =>
      [...near.keys()].filter(fits).sort((one, other) => one.length - other.length);
    const meant = new Set([...shortest(isMeant), ...shortest((other) => stemmer(other) === stem)]);
    if (meant.size > 0) return pick(near, [...meant]);
    // Misspelt: assume that the first letter is right.
    const all = await load(word.slice(0, 1), word.slice(0, 1) + END);
    const swapped = transpositions(word).filter((other) => all.has(other));
    return pick(all, swapped.length > 0 ? swapped : findSimilar([...all.keys()], word));
  };

  const readWords = (words: readonly string[]) =>
    Promise.all(words.map((word, place) => readWord(word, place === words.length - 1)));
  const readQuery = async (query: string) => {
    const words = contentWords(queryWords(query));
    const found = await readWords(words);
    const isMissing = (word: string) => found[words.indexOf(word)]?.length === 0;
    // A compound name that is not indexed is split into its parts.
    const parts = contentWords(queryWords(query, (word) => !isMissing(word)));
    return parts.length > words.length ? readWords(parts) : found;
  };

  return async (query: string, limit: number): Promise<Found[]> => {
    const scores = new Map<number, number>();
    for (const found of await readQuery(query)) {
      const best = new Map<number, number>();
      for (const [word, places] of found) {
        for (const { page, isInTitle } of places) {
          const weight = titles[page]?.includes(word) ? TITLE : isInTitle ? SECTION_TITLE : 1;
          best.set(page, Math.max(best.get(page) ?? 0, weight));
        }
      }
      // Counted over all forms of the word: a rare one, such as "resolves", isn't worth more than "resolver".
      const rarity = Math.log(1 + directory.pages.length / best.size);
      best.forEach((weight, page) => scores.set(page, (scores.get(page) ?? 0) + rarity * weight));
    }
    // A title that is being typed may end in a letter that begins many rarer words.
    const typed = wordsOf(query).join(' ');
    titles.forEach((words, page) => {
      if (typed !== '' && words.join(' ').startsWith(typed))
        scores.set(page, (scores.get(page) ?? 0) + BEGINNING);
    });
    const pages = [...scores].sort(([, one], [, other]) => other - one).slice(0, PAGES);
    const index = await createLocalIndex(...(await Promise.all(pages.map(([page]) => files.page(page)))));
    return index.search(query, limit);
  };
}

/** saving, save → sav: words of the same stem are sorted next to each other. */
function commonPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return one.slice(0, length);
}

const contentWords = (words: readonly string[]) => withoutStopWords(words, () => true);

function pick(all: ReadonlyMap<string, readonly number[]>, words: readonly string[]) {
  return words.slice(0, WORDS).map((word) => [word, unpackPostings(all.get(word) ?? [])] as const);
}

function findSimilar(words: readonly string[], word: string): string[] {
  const index = new MiniSearch({ fields: ['word'], tokenize: (text) => [text] });
  index.addAll(words.map((one, id) => ({ id, word: one })));
  return index.search(word, { fuzzy: allowedTypos(word) }).map(({ id }) => words[id as number] ?? '');
}
