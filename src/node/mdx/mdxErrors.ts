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
      return explainEnd(error.reason, source);
    case 'acorn':
      return explainCode(error);
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

function explainEnd(reason: string, source: string): Explanation | undefined {
  if (!reason.includes('closing brace')) return undefined;
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

function explainCode(error: VFileMessage): Explanation {
  const reason = error.cause instanceof Error ? error.cause.message : 'unexpected code';
  if (error.reason.includes('import'))
    return {
      text: `A line that begins with "import" or "export" is JavaScript, and this isn't valid: ${lowerFirst(reason)}.`,
    };
  return {
    text: `The code in these braces isn't valid JavaScript: ${lowerFirst(reason)}. To show braces as text, write \\{ and \\} or put them in backticks.`,
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
