import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '../../shared/page';
import { exportConstant } from './exportConstant';
import { type JsxElement, literalAttributes } from './literalAttributes';
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

/**
 * MDX plugin: exports the `toc` of a page, its second- and third-level headings and the methods below them, except
 * advanced and deprecated ones. Runs after fixHeadingIds.
 */
export function exportToc() {
  return (tree: Root): void => {
    const entries: TocEntry[] = [];
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Member') entries.push(...methodEntry(node));
      if (node.type === 'element') entries.push(...headingEntry(node));
    });
    tree.children.push(exportConstant('toc', entries));
  };
}

/** The entry of a member that is a method; none for another. */
function methodEntry(member: Pick<JsxElement, 'attributes'>): TocEntry[] {
  const { id, name, type, status } = literalAttributes(member);
  return id && name && type?.includes('=>') && !status ? [{ id, text: name, depth: 3 }] : [];
}

/** The entry of a heading; none for another element. */
function headingEntry(element: Element): TocEntry[] {
  const depth = element.tagName === 'h2' ? 2 : element.tagName === 'h3' ? 3 : undefined;
  const { id, className } = element.properties;
  // The heading of footnotes is only for screen readers.
  const isSeen = className?.toString() !== 'sr-only';
  return depth && typeof id === 'string' && isSeen ? [{ id, text: toString(element), depth }] : [];
}
