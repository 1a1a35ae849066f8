/** Highlighted code packed into one string: a fifth of the bytes of one JSX call per token. */

/** Text of one colour; without a class it has the colour of plain text. */
export interface Token {
  readonly className?: string | undefined;
  readonly text: string;
}

export interface CodeLine {
  /** Class of the line: `marked`, `added` or `removed`. */
  readonly className?: string | undefined;
  readonly tokens: readonly Token[];
}

// Control characters, which source code doesn't contain. Lines are separated by line breaks.
/** Terminates the class of a line. */
const LINE_CLASS = '\x01';
/** Separates the tokens of a line. */
const NEXT = '\x02';
/** Terminates the class of a token. */
const TOKEN_CLASS = '\x03';

export function packCode(lines: readonly CodeLine[]): string {
  return lines
    .map(({ className, tokens }) => {
      const texts = tokens.map((token) =>
        token.className === undefined ? token.text : token.className + TOKEN_CLASS + token.text,
      );
      return (className === undefined ? '' : className + LINE_CLASS) + texts.join(NEXT);
    })
    .join('\n');
}

export function unpackCode(packed: string): CodeLine[] {
  return packed.split('\n').map((line) => {
    const [className, rest] = cut(line, LINE_CLASS);
    const tokens = rest.split(NEXT).map((token) => {
      const [name, text] = cut(token, TOKEN_CLASS);
      return { className: name, text };
    });
    return { className, tokens };
  });
}

/** The source code. */
export function textOfPacked(packed: string): string {
  return unpackCode(packed)
    .map(({ tokens }) => tokens.map(({ text }) => text).join(''))
    .join('\n');
}

/** Splits at the first separator: the part before it, if there is one, and the rest. */
function cut(text: string, mark: string): [before: string | undefined, rest: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [undefined, text] : [text.slice(0, at), text.slice(at + 1)];
}
