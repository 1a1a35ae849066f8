import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Aligned table columns as data attributes: `align` is no attribute of HTML any more, and the content security policy
 * allows no inline style.
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
