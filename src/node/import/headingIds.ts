import { slug as ownSlug } from 'github-slugger';
import { replaceOutsideCode } from './maskCode';

/** The id that a generator gives to a heading with this text, before it makes repeated ones unique. */
export type SlugHeading = (text: string) => string;

const ACCENTS = /[\u0300-\u036f]/g;
const PUNCTUATION = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** The id that VitePress gives to a heading: "a.b" becomes "a-b", and here "ab". */
export const slugByVitePress: SlugHeading = (text) =>
  text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(PUNCTUATION, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();

/** Keeps the ids of headings that would change, because pages and other sites link to them. */
export function keepHeadingIds(text: string, slug: SlugHeading): string {
  const counts = new Map<string, number>();
  return replaceOutsideCode(text, /^#{1,6}[ \t].*$/gm, ([line]) => {
    if (/\{#[^{}]*\}$/.test(line.trim())) return undefined;
    const words = plainText(line);
    const id = slug(words);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    // Components in headings become text.
    const isSame = id === ownSlug(words) && !/<[A-Z]/.test(line);
    // Ids that begin with an underscore are reserved for the frame.
    if (id === '' || id.startsWith('_') || isSame) return undefined;
    return `${line.trimEnd()} {#${count === 0 ? id : `${id}-${count}`}}`;
  });
}

/** The text of a heading's line, without its marks, the addresses of links, and tags. */
const plainText = (line: string) =>
  line
    .replace(/^#+\s*|\s+#+\s*$/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`[^`]*`)|<[^>`]*>/g, '$1')
    .replace(/[`\\]/g, '')
    .trim();
