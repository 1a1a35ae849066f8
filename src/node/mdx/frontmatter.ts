import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { YAMLError } from 'yaml';
import { nearest } from '../../config/nearest';
import { PAGE_KEYS, parseYaml } from '../../config/pageHead';

/** MDX plugin: remark-mdx-frontmatter, whose errors get their position in the file. */
export function readFrontmatter(this: Processor) {
  const read = remarkMdxFrontmatter.call(this, { parsers: { yaml: parseYaml } }) as (
    tree: Root,
    file: VFile,
  ) => void;
  return (tree: Root, file: VFile): void => {
    assertKnownKeys(tree, file);
    try {
      read(tree, file);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // YAML counts lines from the one after the dashes.
      const place = placeInYaml(error) ?? { line: 1, col: 1 };
      file.fail(explain(error), { line: place.line + 1, column: place.col });
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

/** The position of a YAML error. Values that refer to others, such as `*name`, are only found wrong when read. */
function placeInYaml(error: unknown): Place | undefined {
  return (error as { readonly linePos?: readonly Place[] }).linePos?.[0];
}

function explain(error: Error): string {
  switch ((error as Partial<YAMLError>).code) {
    case 'DUPLICATE_KEY':
      return 'The frontmatter has this key twice. Remove one of the two lines.';
    case 'TAB_AS_INDENT':
      return 'The frontmatter has a tab before this key. Start the line with the key.';
    default: {
      // The message repeats position and source.
      const [reason = ''] = error.message.split(/ at line \d+/);
      return `The frontmatter isn’t valid YAML: ${reason}. Put quotes around text that contains ":" or "#", or starts with a bracket, "*", "&" or "!".`;
    }
  }
}
