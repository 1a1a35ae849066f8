import { splitName, wordsOf } from '../shared/search/words';

/** A piece of a text, and whether it matches the query. */
interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at the bounds of matching words and parts of words. The pieces add up to the text. */
export function markWords(text: string, matches: readonly string[]): Piece[] {
  const wanted = new Set(matches);
  return text
    .split(/([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)/u)
    .filter((part) => part !== '')
    .flatMap((part) => markParts(part, wanted));
}

export const hasMatch = (text: string, matches: readonly string[]): boolean =>
  markWords(text, matches).some(({ isMatch }) => isMatch);

/** Marks a compound name as a whole if that matches, otherwise its matching parts. */
function markParts(name: string, wanted: ReadonlySet<string>): Piece[] {
  const [whole = '', ...parts] = wordsOf(name);
  const isMatch = wanted.has(whole);
  if (isMatch || !parts.some((part) => wanted.has(part))) return [{ text: name, isMatch }];
  return splitName(name).map((text) => ({ text, isMatch: wordsOf(text).some((word) => wanted.has(word)) }));
}

/** Length of an excerpt in characters, approximately. */
const LENGTH = 150;
/** Characters before the match. */
const BEFORE = 40;

/** The excerpt around the densest cluster of matches, cut between words. */
export function excerptOf(text: string, matches: readonly string[]): string {
  if (text.length <= LENGTH) return text;
  const starts: number[] = [];
  let at = 0;
  for (const { text: part, isMatch } of markWords(text, matches)) {
    if (isMatch) starts.push(at);
    at += part.length;
  }
  const densest = starts.reduce(
    (best, start) => (countWithin(starts, start) > countWithin(starts, best) ? start : best),
    starts[0] ?? 0,
  );
  const from = Math.max(0, Math.min(densest - BEFORE, text.length - LENGTH));
  // Text without spaces (a URL, Japanese) is cut anywhere, but never within the match.
  const word = text.indexOf(' ', from) + 1;
  const begin = from === 0 ? 0 : word > 0 && word <= densest ? word : densest;
  const limit = begin + LENGTH;
  const space = text.lastIndexOf(' ', limit);
  const end = text.length <= limit ? text.length : space > densest ? space : limit;
  // "·" separates the cells of a table; an excerpt neither begins nor ends with one.
  const words = dropLoneSurrogate(text.slice(begin, end)).replace(/^(· )+|( ·)+$/g, '');
  return `${begin > 0 ? '… ' : ''}${words}${end < text.length ? ' …' : ''}`;
}

/** Drops a lone high surrogate left by the cut. */
const dropLoneSurrogate = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

const countWithin = (starts: readonly number[], from: number) =>
  starts.filter((start) => start >= from && start < from + LENGTH - BEFORE).length;
