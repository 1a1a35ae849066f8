import type { Config } from '../config/load';
import { findShell, matchRoute } from '../routes/routes';
import { findGroup } from '../routes/sidebar';
import { canonicalAddress } from '../runtime/metadata';
import type { Section } from '../search/section';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** Titles below `lvl0`. A deeper one takes the place of the last. */
const DEPTH = LEVELS.length - 1;

/** What one record says, in bytes as it is stored. The service takes records of 10 kB, titles and addresses included. */
const LIMIT = 5000;

/** One thing that DocSearch can find: a title, or the text below it. Its texts are HTML: DocSearch draws them as such. */
export type DocSearchRecord = {
  readonly objectID: string;
  /** Full address, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  /** The group of the page, its title, and the titles down to this one. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly lang: string;
  readonly weight: { readonly level: number; readonly position: number };
};

/**
 * The records of a site, from its sections in reading order: one for the title of each section, and one for its text,
 * or several where that is long.
 */
export function createDocSearchRecords(
  config: Pick<Config, 'site' | 'routes'>,
  sections: readonly Section[],
): DocSearchRecord[] {
  const nextId = createIds();
  return sections
    .flatMap((section) => {
      const depth = Math.min(section.titles.length, DEPTH);
      const title = { type: LEVELS[depth] ?? 'lvl1', content: null, level: 110 - 10 * depth };
      const texts = splitText(section.text).map((text) => ({
        type: 'content' as const,
        content: escapeHtml(text),
        level: 0,
      }));
      const common = describeSection(config, section);
      return [title, ...texts].map((part) => ({ objectID: nextId(section), ...common, ...part }));
    })
    .map(({ level, ...record }, position) => ({ ...record, weight: { level, position } }));
}

/** `/guide#steps-0`: stays the same while the page keeps its headings, whatever else the site gains. */
function createIds(): (section: Section) => string {
  const used = new Map<string, number>();
  return ({ path, anchor }) => {
    const place = `${path}#${anchor}`;
    const count = used.get(place) ?? 0;
    used.set(place, count + 1);
    return `${place}-${count}`;
  };
}

function describeSection({ site, routes }: Pick<Config, 'site' | 'routes'>, section: Section) {
  const { path, anchor, titles } = section;
  const route = matchRoute(routes.routes, path);
  const shell = findShell(routes, route);
  const group = (shell && findGroup(shell, path)?.label) ?? shell?.label ?? site.title;
  const address = canonicalAddress(site, path);
  return {
    url: anchor === '' ? address : `${address}#${encodeURIComponent(anchor)}`,
    url_without_anchor: address,
    anchor: anchor === '' ? null : anchor,
    hierarchy: createHierarchy([group, ...fitTitles(titles)]),
    lang: site.locale,
  };
}

const fitTitles = (titles: readonly string[]): readonly string[] =>
  titles.length <= DEPTH ? titles : [...titles.slice(0, DEPTH - 1), ...titles.slice(-1)];

function createHierarchy(names: readonly string[]): DocSearchRecord['hierarchy'] {
  const nameAt = (index: number) => {
    const name = names[index];
    return name === undefined ? null : escapeHtml(name);
  };
  const entries = LEVELS.map((level, index) => [level, nameAt(index)] as const);
  return Object.fromEntries(entries) as Record<Level, string | null>;
}

/** Cuts a text at the ends of words into parts that fit into a record. No text makes no part. */
function splitText(text: string): string[] {
  const parts: { words: string[]; size: number }[] = [];
  for (const word of text.split(' ').filter(Boolean).flatMap(cutWord)) {
    const size = storedSize(word) + ' '.length;
    const last = parts.at(-1);
    if (last && last.size + size <= LIMIT + ' '.length) {
      last.words.push(word);
      last.size += size;
    } else {
      parts.push({ words: [word], size });
    }
  }
  return parts.map(({ words }) => words.join(' '));
}

/** A word that fits into no record (a long address, or a language without spaces) is cut where it has to be. */
function cutWord(word: string): string[] {
  if (storedSize(word) <= LIMIT) return [word];
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of word) {
    const more = storedSize(character);
    if (size + more > LIMIT) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += character;
    size += more;
  }
  return [...parts, part];
}

const storedSize = (text: string) => Buffer.byteLength(JSON.stringify(escapeHtml(text))) - 2;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
