import { wordsOf } from './words';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text where words begin and end that match; together the pieces are the text. */
export function markWords(text: string, matches: readonly string[]): Piece[] {
  const wanted = new Set(matches);
  return text
    .split(/([\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: wordsOf(part).some((word) => wanted.has(word)) }));
}

/** About this many characters stand around a match. */
const LENGTH = 150;
/** How much of that stands before it. */
const BEFORE = 40;

/** The words around the place where most of a text matches, cut between words. */
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
  // What has no space where it would be cut (an address, Japanese) is cut all the same, but never before the match.
  const word = text.indexOf(' ', from) + 1;
  const begin = from === 0 ? 0 : word > 0 && word <= densest ? word : densest;
  const limit = begin + LENGTH;
  const space = text.lastIndexOf(' ', limit);
  const end = text.length <= limit ? text.length : space > densest ? space : limit;
  return `${begin > 0 ? '… ' : ''}${dropHalf(text.slice(begin, end))}${end < text.length ? ' …' : ''}`;
}

/** Without the first half of a sign that takes two places, if it was cut there. */
const dropHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

const countWithin = (starts: readonly number[], from: number) =>
  starts.filter((start) => start >= from && start < from + LENGTH - BEFORE).length;
