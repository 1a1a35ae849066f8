import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** MDX plugin: names a table after the heading above it, because Markdown has no captions. */
export function labelTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      else if (node.tagName === 'table' && heading !== '') node.properties['ariaLabel'] = heading;
    });
  };
}
