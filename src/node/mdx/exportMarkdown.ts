import { relative } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import type { Config } from '../../config/load';
import { exportConstant } from './exportConstant';
import { createMarkdown } from './markdown';

/** MDX plugin: exports the page as `markdown`. Not for files without a page, which other pages import. */
export function exportMarkdown(readConfig: () => Config) {
  return () =>
    (tree: Root, file: VFile): void => {
      const config = readConfig();
      const name = relative(config.root, file.path).replaceAll('\\', '/');
      const route = config.routes.routes.find((candidate) => candidate.file === name);
      if (!route) return;
      const markdown = createMarkdown(config, { ...route, file: name }, String(file), tree);
      tree.children.push(exportConstant('markdown', markdown) as RootContent);
    };
}
