import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * MDX plugin: names a table after the heading above it, because Markdown has no captions. In a table whose first heading
 * is empty, the first cell of each row is a heading too.
 */
export function labelTables() {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table') return;
      if (heading !== '') node.properties['ariaLabel'] = heading;
      const [head, ...rows] = findAll(node, 'tr').map((row) => row.children.find(isElement));
      if (head && toString(head) === '') rows.forEach((cell) => cell && makeRowHeading(cell));
    });
  };
}

function makeRowHeading(cell: Element): void {
  cell.tagName = 'th';
  cell.properties['scope'] = 'row';
}

function findAll(table: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(table, { type: 'element', tagName }, (node) => void found.push(node));
  return found;
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';
