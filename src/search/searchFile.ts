import type { Section } from './section';
import { wordsOf } from './words';

/**
 * What the site is searched in: each section as its titles and the numbers of the words it holds. A third of what the
 * texts themselves would weigh; what surrounds a match is read from the page, which the browser mostly has by then.
 */
export interface SearchFile {
  /** Every word of the texts, the most frequent first, with a space between two. */
  readonly words: string;
  readonly pages: readonly PageEntry[];
}

type PageEntry = readonly [path: string, ...sections: SectionEntry[]];

/** `depth`: how many titles lead to it, its own included. `words`: numbers in `words`, each less the one before. */
type SectionEntry = readonly [depth: number, anchor: string, title: string, ...words: number[]];

/** A section as it is looked for: no text, but which words are in it. */
export interface IndexedSection extends Omit<Section, 'text'> {
  readonly words: readonly string[];
}

/** Sections of the same page have to stand together. */
export function packSections(sections: readonly Section[]): SearchFile {
  const texts = sections.map(ownWords);
  const words = byFrequency(texts);
  const numbers = new Map(words.map((word, number) => [word, number]));
  const pages: [string, ...SectionEntry[]][] = [];
  sections.forEach(({ path, anchor, titles }, index) => {
    if (pages.at(-1)?.[0] !== path) pages.push([path]);
    const found = (texts[index] ?? [])
      .map((word) => numbers.get(word) ?? 0)
      .sort((one, other) => one - other);
    const steps = found.map((number, place) => number - (found[place - 1] ?? 0));
    pages.at(-1)?.push([titles.length, anchor, titles.at(-1) ?? '', ...steps]);
  });
  return { words: words.join(' '), pages };
}

export function unpackSections({ words: list, pages }: SearchFile): IndexedSection[] {
  const all = list.split(' ');
  return pages.flatMap(([path, ...sections]) => {
    let titles: readonly string[] = [];
    return sections.map(([depth, anchor, title, ...steps]) => {
      titles = [...titles.slice(0, depth - 1), title];
      let number = 0;
      const words = steps.map((step) => all[(number += step)] ?? '');
      return { path, anchor, titles, words };
    });
  });
}

/** The words of a section that its title does not say already. */
function ownWords({ titles, text }: Section): string[] {
  const title = new Set(wordsOf(titles.at(-1) ?? ''));
  return [...new Set(wordsOf(text))].filter((word) => !title.has(word));
}

/** Small numbers for frequent words: the file compresses a fifth better. */
function byFrequency(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  texts.flat().forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}
