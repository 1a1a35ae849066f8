import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx } from './literalAttributes';

/**
 * MDX plugin: turns `<a name="x">`, as in older Markdown, into `<a id="x">`, because checks and links within the site look
 * for ids. Browsers accept both (HTML standard, "indicated part of the document").
 */
export function identifyAnchors() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'a') return;
      const find = (key: string) =>
        node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === key);
      const name = find('name');
      if (name?.type === 'mdxJsxAttribute' && !find('id')) name.name = 'id';
    });
}
