/**
 * Edits the text of a Markdown file line by line: `edit` gets a line without its line break, `code in backticks` replaced
 * by placeholders. Frontmatter, fenced code, and lines of `import` and `export` stay.
 */
export function editProse(source: string, edit: (text: string, line: number) => string): string {
  let fence = '';
  let isFrontmatter = false;
  let isModule = false;
  return source
    .split('\n')
    .map((line, index) => {
      if (index === 0 && /^\uFEFF?---[ \t]*\r?$/.test(line)) isFrontmatter = true;
      else if (isFrontmatter) isFrontmatter = !/^---[ \t]*\r?$/.test(line);
      else {
        const mark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
        if (fence !== '') {
          if (mark.startsWith(fence) && line.trim().endsWith(mark)) fence = '';
          return line;
        }
        if (mark !== '') {
          fence = mark;
          return line;
        }
        isModule = isModule ? line.trim() !== '' : /^(?:import|export)\s/.test(line);
        return isModule ? line : editOutsideCode(line, (text) => edit(text, index + 1));
      }
      return line;
    })
    .join('\n');
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
