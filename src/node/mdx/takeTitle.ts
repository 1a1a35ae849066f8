import { relative } from 'node:path';
import type { Root, RootContent, Yaml } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import type { Config } from '../../config/load';

/**
 * MDX plugin: a page that begins with `# Title` gets its title from there, also where its frontmatter has another, as in
 * other generators. A landing page writes its own heading. Runs before readFrontmatter.
 */
export function takeTitle(readConfig: () => Pick<Config, 'root' | 'routes'>) {
  return () =>
    (tree: Root, vfile: VFile): void => {
      const { root, routes } = readConfig();
      const file = relative(root, vfile.path).replaceAll('\\', '/');
      const route = routes.routes.find((candidate) => candidate.file === file);
      const first = tree.children.findIndex(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
      // Authors of Docusaurus write `&nbsp;` above a heading that isn't meant to be the title there.
      const blank = tree.children.slice(first).findIndex((node) => !isBlank(node));
      const heading = tree.children[first + blank];
      if (!route || route.kind === 'landing' || heading?.type !== 'heading' || heading.depth !== 1) return;
      const frontmatter = tree.children.find((node): node is Yaml => node.type === 'yaml');
      tree.children.splice(first, blank + 1);
      const title = `title: ${JSON.stringify(toString(heading))}`;
      // Lines stay, because messages name them.
      if (frontmatter) frontmatter.value = `${frontmatter.value.replace(TITLE, newlines)}\n${title}`;
      else tree.children.unshift({ type: 'yaml', value: title });
    };
}

/** The entry of the title, which may continue on indented lines. */
const TITLE = /^title[ \t]*:.*(?:\n[ \t]+.*)*/m;
const newlines = (text: string) => text.replace(/[^\n]/g, '');

/** A paragraph of spaces. */
const isBlank = (node: RootContent) =>
  node.type === 'paragraph' &&
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');
