import type { Section } from './section';
import { wordsOf } from './words';

/**
 * Inverted index: per section its headings and delta-encoded ids into one word list. The text is not stored, which
 * saves two thirds; the excerpt is read from the page, which the browser usually has cached.
 */
export interface SearchIndex {
  /** All words of the texts by descending frequency, separated by spaces. */
  readonly words: string;
  readonly pages: readonly PageEntry[];
}

type PageEntry = readonly [path: string, ...sections: SectionEntry[]];

/** `depth`: number of headings down to its own. `words`: ids into `SearchIndex.words`, delta-encoded. */
type SectionEntry = readonly [depth: number, anchor: string, title: string, ...words: number[]];

/** A section with its words in place of its text. */
export interface IndexedSection extends Omit<Section, 'text'> {
  readonly words: readonly string[];
}

/** Sections of the same page have to be adjacent. `read`: `wordsOf`, or a function that remembers its results. */
export function packSections(sections: readonly Section[], read = wordsOf): SearchIndex {
  return packWords(sections.map((section) => ({ ...section, words: ownWords(section, read) })));
}

/** The index of several pages from the index of each. */
export function joinIndexes(pages: readonly SearchIndex[]): SearchIndex {
  return packWords(pages.flatMap(unpackSections));
}

function packWords(sections: readonly IndexedSection[]): SearchIndex {
  const words = byFrequency(sections.map((section) => section.words));
  const numbers = new Map(words.map((word, number) => [word, number]));
  const pages: [string, ...SectionEntry[]][] = [];
  sections.forEach(({ path, anchor, titles, words: own }) => {
    if (pages.at(-1)?.[0] !== path) pages.push([path]);
    const found = own.map((word) => numbers.get(word) ?? 0).sort((one, other) => one - other);
    const deltas = found.map((number, index) => number - (found[index - 1] ?? 0));
    pages.at(-1)?.push([titles.length, anchor, titles.at(-1) ?? '', ...deltas]);
  });
  return { words: words.join(' '), pages };
}

/** The words of all texts. */
export const listWords = ({ words }: SearchIndex): string[] => (words === '' ? [] : words.split(' '));

export function unpackSections(index: SearchIndex): IndexedSection[] {
  const all = listWords(index);
  return index.pages.flatMap(([path, ...sections]) => {
    let titles: readonly string[] = [];
    return sections.map(([depth, anchor, title, ...deltas]) => {
      titles = [...titles.slice(0, depth - 1), title];
      let number = 0;
      const words = deltas.map((delta) => all[(number += delta)] ?? '');
      return { path, anchor, titles, words };
    });
  });
}

/** The words of a section, without those of its heading. */
function ownWords({ titles, text }: Section, read: typeof wordsOf): string[] {
  const title = new Set(read(titles.at(-1) ?? ''));
  return [...new Set(read(text))].filter((word) => !title.has(word));
}

/** Frequent words get small ids: the file compresses a fifth better. */
function byFrequency(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  texts.flat().forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}
