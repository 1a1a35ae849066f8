import type { Section } from './section';
import { wordsOf } from './words';

/**
 * What a large site is searched in: which words are on which pages, in files of a few words each, and a file with the
 * sections of each page. A query fetches the files of its words and those of the pages that hold them: what an answer
 * costs does not grow with the site.
 */
export interface Directory {
  /** Titles of the pages, by their paths. */
  readonly pages: readonly (readonly [path: string, title: string])[];
  /** The first word of each file of words, in the order of the alphabet. */
  readonly firstWords: readonly string[];
}

/**
 * A file of words: for each, twice the numbers of the pages it is on, and one more where a title of the page says it; each
 * less the one before.
 */
export type WordFile = Readonly<Record<string, readonly number[]>>;

/** Pages that one word file may name, over all its words: some 10 kB compressed. */
const NUMBERS_PER_FILE = 8000;

export interface PackedDirectory {
  readonly directory: Directory;
  readonly wordFiles: readonly WordFile[];
}

/** Sections of the same page have to stand together; the first one is the page's own. */
export function packDirectory(pages: readonly (readonly Section[])[]): PackedDirectory {
  const places = new Map<string, number[]>();
  pages.forEach((sections, page) => {
    const titles = new Set(sections.flatMap((section) => wordsOf(section.titles.at(-1) ?? '')));
    const words = new Set([...titles, ...sections.flatMap(({ text }) => wordsOf(text))]);
    words.forEach((word) => {
      const number = 2 * page + (titles.has(word) ? 1 : 0);
      const known = places.get(word);
      if (known) known.push(number);
      else places.set(word, [number]);
    });
  });
  const files: Record<string, readonly number[]>[] = [];
  // Noted as they come: an object has keys like "9" and "10" before all others, in the order of numbers.
  const firstWords: string[] = [];
  let room = 0;
  for (const [word, numbers] of [...places].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (room < numbers.length) {
      files.push({});
      firstWords.push(word);
      room = NUMBERS_PER_FILE;
    }
    const file = files.at(-1);
    if (file) file[word] = numbers.map((number, place) => number - (numbers[place - 1] ?? 0));
    room -= numbers.length;
  }
  return {
    directory: {
      pages: pages.map(([first]) => [first?.path ?? '', first?.titles[0] ?? '']),
      firstWords,
    },
    wordFiles: files,
  };
}

/** The numbers of the files that may hold words between two, both included. */
export function filesBetween({ firstWords }: Directory, from: string, to: string): number[] {
  return firstWords.flatMap((first, file) => {
    const next = firstWords[file + 1];
    return first <= to && (next === undefined || next > from) ? [file] : [];
  });
}

/** A page with a word on it. */
export interface WordPlace {
  readonly page: number;
  /** Whether a title says it, of the page or of a section. */
  readonly isInTitle: boolean;
}

export function unpackPlaces(steps: readonly number[]): WordPlace[] {
  let number = 0;
  return steps.map((step) => {
    number += step;
    return { page: number >> 1, isInTitle: number % 2 === 1 };
  });
}

/** `/assets/search.1a2b3c4d.json`, words, 3 → `/assets/search.1a2b3c4d/words-3.json`: the parts change with the whole. */
export function partAddress(address: string, kind: 'words' | 'page', number: number): string {
  return address.replace(/\.json$/, `/${kind}-${number}.json`);
}
