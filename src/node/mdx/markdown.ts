import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Config } from '../../config/load';
import type { Route } from '../../config/model';
import { parseYaml, plainText } from '../../config/pageHead';
import { withBase } from '../../shared/url';
import { canonicalAddress } from '../../routes/metadata';
import { type JsxElement, literalAttributes } from './literalAttributes';
import { pictureBeside } from './pictures';
import { resolveFileLink } from './pageLinks';
import { parsePage } from './syntaxPlugins';

/** An MDX file while it is converted. */
interface Source {
  readonly text: string;
  /** Imported MDX files by the name of their component. */
  readonly partials: ReadonlyMap<string, string>;
  readonly convertFile: (file: string) => Nodes[];
  /** The absolute URL of a link. */
  readonly toUrl: (href: string) => string;
  /** That of a picture. One beside the page stays a path from `@site/` until the build knows its address (renderPage.ts). */
  readonly toPictureUrl: (src: string) => string;
}

/**
 * A page as Markdown, for readers who take it elsewhere: absolute URLs, and Markdown in place of the site's components.
 * What Markdown can't express, such as a page's own components, stays as its author wrote it.
 */
export function createMarkdown(
  { root, site, routes }: Pick<Config, 'root' | 'site' | 'routes'>,
  { path, label, file }: Pick<Route, 'path' | 'label'> & { readonly file: string },
  source: string,
  tree: Root = parsePage(source),
): string {
  const address = canonicalAddress(site, path);
  const convertTree = (name: string, text: string, { children }: Root): Nodes[] => {
    const toUrl = (href: string): string => {
      const url = withBase(site.baseUrl, resolveFileLink(href, name, routes.routes) ?? href);
      // Not every link is a URL: "http://localhost:PORT/".
      return URL.canParse(url, address) ? new URL(url, address).href : url;
    };
    const toPictureUrl = (src: string): string => {
      const beside = pictureBeside(src, name);
      return beside === undefined ? toUrl(src) : `@site/${beside}`;
    };
    const partials = findPartials(children, name);
    return convertAll(children, { text, partials, convertFile, toUrl, toPictureUrl });
  };
  const open = new Set([file]);
  const convertFile = (name: string): Nodes[] => {
    if (open.has(name)) return []; // A file that contains itself is an error, too.
    open.add(name);
    try {
      const text = readFileSync(join(root, name), 'utf8');
      return convertTree(name, text, parsePage(text));
    } catch {
      return []; // The import of the file fails, too, and explains why.
    } finally {
      open.delete(name);
    }
  };
  const children = convertTree(file, source, tree);
  const hasTitle = children.some((node) => node.type === 'heading' && node.depth === 1);
  const title: Nodes = { type: 'heading', depth: 1, children: [text(readTitle(tree) ?? label)] };
  const page = { type: 'root', children: hasTitle ? children : [title, ...children] } as Root;
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
  return toMarkdown(page, { extensions, bullet: '-', rule: '-', fences: true });
}

function readTitle({ children }: Root): string | undefined {
  const frontmatter = children.find((node) => node.type === 'yaml');
  const { title } = ((frontmatter && parseYaml(frontmatter.value)) || {}) as { title?: unknown };
  return plainText(title);
}

/** The MDX files that a file imports, by the name of their component. */
function findPartials(nodes: readonly Nodes[], file: string): ReadonlyMap<string, string> {
  const imports = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value.split('\n') : []));
  return new Map(
    imports.flatMap((line) => {
      const [, name, path] = /^import (\w+) from ['"](.+\.mdx?)['"]/.exec(line) ?? [];
      if (name === undefined || path === undefined) return [];
      const isInSite = path.startsWith('@site/');
      return [[name, isInSite ? path.slice('@site/'.length) : posix.join(posix.dirname(file), path)]];
    }),
  );
}

const convertAll = (nodes: readonly Nodes[], source: Source) =>
  nodes.flatMap((node) => convert(node, source));

function convert(node: Nodes, source: Source): Nodes[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node.value) ? [] : [keep(node, source)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, source);
    case 'text':
      return [{ ...node, value: node.value.replaceAll('\n', ' ') }];
    case 'code':
      return [{ ...node, meta: /(?:^|\s)(title="[^"]*")/.exec(node.meta ?? '')?.[1] ?? null }];
    default:
      return [convertParts(node, source)];
  }
}

function convertParts(node: Nodes, source: Source): Nodes {
  const children = 'children' in node ? { children: convertAll(node.children, source) } : {};
  const toUrl = node.type === 'image' ? source.toPictureUrl : source.toUrl;
  const url = 'url' in node ? { url: toUrl(node.url) } : {};
  return { ...node, ...children, ...url } as Nodes;
}

const isComment = (expression: string) => /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);

function convertElement(node: JsxElement, source: Source): Nodes[] {
  const name = node.name ?? '';
  const handler = COMPONENTS[name];
  const partial = source.partials.get(name);
  if (partial !== undefined) return source.convertFile(partial);
  const parts = handler
    ? handler(literalAttributes(node), convertAll(node.children, source), source)
    : keepElement(node, source);
  const isStray = node.type === 'mdxJsxFlowElement' && parts.some(({ type }) => INLINE.test(type));
  return isStray ? [paragraph(...parts)] : parts;
}

/** Between blocks, these would remove the blank lines of the whole page. */
const INLINE = /^(?:text|inlineCode|emphasis|strong|delete|link|image)$/;

/** The tags as they were written, around the converted content. */
function keepElement(node: JsxElement, source: Source): Nodes[] {
  const [first] = node.children;
  if (!first) return [keep(node, source)];
  // Elements made from a block such as `:::details` have no position.
  const start = node.position
    ? source.text.slice(node.position.start.offset, first.position?.start.offset).trimEnd()
    : `<${node.name ?? ''}>`;
  return [
    { type: 'html', value: start },
    ...convertAll(node.children, source),
    { type: 'html', value: `</${node.name ?? ''}>` },
  ];
}

/** The source text of a node. */
function keep({ position }: Nodes, source: Source): Nodes {
  return { type: 'html', value: source.text.slice(position?.start.offset, position?.end.offset) };
}

type Handler = (attributes: Readonly<Record<string, string>>, children: Nodes[], source: Source) => Nodes[];

const unwrap: Handler = (_, children) => children;

/** The components of the site that Markdown has an equivalent for (src/theme/mdxComponents.tsx). */
const COMPONENTS: Readonly<Record<string, Handler>> = {
  Admonition: ({ kind = 'note', title = kind.replace(/^./, (letter) => letter.toUpperCase()) }, children) => [
    { type: 'blockquote', children: [strong(text(title)), ...children] } as Nodes,
  ],
  Figure: ({ alt = '' }, caption) => [paragraph(text(`Picture: ${alt}`)), ...caption],
  Live: unwrap,
  Member: ({ name = '', type, default: fallback, status }, children) => [
    paragraph(
      { type: 'strong', children: [code(name)] },
      ...(type === undefined ? [] : [text(' '), code(type)]),
      ...(fallback === undefined ? [] : [text(' default '), code(fallback)]),
      ...(status === undefined ? [] : [text(` (${status})`)]),
    ),
    ...children,
  ],
  Members: unwrap,
  Tab: ({ label = '' }, children) => [strong(text(label)), ...children],
  Tabs: unwrap,
  progress: () => [], // The text beside it says the same.
  a: ({ href = '' }, children, { toUrl }) => [{ type: 'link', url: toUrl(href), children } as Nodes],
};

const text = (value: string) => ({ type: 'text', value }) as const;
const code = (value: string) => ({ type: 'inlineCode', value }) as const;
const paragraph = (...children: Nodes[]) => ({ type: 'paragraph', children }) as Nodes;
const strong = (...children: Nodes[]) => paragraph({ type: 'strong', children } as Nodes);
