import { createProcessor } from '@mdx-js/mdx';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOfHtml } from 'hast-util-to-string';
import { toString as textOfMarkdown } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

/** The title of a page and the headings below it: `## Props`. */
type Headings = readonly string[];

const describe = (depth: number | string, text: string) =>
  `${'#'.repeat(Number(depth))} ${text.replace(/\s+/g, ' ').trim()}`;

/** The headings in the article of an HTML page, and the ids of its members (src/theme/Members.tsx). */
export function headingsOfHtml(html: string): { headings: Headings; members: ReadonlySet<unknown> } {
  const headings: string[] = [];
  const members = new Set<unknown>();
  const isTerm = (node: { type: string }) => node.type === 'element' && (node as Element).tagName === 'dt';
  visit(fromHtml(/<article.*?<\/article>/s.exec(html)?.[0] ?? '', { fragment: true }), 'element', (node) => {
    const [, depth] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (depth !== undefined) headings.push(describe(depth, textOfHtml(node)));
    if (node.children.some(isTerm)) members.add(node.properties['id']);
  });
  return { headings, members };
}

const parser = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

export function headingsOfMarkdown(markdown: string): Headings {
  const headings: string[] = [];
  visit(parser.parse(markdown) as Root, 'heading', (node) => {
    headings.push(describe(node.depth, textOfMarkdown(node)));
  });
  return headings;
}

/** Headings of the sections of a page in the search index, apart from its members. */
export function headingsOfIndex(
  sections: readonly { readonly anchor: string; readonly titles: readonly string[] }[],
  members: ReadonlySet<unknown>,
): Headings {
  return sections
    .filter(({ anchor }) => !members.has(anchor))
    .map(({ titles }) => describe(titles.length, titles.at(-1) ?? ''));
}
