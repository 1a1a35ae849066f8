import { relative } from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/**
 * Name of the demo of a runnable code block: its page, and its title (`concepts/nodes/App`) or the name in
 * `runnable="step-2"`. Undefined for other code blocks.
 */
export function demoName(page: string, meta: string): string | undefined {
  const runnable = /(?:^|\s)runnable(?:="([^"]*)")?(?=\s|$)/.exec(meta);
  const name = runnable?.[1] ?? /title="([^"]*)"/.exec(meta)?.[1]?.replace(/\.\w+$/, '');
  return runnable && name !== undefined ? `${page}/${name}` : undefined;
}

/**
 * MDX plugin: sets the `demo` of each `<Live>` without one to that of the runnable sample inside, and fails without such
 * a sample. A runnable sample whose demo isn't on the page yet gets a `<Live folded>` around it.
 */
export function nameLiveDemos(root: string) {
  return () =>
    (tree: Root, file: VFile): void => {
      const page = relative(root, file.path)
        .replaceAll('\\', '/')
        .replace(/^docs\/|\.mdx?$/g, '');
      const shown = new Set<string>();
      visit(tree, 'mdxJsxFlowElement', (node) => {
        if (node.name === 'Live') shown.add(nameDemo(node, page, file));
      });
      visit(tree, 'code', (node, index, parent) => {
        const demo = demoName(page, node.meta ?? '');
        if (demo === undefined || shown.has(demo) || !parent || index === undefined) return;
        parent.children[index] = foldedDemo(demo, node);
      });
    };
}

function nameDemo(node: MdxJsxFlowElement, page: string, file: VFile): string {
  for (const attribute of node.attributes)
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'demo') return String(attribute.value);
  const sample = node.children.find((child) => child.type === 'code');
  const demo = demoName(page, sample?.meta ?? '');
  if (demo === undefined)
    file.fail(
      '<Live> needs a code block such as ```tsx runnable title="App.tsx" inside, or the attribute demo="…"',
      node,
    );
  node.attributes.push({ type: 'mdxJsxAttribute', name: 'demo', value: demo });
  return demo;
}

function foldedDemo(demo: string, sample: Code): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Live',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'demo', value: demo },
      { type: 'mdxJsxAttribute', name: 'folded', value: null },
    ],
    children: [sample],
  };
}
