import { VFile } from 'vfile';
import { componentNames } from '../../app/renderContent';
import { parsePage } from '../mdx/syntaxPlugins';
import { rejectUndefinedNames } from '../mdx/undefinedNames';
import { replaceOutsideCode } from './maskCode';

/** The marks of MDX, but those around the id at the end of a heading. */
const MARKS = /(?<!\\)(?:[<{](?!#[^{}]*\}\s*$)|(?<!\{#[^{}]*)\})|^(\s*)(?=:::)/g;

/** Shows the marks of MDX as text on lines that still don't parse, or that read names nobody defines. */
export function escapeRest(text: string, note: (line: number, message: string) => void): string {
  const lines = text.split('\n');
  for (let attempt = 0; attempt <= lines.length; attempt++) {
    const failure = findFailure(lines.join('\n'));
    const index = (failure?.line ?? 0) - 1;
    const line = lines[index];
    if (!failure || line === undefined) break;
    const marked = replaceOutsideCode(line, MARKS, ([mark = '']) =>
      /[<{}]/.test(mark) ? `\\${mark}` : `${mark}\\`,
    );
    // In an address, a backslash is part of it.
    const escaped = marked === line ? line.replaceAll('\\<', '&lt;') : marked;
    if (escaped === line) {
      note(index + 1, `the page has an error: ${failure.message}`);
      break;
    }
    note(index + 1, `shown as text: ${line.trim().slice(0, 60)}`);
    lines[index] = escaped;
  }
  return lines.join('\n');
}

function findFailure(text: string): { readonly line: number; readonly message: string } | undefined {
  try {
    rejectUndefinedNames(componentNames)()(parsePage(text), new VFile(text));
    return undefined;
  } catch (error) {
    const { line, reason } = error as { readonly line?: number; readonly reason?: string };
    if (line === undefined) throw error;
    // An element that is never closed is reported where its end was expected.
    const opened = /closing tag for `<[^`]*>` \((\d+):/.exec(reason ?? '')?.[1];
    return { line: opened === undefined ? line : Number(opened), message: reason ?? '' };
  }
}
