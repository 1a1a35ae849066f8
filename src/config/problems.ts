import type { Position } from './locate';

/** One thing wrong in a file the maintainer wrote. */
export interface Problem {
  /** File relative to the site folder. */
  readonly file: string;
  /** Absent when the file as a whole is the problem. */
  readonly position?: Position;
  /** Key path in the author's notation, such as `navbar.items[2].href`; empty for the whole file. */
  readonly at: string;
  /** What was expected and what was found. */
  readonly message: string;
  /** The right value nearest to the one found. */
  readonly suggestion?: string | undefined;
  /** The line it stands on, as written. */
  readonly sourceLine?: string | undefined;
}

/** The configuration can't be used. Its message lists every problem; there is no need for a stack trace. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the configuration\n\n${problems.map(formatProblem).join('\n\n')}\n`);
  }
}

/** A problem as the terminal shows it: `file:line:column`, the key, a sentence, and the line with a mark below it. */
export function formatProblem({ file, position, at, message, suggestion, sourceLine }: Problem): string {
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  const head = `${place}  ${at ? `${at}: ` : ''}${message}.${hint}`;
  if (!position || sourceLine === undefined) return head;
  const gutter = String(position.line);
  // Tabs are kept in the padding so that the mark stands under the right character.
  const padding = sourceLine.slice(0, position.column - 1).replace(/[^\t]/g, ' ');
  return `${head}\n  ${gutter} | ${sourceLine}\n  ${' '.repeat(gutter.length)} | ${padding}^`;
}
