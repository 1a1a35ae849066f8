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

/** The line, from 1, on which fenced code begins that nothing ends; undefined in most files. */
export function findOpenFence(source: string): number | undefined {
  const lines = createLineReader();
  source.split(/\r?\n/).forEach((line, index) => lines.isProse(line, index));
  return lines.openFence();
}

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
    const mark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
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
