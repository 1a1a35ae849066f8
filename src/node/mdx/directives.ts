import type { BlockContent, Code, Paragraph, RootContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../../config/nearest';
import { callout, component, KINDS } from './callouts';

type Content = readonly RootContent[];

/** The blocks that pages know, by name. */
const BLOCKS: Readonly<Record<string, (label: string | undefined, content: Content) => Content>> = {
  ...Object.fromEntries(
    Object.keys(KINDS).map((name) => [
      name,
      (label?: string, content: Content = []) => [callout(name, label, content)],
    ]),
  ),
  details: (label = 'Details', content) => [
    component('details', {}, [component('summary', {}, [text(label)]), ...content]),
  ],
  'code-group': (_, content) => [component('Tabs', {}, content.flatMap(toTab))],
  raw: (_, content) => content,
  'v-pre': (_, content) => content,
};

/**
 * MDX plugin: turns `:::note[Title]`, `:::details` and `:::code-group` (remark-directive) into components of the site.
 * Fails on a block with another name.
 */
export function convertDirectives() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === 'containerDirective') {
        parent.children.splice(index, 1, ...convertContainer(node, file));
        return index; // Visits what the block became.
      }
      if (node.type !== 'leafDirective' && node.type !== 'textDirective') return;
      parent.children[index] = toText(node, file);
      return SKIP;
    });
  };
}

function convertContainer(
  { name, attributes, children, position }: ContainerDirective,
  file: VFile,
): Content {
  const [first, ...rest] = children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const label = hasLabel ? toString(first) : (attributes?.['title'] ?? undefined);
  const block = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined;
  if (block) return block(label, hasLabel ? rest : children);
  const near = nearest(name, Object.keys(BLOCKS));
  const advice =
    near === undefined ? `Use one of ${Object.keys(BLOCKS).join(', ')}` : `Did you mean ":::${near}"?`;
  return file.fail(`Unknown block ":::${name}". ${advice}`, position?.start);
}

/** ` ```sh [npm] ` → a tab with the label "npm". */
function toTab(node: RootContent): BlockContent[] {
  if (node.type !== 'code') return [];
  const label = /\[([^\]]+)\]/.exec(node.meta ?? '')?.[1] ?? node.lang ?? 'Code';
  const shown: Code = { ...node, meta: node.meta?.replace(/\[[^\]]+\]/, '').trim() ?? null };
  return [component('Tab', { label }, [shown])];
}

/** Colons inside text, such as "npm:react", aren't directives. */
function toText({ type, position }: LeafDirective | TextDirective, file: VFile): RootContent {
  const value = String(file).slice(position?.start.offset, position?.end.offset);
  return type === 'textDirective' ? text(value) : paragraph(value);
}

const text = (value: string) => ({ type: 'text', value }) as const;
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] });
