import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';

/** MDX plugin: remark-mdx-frontmatter, whose complaints stand where they belong in the file. */
export function readFrontmatter(this: Processor) {
  const read = remarkMdxFrontmatter.call(this) as (tree: Root, file: VFile) => void;
  return (tree: Root, file: VFile): void => {
    try {
      read(tree, file);
    } catch (error) {
      const place = placeInYaml(error);
      if (!(error instanceof Error) || !place) throw error;
      // YAML counts from the line after the dashes; its message repeats the place, and shows the text.
      const [reason = ''] = error.message.split(/ at line \d+/);
      file.fail(
        `The frontmatter is no valid YAML: ${reason}. Put quotes around words that hold ":" or "#".`,
        {
          line: place.line + 1,
          column: place.col,
        },
      );
    }
  };
}

interface Place {
  readonly line: number;
  readonly col: number;
}

/** Where a parser of YAML stopped. */
function placeInYaml(error: unknown): Place | undefined {
  return (error as { readonly linePos?: readonly Place[] }).linePos?.[0];
}
