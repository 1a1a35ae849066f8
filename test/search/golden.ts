import type { IndexedSection } from '../../src/shared/search/searchIndex';
import { type ApiMember, readApi } from '../node/apiMembers';
import { errors, questions } from './questions';

// Expected search results: written by hand, and generated from all API names.

/** A question and its origin. */
interface Case {
  readonly kind: 'question' | 'as it is' | 'typo' | 'beginning';
  readonly ask: string;
  /** The places of which one must rank first. */
  readonly at: readonly string[];
}

const addressOf = ({ path, anchor }: Pick<IndexedSection, 'path' | 'anchor'>) =>
  path + (anchor && `#${anchor}`);

/** Swaps two letters in the middle of the longest word. */
function misspell(text: string): string {
  const words = [...text.matchAll(/[\p{L}\p{N}_]+/gu)];
  const longest = words.reduce((one, other) => (other[0].length > one[0].length ? other : one));
  const at = longest.index + Math.floor(longest[0].length / 2) - 1;
  return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
}

/** A query that is still being typed. */
const begin = (text: string) => text.slice(0, Math.max(4, Math.ceil(text.length * 0.7)));

/** Every case for the sections of the site. Names with the same spelling share their places. */
export function createCases(sections: readonly IndexedSection[]): Case[] {
  const titles = sections.filter(({ titles: { length } }) => length === 1);
  const named = (name: string, path: string) =>
    sections.filter((section) => section.path === path && section.titles.at(-1) === name);
  const names: Omit<Case, 'kind'>[] = [
    ...titles.map((section) => ({ ask: section.titles[0] ?? '', at: [addressOf(section)] })),
    ...readExports().map(({ name, route }) => ({
      ask: name,
      at: [
        ...named(name, `/docs/${route}`).map(addressOf),
        ...titles.filter(({ titles: [title = ''] }) => title.replace(/\W/g, '') === name).map(addressOf),
      ],
    })),
  ];
  const placesOf = (matches: (ask: string) => boolean) =>
    names.filter(({ ask }) => matches(ask)).flatMap(({ at }) => at);
  return [
    ...Object.entries(questions).map(([ask, at]): Case => ({ kind: 'question', ask, at })),
    ...names.flatMap(({ ask }): Case[] => {
      const at = placesOf((other) => other === ask);
      const beginning = begin(ask);
      return [
        { kind: 'as it is', ask, at },
        { kind: 'typo', ask: misspell(ask), at },
        // "Serialized" may be the beginning of any longer name.
        { kind: 'beginning', ask: beginning, at: placesOf((other) => other.startsWith(beginning)) },
      ];
    }),
    ...Object.entries(errors).flatMap(([ask, at]): Case[] => [
      { kind: 'as it is', ask, at },
      { kind: 'typo', ask: misspell(ask), at },
      { kind: 'beginning', ask: begin(ask), at },
    ]),
  ];
}

/** Exports of the packages that the documentation must explain. */
function readExports(): ApiMember[] {
  return readApi().filter(({ surface, mustDocument }) => mustDocument && surface === 'export');
}
