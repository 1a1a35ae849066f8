/** The text of a Markdown file with spaces in place of frontmatter, fenced code and inline code, so that offsets stay. */
export function maskCode(source: string): string {
  return source
    .replace(/^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/, blank)
    .replace(
      /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\2[`~]*[ \t]*$/gm,
      blank,
    )
    .replace(/(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g, blank);
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** A replacement of a part of a text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces the matches of a pattern outside of code. `replace` returns undefined to keep a match. It gets the match as
 * written, whose groups have spaces in place of code.
 */
export function replaceOutsideCode(
  source: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray, line: number) => string | undefined,
): string {
  const edits = [...maskCode(source).matchAll(pattern)].flatMap((match): Edit[] => {
    const line = source.slice(0, match.index).split('\n').length;
    const end = match.index + match[0].length;
    match[0] = source.slice(match.index, end);
    const text = replace(match, line);
    return text === undefined ? [] : [{ start: match.index, end, text }];
  });
  return edits.reduceRight(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    source,
  );
}

/** What replaces text that is removed, so that lines keep their numbers. */
export const newlines = (text: string) => text.replace(/[^\n]/g, '');
