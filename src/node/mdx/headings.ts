import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../../shared/page';
import { exportConstant } from './exportConstant';

/**
 * MDX plugin: leaves the ids that start with an underscore to the frame (`_app` becomes `app_`), and a heading without a
 * letter has none: `## 🎉` cannot be linked to. Runs after the ids are there.
 */
export function fixHeadingIds() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ tagName, properties }) => {
      const { id } = properties;
      if (!/^h[1-6]$/.test(tagName) || typeof id !== 'string') return;
      if (id === '') delete properties['id'];
      else properties['id'] = id.replace(/^(_+)(.+)/, '$2$1');
    });
}

/** MDX plugin: exports the `toc` of a page, its second- and third-level headings. Runs after the ids are there. */
export function exportToc() {
  return (tree: Root): void => {
    const entries: TocEntry[] = [];
    visit(tree, 'element', (node) => {
      const depth = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : undefined;
      const { id, className } = node.properties;
      // The heading of footnotes is there for screen readers alone.
      const isSeen = className?.toString() !== 'sr-only';
      if (depth && typeof id === 'string' && isSeen) entries.push({ id, text: toString(node), depth });
    });
    tree.children.push(exportConstant('toc', entries));
  };
}
