import { explainLanguage, splitInfo } from '../mdx/codeLanguages';
import { editProse, findFences } from '../mdx/prose';
import { explainFlags, explainNotation } from './fenceFlags';
import { FOREIGN_SYNTAX } from './foreignSyntax';
import type { Finding } from './report';
import { countCells, isDelimiterRow, unquote } from './tableRows';

/** Finds syntax of other generators that the page shows as text, with its position. */
export function checkSyntax(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const add = (line: number, column: number, message: string) =>
    findings.push({ kind: 'pageFiles', file, line, column, message });
  const lines = text.split('\n');
  const lowerCase = text.toLowerCase();
  editProse(text, (prose, line) => {
    const isInTable = lines[line - 3]?.includes('|');
    const table = isInTable ? undefined : explainTable(lines[line - 2] ?? '', lines[line - 1] ?? '');
    if (table !== undefined) add(line, 1, table);
    for (const [pattern, advice] of FOREIGN_SYNTAX)
      for (const { index, 0: found, 1: shown = found } of findAll(prose, pattern))
        add(line, index + found.length - shown.length + 1, `"${shown.trim()}" is shown as text. ${advice}`);
    for (const { index, 0: link, 1: target } of findAll(prose, EMPTY_LINK))
      add(line, index + 1, `"${link}" has no text that a reader could click. Write [text]${target}.`);
    for (const { index, 0: lowered } of findAll(prose, SUBSCRIPT))
      add(
        line,
        index + 1,
        `"${lowered}" is struck out. For lowered text, write <sub>${lowered.slice(1, -1)}</sub>.`,
      );
    for (const { index, message } of findUndefined(prose, lowerCase)) add(line, index + 1, message);
    return prose;
  });
  for (const { line, info, lineCount } of findFences(text)) {
    const { language, flags } = splitInfo(info);
    for (const problem of [explainLanguage(language), ...explainFlags(flags, lineCount)])
      if (problem !== undefined) add(line, 1, problem);
    lines.slice(line, line + (lineCount ?? 0)).forEach((code, index) => {
      const problem = explainNotation(code);
      if (problem !== undefined) add(line + 1 + index, 1, problem);
    });
  }
  return findings;
}

/** All matches in a line. Most lines have none, which `search` finds much faster than `matchAll`. */
const findAll = (prose: string, pattern: RegExp) =>
  prose.search(pattern) === -1 ? [] : [...prose.matchAll(pattern)];

/** `H~2~O` of other generators. */
const SUBSCRIPT = /(?<=[^\W_])~\d+~(?!~)/g;

/** A link without text. Not `a[](b)`. */
const EMPTY_LINK = /(?<![!\]\w\\])\[\s*\](\([^()\s]+\))/g;

/** `[words][name]`, `[name][]` and `![words][name]`. Not `list[0][1]`, and not names with code. */
const REFERENCE = /(?<![\w\])}\\])!?\[([^[\]^\uE002][^[\]\uE002]*)\]\[([^[\]^\uE002]*)\]/g;
const FOOTNOTE = /\[\^[^\]\s]+\](?!:)/g;

/** Links, pictures and footnotes in a line whose name is defined nowhere in the text of the page, given in lower case. */
function findUndefined(prose: string, text: string): { index: number; message: string }[] {
  const isDefined = (mark: string) => text.includes(`${mark.toLowerCase()}:`);
  const links = findAll(prose, REFERENCE).map(({ 0: link, 1: words = '', 2: name = '', index }) => {
    const mark = `[${name || words}]`;
    const advice = `Write the address on a line of its own: ${mark}: /path`;
    return { mark, index, message: `"${link}" is shown as text. ${advice}` };
  });
  const footnotes = findAll(prose, FOOTNOTE).map(({ 0: mark, index }) => {
    const advice = `Write the footnote on a line of its own: ${mark}: …`;
    return { mark, index, message: `"${mark}" is shown as text. ${advice}` };
  });
  return [...links, ...footnotes].filter(({ mark }) => !isDefined(mark));
}

/** Why a row, or the row of dashes, makes no table with the line above it; undefined for other lines. GFM, section "Tables". */
function explainTable(above: string, line: string): string | undefined {
  const header = unquote(above).replace(/^(?:[-*+]|\d+[.)])\s+(?=\|)/, ''); // of a table in a list
  const row = unquote(line);
  if (!row.includes('|') || !header.includes('|')) return undefined;
  const [expected, found] = [countCells(header), countCells(row)];
  if (!isDelimiterRow(row))
    return expected > 1 && [header, row].every((cells) => /^\|.*\|$/.test(cells))
      ? `This table is shown as text. Write a row of dashes below its first row: ${'| --- '.repeat(expected)}|.`
      : undefined;
  return expected === found
    ? undefined
    : `This table is shown as text. Its first row has ${expected} cells, and the row of dashes has ${found}. Give both the same number.`;
}
