import type { Root, Yaml } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { nearest } from '../../config/nearest';
import { PAGE_KEYS, parseYaml } from '../../config/pageHead';
import { explainYamlError } from './yamlErrors';

/** MDX plugin: remark-mdx-frontmatter, whose errors get their position in the file. */
export function readFrontmatter(this: Processor) {
  const read = remarkMdxFrontmatter.call(this, { parsers: { yaml: parseYaml } }) as (
    tree: Root,
    file: VFile,
  ) => void;
  return (tree: Root, file: VFile): void => {
    const [first] = tree.children;
    if (first?.type === 'yaml') assertKnownKeys(first, file);
    try {
      read(tree, file);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { message, line, col } = explainYamlError(error, first?.type === 'yaml' ? first.value : '');
      // YAML counts lines from the one after the dashes.
      file.fail(message, { line: line + 1, column: col });
    }
  };
}

/** Fails with all misspelt keys, at the place of the first. */
function assertKnownKeys({ value, position }: Yaml, file: VFile): void {
  const start = (position?.start.line ?? 1) + 1;
  const mistakes = value.split('\n').flatMap((text, index) => {
    const message = explainKey(text);
    return message === undefined ? [] : [{ message, line: start + index }];
  });
  const [first, ...others] = mistakes;
  if (!first) return;
  const rest = others.map(({ message, line }) => ` Line ${line}: ${message}`);
  file.fail(first.message + rest.join(''), { line: first.line, column: 1 });
}

/** What is wrong with the key of a line; undefined for other lines. */
function explainKey(line: string): string | undefined {
  const [, key, next = ''] = /^([\w-]+)\s*:(.?)/.exec(line) ?? [];
  if (key === undefined) return undefined;
  // Without a space, the line isn't a key for YAML, but text.
  if (Object.hasOwn(PAGE_KEYS, key)) return /\S/.test(next) ? `Write a space after "${key}:".` : undefined;
  // Short names are near to each other by chance.
  const near = key.length < 4 ? undefined : nearest(key, Object.keys(PAGE_KEYS));
  // Other keys may be for other tools; checkFrontmatter.ts reports them.
  return near && `Unknown frontmatter key "${key}". Did you mean "${near}"?`;
}
