import { UNUSABLE_CHARACTER } from './checkedText';
import type { Position } from './locate';

/** A problem in a file of the site. */
export interface Problem {
  /** File relative to the site folder. */
  readonly file: string;
  /** Absent when the file as a whole is the problem. */
  readonly position?: Position;
  /** Key path, such as `navbar.items[2].href`; empty for the whole file. */
  readonly at: string;
  /** What was expected and what was found, without a full stop. */
  readonly message: string;
  /** The valid value most similar to the one found. */
  readonly suggestion?: string | undefined;
  /** The source line. */
  readonly sourceLine?: string | undefined;
}

/** Maximum number of printed problems. One wrong line can cause hundreds, and the first ones help most. */
const MAX_PRINTED = 20;

/** An invalid configuration. The message lists the problems, so commands print no stack trace. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const printed = problems.slice(0, MAX_PRINTED).map(formatProblem);
    const rest = problems.length - printed.length;
    if (rest > 0) printed.push(`… and ${rest} more`);
    super(`${count} in the configuration\n\n${printed.join('\n\n')}\n`);
  }
}

/** Formats a problem for the terminal: `file:line:column`, the key, the message, and the source line with a mark below it. */
export function formatProblem({ file, position, at, message, suggestion, sourceLine }: Problem): string {
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  const head = `${place}  ${at ? `${showInvisible(at)}: ` : ''}${message}.${hint}`;
  if (!position || sourceLine === undefined) return head;
  const gutter = String(position.line);
  const { excerpt, column } = excerptOf(sourceLine, position.column);
  // Tabs stay in the padding so that the mark is below the right character.
  const padding = excerpt.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `${head}\n  ${gutter} | ${excerpt}\n  ${' '.repeat(gutter.length)} | ${padding}^`;
}

/** Characters of the line printed on each side of the mark. */
const EXCERPT_SIDE = 100;

/** The part of a line around a column (counted from 1), with U+FFFD in place of invisible characters. */
function excerptOf(line: string, column: number): { readonly excerpt: string; readonly column: number } {
  const start = column - 1 > EXCERPT_SIDE ? column - 1 - EXCERPT_SIDE : 0;
  const excerpt = line
    .slice(start, column - 1 + EXCERPT_SIDE)
    .replace(allUnusable, (character) => (character === '\t' ? character : '\uFFFD'));
  return { excerpt, column: column - start };
}

const allUnusable = new RegExp(UNUSABLE_CHARACTER, 'gu');

/** Escapes characters that would move the cursor or reverse the text: `\u202E`. */
export function showInvisible(text: string): string {
  return text.replace(
    allUnusable,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
