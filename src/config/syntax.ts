import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { nameCharacter } from './checkedText';

/** A syntax error. `offset` is in UTF-16 code units. */
interface SyntaxFault {
  readonly message: string;
  readonly offset: number;
}

/** Maximum nesting. The parser is recursive, so deeper nesting would overflow its stack. */
const MAX_DEPTH = 100;

/** A string, so that brackets inside are skipped, or a bracket. */
const STRING_OR_BRACKET = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[[{\]}]/g;

/** The first bracket that is nested too deeply for the parser. */
export function findTooDeep(text: string): SyntaxFault | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(STRING_OR_BRACKET)) {
    if (/^[[{]/.test(token)) depth++;
    if (/^[\]}]/.test(token)) depth--;
    if (depth > MAX_DEPTH) return { message: `expected at most ${MAX_DEPTH} nested brackets`, offset: index };
  }
  return undefined;
}

/**
 * Explains parser errors: a single cause if it accounts for all of them, otherwise the first error of each line, because
 * the others follow from it.
 */
export function explainSyntaxErrors(text: string, errors: readonly ParseError[]): SyntaxFault[] {
  const [first] = errors;
  if (!first) return [];
  if (text.trim() === '') return [{ message: EMPTY, offset: 0 }];
  const marker = /^(<{7}|={7}|>{7}|\|{7})( .*)?\r?$/m.exec(text);
  if (marker)
    return [
      {
        message:
          'expected no merge conflict; keep one of the two versions and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>"',
        offset: marker.index,
      },
    ];
  if (text[first.offset] === "'")
    return [
      { message: "expected double quotes: JSON doesn't allow single quotes ('…')", offset: first.offset },
    ];
  const lines = new Set<number>();
  return errors
    .map((error) => findExtraComma(text, error) ?? explainSymbol(text, error) ?? describe(error))
    .filter(({ offset }) => {
      const line = text.lastIndexOf('\n', offset - 1);
      return lines.has(line) ? false : lines.add(line);
    });
}

const EMPTY = 'expected a JSON object, found an empty file; start with "{}", and check names what is missing';

function describe({ error, offset }: ParseError): SyntaxFault {
  const code = printParseErrorCode(error);
  return { message: MESSAGES[code] ?? `expected valid JSON (${code})`, offset };
}

/** A missing value or key next to a comma means that the comma is superfluous. */
function findExtraComma(text: string, { error, offset }: ParseError): SyntaxFault | undefined {
  if (!/^(ValueExpected|PropertyNameExpected)$/.test(printParseErrorCode(error))) return undefined;
  if (text[offset] === ',') return { message: 'expected no comma here: one is enough', offset };
  const before = text.slice(0, offset).trimEnd();
  if (!before.endsWith(',')) return undefined;
  const message = "expected no comma after the last entry: JSON doesn't allow it";
  return { message, offset: before.length - 1 };
}

/** Quotation marks that word processors type. */
const OTHER_QUOTES = /[“”„‟‘’‚«»`]/;

/** What to write for a word or a character that JSON doesn't have. */
function explainSymbol(text: string, { error, offset, length }: ParseError): SyntaxFault | undefined {
  if (printParseErrorCode(error) !== 'InvalidSymbol') return undefined;
  const symbol = text.slice(offset, offset + length);
  const fault = (message: string, index = 0) => ({ message: `expected ${message}`, offset: offset + index });
  const hidden = /[\p{C}\p{Z}]/u.exec(symbol);
  if (hidden) return fault(`no invisible character here: remove ${nameCharacter(hidden[0])}`, hidden.index);
  const quotes = OTHER_QUOTES.exec(symbol);
  if (quotes) return fault(`straight double quotes: write " for ${quotes[0]}`, quotes.index);
  if (symbol === ';') return fault('"," between two entries: write it for ";"');
  if (/^=>?$/.test(symbol)) return fault(`":" between the key and its value: write it for "${symbol}"`);
  if (/^\s*:/.test(text.slice(offset + length)))
    return fault(`the key in double quotes: ${JSON.stringify(symbol)}`);
  const literal = symbol.toLowerCase();
  return /^(true|false|null)$/.test(literal)
    ? fault(`"${literal}" in lower case, without quotes`)
    : undefined;
}

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'expected a value: text goes in double quotes',
  InvalidNumberFormat: 'expected a number such as 200 or 0.08',
  PropertyNameExpected: 'expected a key in double quotes here',
  ValueExpected: 'expected a value here',
  ColonExpected: 'expected ":" between the key and its value',
  CommaExpected: 'expected "," before this',
  CloseBraceExpected: 'expected "}" to end the object',
  CloseBracketExpected: 'expected "]" to end the list',
  EndOfFileExpected: 'expected nothing after the end of the document',
  InvalidCommentToken: 'expected no comment: JSON has none',
  UnexpectedEndOfComment: 'expected no comment: JSON has none',
  UnexpectedEndOfString: "expected '\"' to end the text",
  InvalidUnicode: 'expected four hexadecimal digits after "\\u"',
  InvalidEscapeCharacter:
    'expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u after the backslash; in paths, write "/" for "\\"',
  InvalidCharacter: 'expected no control character inside text',
};
