import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * MDX plugin: replaces `align` in tables by a data attribute, because HTML has dropped `align` and the CSP allows no
 * inline styles.
 */
export function alignTables() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ properties }) => {
      const { align } = properties;
      if (align === undefined) return;
      delete properties['align'];
      properties['dataAlign'] = align;
    });
  };
}
