import type { YAMLError } from 'yaml';

/** A place in the frontmatter, both counted from 1. */
interface Place {
  readonly line: number;
  readonly col: number;
}

/** A YAML error, explained for the author of the page, with the place of the mistake. */
interface Explanation extends Place {
  readonly message: string;
}

/** `yaml` is the text between the dashes. */
export function explainYamlError(error: Error, yaml: string): Explanation {
  const place = placeOf(error);
  const at = (message: string, { line, col } = place): Explanation => ({ message, line, col });
  switch ((error as Partial<YAMLError>).code) {
    case 'DUPLICATE_KEY':
      return at('The frontmatter has this key twice. Remove one of the two lines.');
    case 'TAB_AS_INDENT':
      return at('The frontmatter has a tab before this key. Start the line with the key.');
    case 'BAD_DQ_ESCAPE':
      return at('In double quotes, "\\" begins an escape. Write "\\\\", or put the text in single quotes.');
  }
  const open = findOpenQuote(yaml);
  if (open) return at(`This text has no closing quote. Write ${open.quote} at its end.`, open);
  const quote = /^[\w-]+\s*:\s*(["'])/.exec(yaml.split('\n')[place.line - 1] ?? '')?.[1];
  if (quote !== undefined && error.message.startsWith('Unexpected scalar')) {
    const other = quote === '"' ? "'" : '"';
    return at(
      `The text ends at the quote before this. To have ${quote} in it, put the text between ${other} and ${other}.`,
    );
  }
  // The message repeats position and source.
  const [reason = ''] = error.message.split(/ at line \d+/);
  return at(
    `The frontmatter isn’t valid YAML: ${reason}. Put quotes around text that contains ":" or "#", or starts with a bracket, "*", "&" or "!".`,
  );
}

/** Values that refer to others, such as `*name`, are only found wrong when read, without a position. */
function placeOf(error: unknown): Place {
  return (error as { readonly linePos?: readonly Place[] }).linePos?.[0] ?? { line: 1, col: 1 };
}

/** A quote after a key that isn't closed on its line; the parser reports the end of the frontmatter. */
function findOpenQuote(yaml: string): (Place & { readonly quote: string }) | undefined {
  const lines = yaml.split('\n');
  for (const [index, line] of lines.entries()) {
    // The next lines of a text are indented.
    if (/^\s/.test(lines[index + 1] ?? '')) continue;
    const [, key = '', double, single] =
      /^([\w-]+\s*:\s*)(?:(")(?:[^"\\]|\\.)*|(')(?:[^']|'')*)\r?$/.exec(line) ?? [];
    const quote = double ?? single;
    if (quote !== undefined) return { quote, line: index + 1, col: key.length + 1 };
  }
  return undefined;
}
