import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../../shared/page';
import { exportConstant } from './exportConstant';
import { HEADING_ID } from './markdownSyntax';

/** MDX plugin: gives a heading the id that its author wrote behind it (`## Steps {#steps}`). */
export function readHeadingIds() {
  return (tree: MarkdownRoot): void =>
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      const id = last?.type === 'text' ? HEADING_ID.exec(last.value)?.[1] : undefined;
      if (last?.type !== 'text' || id === undefined) return;
      last.value = last.value.replace(HEADING_ID, '');
      heading.data = { ...heading.data, hProperties: { id } };
    });
}

/**
 * MDX plugin: moves leading underscores of heading ids to the end (`_app` → `app_`), because such ids are reserved for
 * the frame, and removes the empty ids of headings without letters (`## 🎉`). Runs after rehype-slug.
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

/** MDX plugin: exports the `toc` of a page, its second- and third-level headings. Runs after fixHeadingIds. */
export function exportToc() {
  return (tree: Root): void => {
    const entries: TocEntry[] = [];
    visit(tree, 'element', (node) => {
      const depth = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : undefined;
      const { id, className } = node.properties;
      // The heading of footnotes is only for screen readers.
      const isSeen = className?.toString() !== 'sr-only';
      if (depth && typeof id === 'string' && isSeen) entries.push({ id, text: toString(node), depth });
    });
    tree.children.push(exportConstant('toc', entries));
  };
}
