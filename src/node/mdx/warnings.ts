import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { exportWithParts } from './exportWithParts';

/** A mistake in a page that doesn't keep it from being shown. */
export interface PageWarning {
  /** Relative to the site folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** MDX plugin: exports the messages of the plugins before it as `pageWarnings`. `root`: the site folder. */
export function exportWarnings(root: string) {
  return () =>
    (tree: Root, vfile: VFile): void => {
      const file = relative(root, vfile.path).replaceAll('\\', '/');
      const warnings = vfile.messages.map(({ reason, line = 1, column = 1 }): PageWarning => ({
        file,
        line,
        column,
        message: reason,
      }));
      exportWithParts(tree, 'pageWarnings', warnings);
    };
}
