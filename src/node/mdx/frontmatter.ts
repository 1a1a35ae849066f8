import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { nearest } from '../../config/nearest';
import { PAGE_KEYS } from '../../config/pageHead';

/** MDX plugin: remark-mdx-frontmatter, whose errors get their position in the file. */
export function readFrontmatter(this: Processor) {
  const read = remarkMdxFrontmatter.call(this) as (tree: Root, file: VFile) => void;
  return (tree: Root, file: VFile): void => {
    assertKnownKeys(tree, file);
    try {
      read(tree, file);
    } catch (error) {
      const place = placeInYaml(error);
      if (!(error instanceof Error) || !place) throw error;
      // YAML counts lines from the one after the dashes, and its message repeats position and source.
      const [reason = ''] = error.message.split(/ at line \d+/);
      file.fail(
        `The frontmatter isn’t valid YAML: ${reason}. Put quotes around text that contains ":" or "#", or starts with a bracket.`,
        {
          line: place.line + 1,
          column: place.col,
        },
      );
    }
  };
}

function assertKnownKeys(tree: Root, file: VFile): void {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return;
  for (const [index, line] of first.value.split('\n').entries()) {
    const key = /^([\w-]+)\s*:/.exec(line)?.[1];
    if (key === undefined || Object.hasOwn(PAGE_KEYS, key)) continue;
    // Short names are near to each other by chance.
    const near = key.length < 4 ? undefined : nearest(key, Object.keys(PAGE_KEYS));
    // Other keys may be for other tools; checkFrontmatter.ts reports them.
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

/** The position of a YAML error. */
function placeInYaml(error: unknown): Place | undefined {
  return (error as { readonly linePos?: readonly Place[] }).linePos?.[0];
}
