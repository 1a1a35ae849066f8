import { KINDS } from '../mdx/callouts';
import { explainLanguage, splitInfo } from '../mdx/codeLanguages';
import { editProse, findFences } from '../mdx/prose';
import { explainFlags } from './fenceFlags';
import type { Finding } from './report';
import { countCells, isDelimiterRow, unquote } from './tableRows';

/** Markdown of other generators that pages show as text, and what to write instead. */
const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^\s*\[\[toc\]\]|^\s*\[TOC\]/i, 'The contents of a page are always shown beside it. Remove this line.'],
  [
    /^\s*\$\$|(?<![\w$\\])\$(?=\S)[^$]*\\[a-z]+[^$]*\$/,
    'Formulas aren’t supported. Write code, or show a picture.',
  ],
  [
    /(?<![\w:])(:[a-z][a-z_]*[a-z]:)(?![\w:])/,
    'Names of emoji aren’t supported. Write the character itself.',
  ],
  [
    /^\s*<<<\s/,
    'Code can’t be included like this. Write: import code from "./file.ts?raw" and <pre>{code}</pre>.',
  ],
  [
    /<!--\s*@include/,
    'Files can’t be included like this. Write: import Part from "./part.mdx" and <Part />.',
  ],
  [/^#{2,6}(?=\p{L})/u, 'Write a space after it for a heading.'],
  [
    new RegExp(String.raw`(?<=^\s*>[\s>]*)\[!(?!(?:${Object.keys(KINDS).join('|')})\])[a-z]+\]`, 'i'),
    `For a callout, write one of ${Object.keys(KINDS).join(', ')} after the "!".`,
  ],
  [
    /\[[^\]]+\]\([^()<>"'\s]+ [^()<>"']*\)/,
    'An address can’t have spaces. Write %20 for each, or <…> around the address.',
  ],
];

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
    for (const [pattern, advice] of UNSUPPORTED) {
      const found = pattern.exec(prose);
      if (found) add(line, found.index + 1, `"${found[0].trim()}" is shown as text. ${advice}`);
    }
    for (const { index, message } of findUndefined(prose, lowerCase)) add(line, index + 1, message);
    return prose;
  });
  for (const { line, info, lineCount } of findFences(text)) {
    const { language, flags } = splitInfo(info);
    for (const problem of [explainLanguage(language), ...explainFlags(flags, lineCount)])
      if (problem !== undefined) add(line, 1, problem);
  }
  return findings;
}

/** `[words][name]`, `[name][]` and `![words][name]`. Not `list[0][1]`, and not names with code. */
const REFERENCE = /(?<![\w\])}\\])!?\[([^[\]^\uE002][^[\]\uE002]*)\]\[([^[\]^\uE002]*)\]/g;
const FOOTNOTE = /\[\^[^\]\s]+\](?!:)/g;

/** Links, pictures and footnotes in a line whose name is defined nowhere in the text of the page, given in lower case. */
function findUndefined(prose: string, text: string): { index: number; message: string }[] {
  const isDefined = (mark: string) => text.includes(`${mark.toLowerCase()}:`);
  const links = [...prose.matchAll(REFERENCE)].map(({ 0: link, 1: words = '', 2: name = '', index }) => {
    const mark = `[${name || words}]`;
    const advice = `Write the address on a line of its own: ${mark}: /path`;
    return { mark, index, message: `"${link}" is shown as text. ${advice}` };
  });
  const footnotes = [...prose.matchAll(FOOTNOTE)].map(({ 0: mark, index }) => {
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
