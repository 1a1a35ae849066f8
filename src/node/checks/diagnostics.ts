import { join } from 'node:path';
import { ConfigError, type Problem } from '../../config/problems';
import { BuildError } from '../support/buildError';

/** A problem of a site, for other programs. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** File relative to the site folder. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message: string;
}

/** The problems that an error lists; undefined for a bug of this project. */
export function diagnosticsOf(error: unknown): Diagnostic[] | undefined {
  if (error instanceof ConfigError) return error.problems.map(fromProblem);
  if (!(error instanceof BuildError)) return undefined;
  return error.message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readLine('error', line));
}

/** Reads a printed line: `docs/a.mdx:12:3  Broken link: …`, or with ": " after the place. */
export function readLine(severity: Diagnostic['severity'], text: string): Diagnostic {
  const [, file, line, column, message] =
    /^(\S+\.\w+)(?::(\d+))?(?::(\d+))?(?: {2}|: )(.*)$/.exec(text) ?? [];
  if (file === undefined || message === undefined) return { severity, message: text };
  return {
    severity,
    file,
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
    message,
  };
}

function fromProblem({ file, position, at, message, suggestion }: Problem): Diagnostic {
  const hint = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
  return { severity: 'error', file, ...position, message: `${at ? `${at}: ` : ''}${message}.${hint}` };
}

/**
 * A workflow command that shows a problem beside its line on GitHub: `::error file=docs/a.mdx,line=12,col=3::…`. `folder` is
 * the path of the site in the repository.
 */
export function formatAnnotation(
  { severity, file, line, column, message }: Diagnostic,
  folder: string,
): string {
  const properties = Object.entries({ file: file && join(folder, file), line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escape(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${[severity, properties.join(',')].join(' ').trim()}::${escape(message)}`;
}

const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
