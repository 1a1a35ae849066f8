/**
 * Edits the text of a Markdown file line by line: `edit` gets a line without its line break, `code in backticks` replaced
 * by placeholders. Frontmatter, fenced code, and lines of `import` and `export` stay.
 */
export function editProse(source: string, edit: (text: string, line: number) => string): string {
  const { isProse } = createLineReader();
  return source
    .split('\n')
    .map((whole, index) => {
      const end = whole.endsWith('\r') ? '\r' : '';
      const line = whole.slice(0, whole.length - end.length);
      return isProse(line, index) ? editOutsideCode(line, (text) => edit(text, index + 1)) + end : whole;
    })
    .join('\n');
}

/** Fenced code of a Markdown file. */
interface Fence {
  /** Its first line, from 1. */
  readonly line: number;
  /** What follows the marks: the language, then options. */
  readonly info: string;
  /** The number of its lines of code; undefined if it is never closed. */
  readonly lineCount: number | undefined;
}

/** All fenced code of a Markdown file, in order. */
export function findFences(source: string): Fence[] {
  const lines = createLineReader();
  const fences: Fence[] = [];
  source.split(/\r?\n/).forEach((text, index) => {
    lines.isProse(text, index);
    const last = fences.at(-1);
    const line = lines.openFence();
    if (line === index + 1) fences.push({ line, info: text.replace(FENCE, '').trim(), lineCount: undefined });
    else if (line === undefined && last && last.lineCount === undefined)
      fences.splice(-1, 1, { ...last, lineCount: index - last.line });
  });
  return fences;
}

/** The start of a line of fenced code, which may be in a quote or a list, with its marks. */
const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}(?!.*`)|~{3,})/;

/** Reads the lines of a file in order: tells of each whether it is text, and which fence is open after it. */
function createLineReader() {
  let fence = '';
  let fenceLine = 0;
  let isFrontmatter = false;
  let isModule = false;
  const isProse = (line: string, index: number): boolean => {
    const isDashes = /^\uFEFF?---[ \t]*$/.test(line);
    if (isFrontmatter || (index === 0 && isDashes)) {
      isFrontmatter = index === 0 || !isDashes;
      return false;
    }
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trimEnd().endsWith(mark)) fence = '';
      return false;
    }
    fence = mark;
    fenceLine = index + 1;
    isModule = isModule ? line.trim() !== '' : /^(?:import|export)\s/.test(line);
    return fence === '' && !isModule;
  };
  return { isProse, openFence: () => (fence === '' ? undefined : fenceLine) };
}

/** Placeholders are as long as what they replace, so that columns stay. */
function editOutsideCode(line: string, edit: (text: string) => string): string {
  const code: string[] = [];
  const text = line.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, (span) => {
    code.push(span);
    return '\uE002'.padEnd(span.length, '\uE003');
  });
  return edit(text).replace(/\uE002\uE003*/g, () => code.shift() ?? '');
}
