import { relative } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * MDX plugin: sets the `demo` of each `<Live>` without one to that of the runnable sample inside, which is named after
 * its page and title: `concepts/nodes/App`. Fails without such a sample.
 */
export function nameLiveDemos(root: string) {
  return () =>
    (tree: Root, file: VFile): void => {
      const page = relative(root, file.path)
        .replaceAll('\\', '/')
        .replace(/^docs\/|\.mdx?$/g, '');
      visit(tree, 'mdxJsxFlowElement', (node) => {
        const isNamed = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'demo');
        if (node.name !== 'Live' || isNamed) return;
        const sample = node.children.find((child) => child.type === 'code');
        const meta = sample?.type === 'code' ? (sample.meta ?? '') : '';
        const title = /title="([^"]*)"/.exec(meta)?.[1]?.replace(/\.\w+$/, '');
        if (title === undefined || !/\brunnable\b/.test(meta))
          file.fail(
            '<Live> needs a code block such as ```tsx runnable title="App.tsx" inside, or the attribute demo="…"',
            node,
          );
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'demo', value: `${page}/${title}` });
      });
    };
}
