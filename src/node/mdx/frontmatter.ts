import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { nearest } from '../../config/nearest';

/** MDX plugin: remark-mdx-frontmatter, whose complaints stand where they belong in the file. */
export function readFrontmatter(this: Processor) {
  const read = remarkMdxFrontmatter.call(this) as (tree: Root, file: VFile) => void;
  return (tree: Root, file: VFile): void => {
    assertKnownKeys(tree, file);
    try {
      read(tree, file);
    } catch (error) {
      const place = placeInYaml(error);
      if (!(error instanceof Error) || !place) throw error;
      // YAML counts from the line after the dashes; its message repeats the place, and shows the text.
      const [reason = ''] = error.message.split(/ at line \d+/);
      file.fail(
        `The frontmatter isn’t valid YAML: ${reason}. Put quotes around text that contains ":" or "#".`,
        {
          line: place.line + 1,
          column: place.col,
        },
      );
    }
  };
}

/** Keys that a page has a use for. */
const KEYS = ['title', 'description'];

function assertKnownKeys(tree: Root, file: VFile): void {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return;
  for (const [index, line] of first.value.split('\n').entries()) {
    const key = /^([\w-]+)\s*:/.exec(line)?.[1];
    if (key === undefined || KEYS.includes(key)) continue;
    const near = nearest(key, KEYS);
    // Others may be meant for other tools.
    if (near === undefined) continue;
    file.fail(`Unknown frontmatter key "${key}". Did you mean "${near}"?`, {
      line: (first.position?.start.line ?? 1) + index + 1,
      column: 1,
    });
  }
}

interface Place {
  readonly line: number;
  readonly col: number;
}

/** Where a parser of YAML stopped. */
function placeInYaml(error: unknown): Place | undefined {
  return (error as { readonly linePos?: readonly Place[] }).linePos?.[0];
}
