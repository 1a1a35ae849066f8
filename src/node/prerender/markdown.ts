import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast, type State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Converts a page to Markdown: absolute URLs, and no parts that only a browser can show. */
export interface MarkdownOptions {
  readonly title: string;
  /** Absolute URL of the page. */
  readonly address: string;
}

/** A page as Markdown, for readers who take it elsewhere. `html`: its words, as rendered. */
export function createMarkdown(html: string, { title, address }: MarkdownOptions): string {
  const tree = toMdast(fromHtml(html, { fragment: true }), {
    handlers: {
      a: (state: State, node: Element) => (hasClass(node, 'anchor') ? undefined : link(state, node, address)),
      div: container,
      p: (state: State, node: Element) =>
        hasClass(node, 'admonition-title') ? strong(toString(node)) : paragraph(state, node),
      dl: (state: State, node: Element) => state.toFlow(state.all(node)),
      dt: (state: State, node: Element) => ({ type: 'paragraph' as const, children: member(state, node) }),
      dd: (state: State, node: Element) => state.toFlow(state.all(node)),
      button: nothing,
      iframe: nothing,
      input: nothing,
      figure,
    },
  });
  const children = tree.type === 'root' ? tree.children : [];
  const hasTitle = children.some((node) => node.type === 'heading' && node.depth === 1);
  const heading: RootContent = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  const root = { type: 'root' as const, children: hasTitle ? children : [heading, ...children] };
  return toMarkdown(root, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-', fences: true });
}

type Flow = BlockContent | DefinitionContent;

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties['className']) && properties['className'].includes(name);

const nothing = () => undefined;

function link(state: State, node: Element, address: string): PhrasingContent {
  const children = state.all(node) as PhrasingContent[];
  const href = String(node.properties['href'] ?? '');
  // Not everything that is written as an address is one: "http://localhost:PORT/".
  const url = URL.canParse(href, address) ? new URL(href, address).href : href;
  return { type: 'link', url, children };
}

function container(state: State, node: Element): Flow[] {
  if (hasClass(node, 'code')) return [fence(node)];
  if (hasClass(node, 'admonition')) return [{ type: 'blockquote', children: flow(state, node) }];
  if (hasClass(node, 'tab-list') || 'popover' in node.properties) return [];
  if (hasClass(node, 'tabs')) return tabs(state, node);
  return flow(state, node);
}

const flow = (state: State, node: Element) => state.toFlow(state.all(node)) as Flow[];

function fence(block: Element): Flow {
  const pre = findElement(block, (node) => node.tagName === 'pre');
  const title = findElement(block, (node) => hasClass(node, 'code-title'));
  return {
    type: 'code',
    lang: pre?.properties['dataLanguage']?.toString() ?? null,
    meta: title ? `title="${toString(title)}"` : null,
    value: pre ? toString(pre) : '',
  };
}

/** Tabs, one after the other, each under its label. */
function tabs(state: State, node: Element): Flow[] {
  const list = findElement(node, (one) => hasClass(one, 'tab-list'));
  const labels = elements(list).map((label) => toString(label));
  return elements(node)
    .filter((one) => hasClass(one, 'tab'))
    .flatMap((tab, index) => [strong(labels[index] ?? ''), ...flow(state, tab)]);
}

const paragraph = (state: State, node: Element): Flow => ({
  type: 'paragraph',
  children: state.all(node) as PhrasingContent[],
});

const strong = (value: string): Flow => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

/** The name, the type, the rest of a row of an API. */
function member(state: State, node: Element): PhrasingContent[] {
  return elements(node).flatMap((part, index) => [
    ...(index > 0 ? [{ type: 'text' as const, value: ' ' }] : []),
    ...(part.tagName === 'a'
      ? [{ type: 'strong' as const, children: [{ type: 'inlineCode' as const, value: toString(part) }] }]
      : (state.all({ type: 'root', children: [part] }) as PhrasingContent[])),
  ]);
}

/** What a picture shows, in words, and its caption. */
function figure(state: State, node: Element): Flow[] {
  const picture = findElement(node, (one) => one.tagName === 'img' && Boolean(one.properties['alt']));
  const caption = findElement(node, (one) => one.tagName === 'figcaption');
  const alt = picture?.properties['alt']?.toString();
  return [
    ...(alt === undefined
      ? []
      : [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value: `Picture: ${alt}` }] }]),
    ...(caption ? flow(state, caption) : []),
  ];
}

function elements(node: Element | undefined): Element[] {
  return (node?.children ?? []).filter((child) => child.type === 'element');
}

function findElement(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && fits(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}
