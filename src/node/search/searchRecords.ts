import type { Config } from '../../config/load';
import { groupLabel } from '../../routes/sidebar';
import { canonicalAddress } from '../../routes/metadata';
import {
  createHierarchy,
  DEPTH,
  escapeHtml,
  type Hierarchy,
  type Level,
  levelOf,
} from '../../shared/search/hierarchy';
import type { Section } from '../../shared/search/section';

/** Bytes of text per record. The service accepts 10 kB per record, including headings and URLs. */
const LIMIT = 5000;

/** A DocSearch record: a heading, or the text below it. Texts are HTML, because DocSearch renders them so. */
export type DocSearchRecord = {
  readonly objectID: string;
  /** Absolute URL with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  /** The page's sidebar group, its title, and the headings down to this one. */
  readonly hierarchy: Hierarchy;
  readonly lang: string;
  readonly weight: { readonly level: number; readonly position: number };
};

/**
 * The records of a site from its sections in reading order: one for the title of each section, and one or more for its
 * text.
 */
export function createDocSearchRecords(
  config: Pick<Config, 'site' | 'routes'>,
  sections: readonly Section[],
): DocSearchRecord[] {
  const nextId = createIds();
  return sections
    .flatMap((section) => {
      const depth = Math.min(section.titles.length, DEPTH);
      const title = { type: levelOf(section.titles), content: null, level: 110 - 10 * depth };
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

/** `/guide#steps-0`: stable while the page keeps its headings. */
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
  const group = groupLabel(routes, path) ?? site.title;
  const address = canonicalAddress(site, path);
  return {
    url: anchor === '' ? address : `${address}#${encodeURIComponent(anchor)}`,
    url_without_anchor: address,
    anchor: anchor === '' ? null : anchor,
    hierarchy: createHierarchy(group, titles),
    lang: site.locale,
  };
}

/** Splits a text between words into parts that fit into a record. Empty text has no parts. */
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

/** Splits a word that doesn't fit into a record: a long URL, or a language without spaces. */
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
