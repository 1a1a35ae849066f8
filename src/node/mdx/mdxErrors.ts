import type { VFileMessage } from 'vfile-message';
import { type Position, positionAt } from '../../config/locate';
import { messageOf } from '../support/messageOf';

/** An error of the MDX compiler, explained for the author of the page. */
interface Explanation {
  readonly text: string;
  /** The position of the mistake, if the compiler reports another one. */
  readonly at?: Position | undefined;
}

/**
 * `docs/a.mdx:8:1: <Admonition> is never closed. …` for an error thrown while an MDX file was compiled. `file` is its
 * path below the site folder.
 */
export function describeMdxError(file: string, source: string, error: unknown): string {
  if (!isMdxMessage(error)) return `${file}: ${messageOf(error)}`;
  const { text, at } = explain(error, source) ?? { text: error.reason };
  const place =
    at ?? (error.line === undefined ? undefined : { line: error.line, column: error.column ?? 1 });
  return place ? `${file}:${place.line}:${place.column}: ${text}` : `${file}: ${text}`;
}

/** Whether the MDX compiler threw an error about a page. */
export const isMdxMessage = (error: unknown): error is VFileMessage =>
  error instanceof Error && typeof (error as Partial<VFileMessage>).reason === 'string';

function explain(error: VFileMessage, source: string): Explanation | undefined {
  switch (error.ruleId) {
    case 'end-tag-mismatch':
      return explainTag(error.reason);
    case 'unexpected-closing-slash':
      return { text: 'This closing tag has no opening tag. Remove it, or add the opening tag before it.' };
    case 'unexpected-character':
      return explainCharacter(error.reason);
    case 'unexpected-eof':
      return explainEnd(error, source);
    case 'acorn':
    case 'non-esm':
      return explainCode(error, source);
    default:
      return undefined;
  }
}

function explainTag(reason: string): Explanation | undefined {
  const crossed = /^Unexpected closing tag `<\/([^`]*)>`, expected .* for `<([^`]*)>` \((\d+):(\d+)-/.exec(
    reason,
  );
  if (crossed) {
    const [, found = '', open = '', line, column] = crossed;
    return {
      text: `Found </${found}>, but <${open}> from ${line}:${column} is still open. Write </${open}> first.`,
    };
  }
  const unclosed = /^Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)-[\d:]+\)( before)?/.exec(reason);
  if (!unclosed) return undefined;
  const [, name = '', line, column, isWithin] = unclosed;
  const at = { line: Number(line), column: Number(column) };
  const remedy = isWithin
    ? `Write </${name}> in the same paragraph, or leave a blank line after <${name}> and before </${name}>`
    : `Write </${name}> after its content, or <${name} /> if it has none`;
  return {
    text: `<${name}> is never closed. ${remedy}. To show it as text, write \\<${name}> or put it in backticks.`,
    at,
  };
}

function explainCharacter(reason: string): Explanation {
  if (reason.includes('before attribute value'))
    return {
      text: 'The value of an attribute needs quotes, as in name="value". For code, write name={code}.',
    };
  const character = /^Unexpected character `(.)`/u.exec(reason)?.[1];
  if (character !== undefined && !/before (?:local )?name/.test(reason))
    return {
      text: `A "<" before this place begins a tag, in which "${character}" isn't allowed here. To show it as text, write \\< or put it in backticks.`,
    };
  return { text: '"<" begins a tag here. For the character itself, write \\< or put it in backticks.' };
}

function explainEnd({ reason, line, column }: VFileMessage, source: string): Explanation | undefined {
  if (!reason.includes('closing brace')) {
    const at = findTag(source, line ?? 1, column ?? 1);
    return at && { text: OPEN_TAG, at };
  }
  // Comments of HTML are parsed as code (markdownSyntax.ts).
  const comment = source.lastIndexOf('<!--');
  if (comment >= 0 && !source.includes('-->', comment))
    return {
      text: '"<!--" begins a comment here that is never closed. Write "-->" after it.',
      at: positionAt(source, comment),
    };
  return {
    text: '"{" begins code here that is never closed. Write "}" after it. For the character itself, write \\{ or put it in backticks.',
    at: findOpenBrace(source),
  };
}

const OPEN_TAG =
  '"<" begins a tag here that is never finished. Write what is missing, such as a quote or ">". For the character itself, write \\< or put it in backticks.';

/** The last "<" before a place. */
function findTag(source: string, line: number, column: number): Position | undefined {
  const lines = source.split('\n').slice(0, line);
  const before = [...lines.slice(0, -1), lines.at(-1)?.slice(0, column - 1)].join('\n');
  const offset = before.lastIndexOf('<');
  return offset < 0 ? undefined : positionAt(source, offset);
}

/** The last brace that is never closed. */
function findOpenBrace(source: string): Position | undefined {
  let closed = 0;
  for (let offset = source.length - 1; offset >= 0; offset--) {
    if (source[offset - 1] === '\\') continue;
    if (source[offset] === '}') closed++;
    if (source[offset] === '{' && closed-- === 0) return positionAt(source, offset);
  }
  return undefined;
}

function explainCode(error: VFileMessage, source: string): Explanation {
  const reason = lowerFirst(error.cause instanceof Error ? error.cause.message : 'unexpected code');
  const lines = source.split('\n');
  const line = error.line ?? 1;
  const text = lines[line - 1] ?? '';
  if (error.reason.includes('import')) return explainModule(reason, text, lines[line - 2] ?? '', line);
  const heading = /^#{1,6}\s.*?(?=\{\s*#)/.exec(text)?.[0];
  if (heading !== undefined) return { text: HEADING_ID, at: { line, column: heading.length + 1 } };
  return {
    text: `The code in these braces isn't valid JavaScript: ${reason}. To show braces as text, write \\{ and \\} or put them in backticks.`,
  };
}

const HEADING_ID =
  'The id of a heading has no spaces and stands at the end of the line, such as {#my-id}. To show braces as text, write \\{ and \\} or put them in backticks.';

/** `text` is the line with the error, `above` the one before it. */
function explainModule(reason: string, text: string, above: string, line: number): Explanation {
  const isBelowImport = /^(?:import|\})\s.*["'];?\s*$/.test(above) && !/^(?:import|export)\s/.test(text);
  if (isBelowImport)
    return {
      text: 'Leave a blank line above this line, because all lines up to the next blank one belong to the "import".',
      at: { line, column: 1 },
    };
  return {
    text: `A line that begins with "import" or "export" is JavaScript, and this isn't valid: ${reason}.`,
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
