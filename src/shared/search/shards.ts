import { listWords, type SearchIndex } from './searchIndex';
import { wordsOf } from './words';

/**
 * The index of a large site, in shards: posting lists by word, and the sections of each page. A query fetches the shards
 * of its words and of the best pages, so its cost doesn't grow with the site.
 */
export interface ShardIndex {
  /** Path and title of each page. */
  readonly pages: readonly (readonly [path: string, title: string])[];
  /** The first word of each posting file, sorted. */
  readonly firstWords: readonly string[];
}

/** Posting lists by word: `2 * page + (inTitle ? 1 : 0)`, delta-encoded. */
export type PostingShard = Readonly<Record<string, readonly number[]>>;

/** Postings per file: about 10 kB compressed. */
const NUMBERS_PER_FILE = 8000;

interface PackedShards {
  readonly index: ShardIndex;
  readonly postingShards: readonly PostingShard[];
}

/** Takes the index of each page; the first section is the page itself. `read`: as of `packSections`. */
export function packShards(pages: readonly SearchIndex[], read = wordsOf): PackedShards {
  const postings = new Map<string, number[]>();
  pages.forEach((index, page) => {
    const titles = new Set(titlesOf(index).flatMap((title) => read(title)));
    new Set([...titles, ...listWords(index)]).forEach((word) => {
      const number = 2 * page + (titles.has(word) ? 1 : 0);
      const known = postings.get(word);
      if (known) known.push(number);
      else postings.set(word, [number]);
    });
  });
  const files: Record<string, readonly number[]>[] = [];
  // Not read from the object's keys, because integer-like keys such as "9" and "10" come first there.
  const firstWords: string[] = [];
  let room = 0;
  for (const [word, numbers] of [...postings].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (room < numbers.length) {
      files.push({});
      firstWords.push(word);
      room = NUMBERS_PER_FILE;
    }
    const file = files.at(-1);
    if (file) file[word] = numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
    room -= numbers.length;
  }
  return {
    index: {
      pages: pages.map((index) => [index.pages[0]?.[0] ?? '', titlesOf(index)[0] ?? '']),
      firstWords,
    },
    postingShards: files,
  };
}

function titlesOf({ pages: [page] }: SearchIndex): string[] {
  const [, ...sections] = page ?? [''];
  return sections.map(([, , title]) => title);
}

/** Indexes of the posting files that may have words from `from` to `to`, both included. */
export function filesBetween({ firstWords }: ShardIndex, from: string, to: string): number[] {
  return firstWords.flatMap((first, file) => {
    const next = firstWords[file + 1];
    return first <= to && (next === undefined || next > from) ? [file] : [];
  });
}

/** A page that has a word. */
interface Posting {
  readonly page: number;
  /** Whether a heading of the page has the word. */
  readonly isInTitle: boolean;
}

export function unpackPostings(deltas: readonly number[]): Posting[] {
  let number = 0;
  return deltas.map((delta) => {
    number += delta;
    return { page: number >> 1, isInTitle: number % 2 === 1 };
  });
}

/**
 * `/assets/search.1a2b3c4d.json`, words, 3 → `/assets/search.1a2b3c4d/words-3.json`. The address of shards contains the hash
 * of the index.
 */
export function partAddress(address: string, kind: 'words' | 'page', number: number): string {
  return address.replace(/\.json$/, `/${kind}-${number}.json`);
}
