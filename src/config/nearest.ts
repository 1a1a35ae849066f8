import leven from 'leven';
import { codeOf } from './checkedText';

/** The candidate most similar to `word`; undefined if none is close enough for a typo. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = stemOf(word);
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const stem = stemOf(candidate);
    const distance = leven(wanted, stem);
    if (distance <= maxDistance(wanted, stem) && (!best || distance < best.distance))
      best = { candidate, distance };
  }
  return best?.candidate;
}

/** The nearest candidate in quotes: `"docs/über.mdx"`. If both look the same, with the character that they differ in. */
export function quoteNearest(word: string, candidates: readonly string[]): string | undefined {
  const near = nearest(word, candidates);
  return near === undefined ? undefined : `"${near}"${describeTwin(word, near)}`;
}

/** `, with U+0308`: macOS stores "ü" as two characters, and copied text has invisible ones. */
function describeTwin(word: string, near: string): string {
  if (withoutHidden(word) !== withoutHidden(near)) return '';
  const [added, extra] = [findHidden(near, word), findHidden(word, near)];
  if (added !== undefined) return `, with ${codeOf(added)}`;
  return extra === undefined ? '' : `, without ${codeOf(extra)}`;
}

const withoutHidden = (word: string) => word.normalize('NFC').replace(/\p{C}/gu, '');

const findHidden = (word: string, other: string): string | undefined =>
  [...word].find((character) => /[\p{M}\p{C}]/u.test(character) && !other.includes(character));

/** What is compared: without case, and without what addresses of pages leave out, such as `.html` or a slash at the end. */
const stemOf = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\.html?|\.mdx?|\/)$/, '');

/** Shared folders don't make two paths similar: `docs/four` isn't a typo of `docs/home`. */
function maxDistance(word: string, other: string): number {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const { length } = word.slice(word.lastIndexOf('/', same - 1) + 1);
  return Math.max(0, Math.min(length - 2, Math.max(2, Math.floor(length / 3))));
}
