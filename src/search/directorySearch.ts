import MiniSearch from 'minisearch';
import { type Directory, filesBetween, unpackNumbers, type WordFile } from './directory';
import { createLocalIndex, type Found } from './localSearch';
import { allowedTypos, swapsIn, tellingWords } from './readQuery';
import type { SearchFile } from './searchFile';
import { queryWords, wordsOf } from './words';

/** Where the parts of a directory come from. */
export interface DirectoryFiles {
  words(file: number): Promise<WordFile>;
  page(page: number): Promise<SearchFile>;
}

/** How many pages are looked at closely. */
const PAGES = 8;
/** Words that may stand for one of a query: what begins with it, or what it may be misspelt for. */
const WORDS = 12;
/** How much more a page counts that has the word in its title. */
const TITLE = 3;
/** After every other letter. */
const END = '\uffff';

/** Searches a large site: finds the pages that hold the words, then searches those as a small site is searched. */
export function createDirectorySearch(directory: Directory, files: DirectoryFiles) {
  const titles = directory.pages.map(([, title]) => new Set(wordsOf(title)));

  const load = async (from: string, to: string): Promise<ReadonlyMap<string, readonly number[]>> => {
    const loaded = await Promise.all(filesBetween(directory, from, to).map(files.words));
    return new Map(loaded.flatMap((file) => Object.entries(file)));
  };
  /** Words that are somewhere on the site and may be meant by one of a query. */
  const readWord = async (word: string, isLast: boolean) => {
    const near = await load(word, isLast ? word + END : word);
    const begun = [...near.keys()].filter((other) => (isLast ? other.startsWith(word) : other === word));
    if (begun.length > 0)
      return pick(
        near,
        begun.sort((one, other) => one.length - other.length),
      );
    // Misspelt, but hardly in its first letter.
    const all = await load(word.slice(0, 1), word.slice(0, 1) + END);
    const swapped = swapsIn(word).filter((other) => all.has(other));
    return pick(all, swapped.length > 0 ? swapped : findSimilar([...all.keys()], word));
  };

  return async (query: string, limit: number): Promise<Found[]> => {
    const words = tellingWords(queryWords(query), () => true);
    const scores = new Map<number, number>();
    const read = await Promise.all(words.map((word, place) => readWord(word, place === words.length - 1)));
    for (const found of read) {
      const best = new Map<number, number>();
      for (const [word, pages] of found) {
        const rarity = Math.log(1 + directory.pages.length / pages.length);
        for (const page of pages) {
          const worth = rarity * (titles[page]?.has(word) ? TITLE : 1);
          best.set(page, Math.max(best.get(page) ?? 0, worth));
        }
      }
      best.forEach((worth, page) => scores.set(page, (scores.get(page) ?? 0) + worth));
    }
    const pages = [...scores].sort(([, one], [, other]) => other - one).slice(0, PAGES);
    const index = await createLocalIndex(...(await Promise.all(pages.map(([page]) => files.page(page)))));
    return index.search(query, limit);
  };
}

function pick(all: ReadonlyMap<string, readonly number[]>, words: readonly string[]) {
  return words.slice(0, WORDS).map((word) => [word, unpackNumbers(all.get(word) ?? [])] as const);
}

function findSimilar(words: readonly string[], word: string): string[] {
  const index = new MiniSearch({ fields: ['word'], tokenize: (text) => [text] });
  index.addAll(words.map((one, id) => ({ id, word: one })));
  return index.search(word, { fuzzy: allowedTypos(word) }).map(({ id }) => words[id as number] ?? '');
}
