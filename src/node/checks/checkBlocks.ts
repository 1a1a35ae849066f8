import { PAGE_KEYS } from '../../config/pageHead';
import { editProse, findFences } from '../mdx/prose';
import { createFootnoteReader } from './footnotes';
import type { Finding } from './report';
import { countCells, isDelimiterRow } from './tableRows';

type Add = (line: number, message: string) => void;
/** Called with each line of text in order; `whole` has its code, `prose` has not. */
type ReadLine = (line: number, prose: string, whole: string) => void;

/**
 * Finds what takes text from its place in silence: code and `:::` blocks without an end, cells without a column,
 * footnotes without a reference, empty headings, second titles, and ids that two headings share.
 */
export function checkBlocks(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const add: Add = (line, message) => findings.push({ kind: 'pageFiles', file, line, column: 1, message });
  const openFence = findFences(text).find(({ lineCount }) => lineCount === undefined);
  if (openFence) add(openFence.line, OPEN_FENCE);
  const blocks = createBlockReader(add);
  const footnotes = createFootnoteReader(add);
  const readers = [
    blocks.read,
    createTableReader(add),
    createIdReader(add),
    createHeadingReader(add),
    footnotes.read,
  ];
  const lines = text.split('\n');
  editProse(text, (prose, line) => {
    for (const read of readers) read(line, prose, lines[line - 1] ?? '');
    return prose;
  });
  blocks.end();
  footnotes.end();
  return findings;
}

const OPEN_FENCE =
  'This code is never closed, so the rest of the page is code. End it with a line that has only the marks it began with.';

/** As in remark-directive, a line of colons ends the outermost block that has as many or fewer. */
function createBlockReader(add: Add) {
  const open: { readonly name: string; readonly colons: string; readonly line: number }[] = [];
  const read: ReadLine = (line, prose) => {
    const [, colons, name] = /^[\s>]*(?:[-*+]\s+)*(:{3,})[ \t]*([a-z][\w-]*)?/.exec(prose) ?? [];
    if (colons === undefined) {
      if (open.at(-1)?.name === 'code-group' && /^[\s>]*[^\s>{<]/.test(prose)) add(line, STRAY_TEXT);
      return;
    }
    const ended = open.findIndex((block) => block.colons.length <= colons.length);
    if (name !== undefined) open.push({ name, colons, line });
    else if (ended !== -1) open.length = ended;
    else add(line, `"${colons}" is shown as text: it ends no block. ${NESTING}`);
  };
  const end = () => {
    for (const { name, colons, line } of open)
      add(line, `The block "${name}" is never closed. End it with a line that is only "${colons}".`);
  };
  return { read, end };
}

const STRAY_TEXT =
  'This text isn’t shown, because a code group shows only its blocks of code. Move it above or below the group.';
const NESTING = 'Remove it, or begin and end the block around other blocks with more colons than theirs.';

/** The start of a line that ends a table. */
const BLOCK = /^[\s>]*(?:[#<{:]|\[\^|[-*+](?:\s|$)|\d+[.)]\s|(?:[-*_]\s*){3})/;

function createTableReader(add: Add): ReadLine {
  const table = { columns: 0, lastLine: 0, lastCells: 0, indent: '' };
  const readRow = (line: number, row: string) => {
    const cells = countCells(row.replace(/^[\s>]*(?:[-*+]|\d+[.)])\s+(?=\|)/, '')); // not the mark of a list
    // Otherwise there is no table, which checkSyntax.ts reports.
    const isHeaded = table.lastLine === line - 1 && table.lastCells === cells;
    if (isDelimiterRow(row)) table.columns = isHeaded ? cells : 0;
    else if (table.lastLine !== line - 1) table.columns = 0;
    table.lastLine = line;
    table.lastCells = cells;
    if (table.columns > 0 && cells > table.columns)
      add(
        line,
        `This row has ${cells} cells, but the table has ${table.columns === 1 ? '1 column' : `${table.columns} columns`}, so the last cells aren’t shown. If a "|" is text, write "\\|".`,
      );
  };
  const readText = (line: number, text: string, indent: string) => {
    const isBelow = table.columns > 1 && table.lastLine === line - 1 && table.indent === indent;
    if (isBelow && text.trim() !== '' && !BLOCK.test(text))
      add(line, 'This text becomes a row of the table above it. Leave a blank line between them.');
  };
  return (line, _, whole) => {
    const indent = /^[\s>]*/.exec(whole)?.[0] ?? '';
    if (!whole.includes('|')) return readText(line, whole, indent);
    readRow(line, whole);
    table.indent = indent;
  };
}

/** A line that looks like one of the frontmatter. */
const HEAD_LINE = new RegExp(`^(?:${Object.keys(PAGE_KEYS).join('|')}):\\s`);

function createHeadingReader(add: Add): ReadLine {
  const titles: number[] = [];
  let above = '';
  return (line, prose) => {
    if (/^#{1,6}\s*$/.test(prose)) add(line, 'This heading is empty. Write its text, or remove the line.');
    if (/^---\s*$/.test(prose) && HEAD_LINE.test(above))
      add(
        line,
        `"${above.trim()}" becomes a heading. A page has one frontmatter, which begins in its first line.`,
      );
    // Only the second title, because some pages have one in each section.
    if (/^#\s+\S/.test(prose) && titles.push(line) === 2)
      add(line, `This page already has a title, in line ${titles[0]}. Write "##" for headings of sections.`);
    above = prose;
  };
}

function createIdReader(add: Add): ReadLine {
  const lineOf = new Map<string, number>();
  return (line, prose) => {
    const id = /^#{1,6}\s.*\{#([^\s{}]+)\}\s*$/.exec(prose)?.[1];
    if (id === undefined) return;
    const first = lineOf.get(id);
    if (first === undefined) lineOf.set(id, line);
    else
      add(
        line,
        `The heading in line ${first} already has the id "${id}", so no link leads here. Write another id.`,
      );
  };
}
