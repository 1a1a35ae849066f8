/** The row of dashes that makes a table of the line above it, if that isn't a heading's underline. GFM, section "Tables". */
export const isDelimiterRow = (line: string) => /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/.test(unquote(line));

/** A line without its indentation, and without the marks of a quote around it. */
export const unquote = (line: string) => line.replace(/^[\s>]*/, '').trim();

/** The number of cells in a row. Pipes separate cells even in code; only a backslash keeps them. */
export const countCells = (row: string) =>
  unquote(row)
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
