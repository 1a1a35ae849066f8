import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../../config/nearest';
import { isSpelled } from '../support/isSpelled';

/**
 * MDX plugin: fails on a code block that continues a page that doesn't exist, because the samples couldn't be built:
 * `continues="guides/start guides/tutorial"`. `root`: the site folder.
 */
export function rejectUnknownPages(root: string) {
  return () =>
    (tree: Root, file: VFile): void =>
      visit(tree, 'code', (node) => {
        const names = /(?:^|\s)continues="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
        const isMissing = (name: string) => !isSpelled(root, join(root, 'docs', `${name}.mdx`));
        const missing = names.match(/\S+/g)?.find(isMissing);
        if (missing === undefined) return;
        const near = nearest(missing, listPages(root));
        const hint =
          near === undefined ? 'Write its file below docs/ without ".mdx".' : `Did you mean "${near}"?`;
        file.fail(`continues: there is no page "${missing}". ${hint}`, node);
      });
}

const listPages = (root: string): string[] =>
  readdirSync(join(root, 'docs'), { recursive: true }).flatMap((file) =>
    /\.mdx$/.test(String(file)) ? String(file).replaceAll('\\', '/').slice(0, -'.mdx'.length) : [],
  );
