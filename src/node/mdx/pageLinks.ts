import { posix, relative } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Config } from '../../config/load';
import { decode, splitHref, withBase } from '../../shared/url';
import { exportWithParts } from './exportWithParts';
import { isJsx, type JsxElement, literalOf } from './literalAttributes';

/** A link of a page. */
export interface PageLink {
  /** Its target: a path below the base URL, or the address as written. */
  readonly href: string;
  /** File relative to the site folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Whether the link names an MDX file without a page. */
  readonly isBrokenFile: boolean;
  /** An image or a frame: the address is displayed, not linked to. */
  readonly isShown?: boolean;
  /** It's in a `srcset`, whose pictures have to be in static/. */
  readonly isCandidate?: boolean;
  /** The name of a sample that `<Live>` runs. */
  readonly isDemo?: boolean;
  /** The hosts it may be on, as a key of "allow" in site.config.json. */
  readonly allowedBy?: 'frames' | 'pictures';
}

interface LinkNode {
  url?: string;
  position?: { start: { line: number; column: number } } | undefined;
}

/** Whether an attribute needs the base URL: that of `<video>`, for example. Components, links and pictures add it themselves. */
const needsBase = (element: string | null, attribute: string): boolean =>
  /^(?!(?:a|img)$)[a-z]/.test(element ?? '') && SHOWN.includes(attribute);

/** Attributes with the address of something that the page shows. */
const SHOWN = ['src', 'poster'];

/** MDX plugin: converts links to .mdx files to paths, and exports all links with their positions as `pageLinks`. */
export function exportLinks(readConfig: () => Pick<Config, 'root' | 'routes' | 'site'>) {
  return () =>
    (tree: Root, vfile: VFile): void => {
      const { root, routes, site } = readConfig();
      const file = relative(root, vfile.path).replaceAll('\\', '/');
      const found: PageLink[] = [];
      const add = (node: LinkNode, link: Omit<PageLink, 'file' | 'line' | 'column'>): void => {
        const { line, column } = node.position?.start ?? { line: 1, column: 1 };
        found.push({ ...link, file, line, column });
      };
      const note = (node: LinkNode, href: string): string => {
        const resolved = resolveFileLink(href, file, routes.routes);
        add(node, { href: resolved ?? href, isBrokenFile: resolved === null });
        return resolved ?? href;
      };
      const recordShown = (node: LinkNode, href: string, element: string | null): void => {
        const allowedBy = element === 'img' ? 'pictures' : element === 'iframe' ? 'frames' : undefined;
        add(node, { href, isBrokenFile: false, isShown: true, ...(allowedBy && { allowedBy }) });
      };
      const readCandidate = (node: LinkNode, href: string): string => {
        add(node, { href, isBrokenFile: false, isShown: true, isCandidate: true, allowedBy: 'pictures' });
        return withBase(site.baseUrl, href);
      };
      const readAttributes = (node: JsxElement): void => {
        // Handled like Markdown links and images, whose components prepend the base URL.
        if ((node.name === 'a' || node.name === 'img') && node.data)
          Reflect.deleteProperty(node.data, '_mdxExplicitJsx');
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute') continue;
          const value = literalOf(attribute);
          if (value === undefined) continue;
          if (attribute.name === 'href') attribute.value = note(node, value);
          if (SHOWN.includes(attribute.name)) recordShown(node, value, node.name);
          if (/^srcset$/i.test(attribute.name))
            attribute.value = mapSrcset(value, (address) => readCandidate(node, address));
          if (attribute.name === 'demo' && node.name === 'Live')
            add(node, { href: value, isBrokenFile: false, isDemo: true });
          if (needsBase(node.name, attribute.name)) attribute.value = withBase(site.baseUrl, value);
        }
      };
      visit(tree, (node) => {
        if (node.type === 'image') recordShown(node, node.url, 'img');
        if (node.type === 'link' || node.type === 'definition') node.url = note(node, node.url);
        if (isJsx(node)) readAttributes(node);
      });
      exportWithParts(tree, 'pageLinks', found);
    };
}

/** Maps the addresses in `tree.png 1x, tree@2x.png 2x`. A comma without a space can be part of an address (HTML standard, srcset). */
const mapSrcset = (value: string, map: (address: string) => string): string =>
  value
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.trim().replace(/^\S+/, map))
    .join(', ');

/**
 * `./nodes.mdx#tree`, `./nodes.md#tree` and `./nodes#tree` in docs/concepts/serializing.mdx → `/docs/concepts/nodes#tree`.
 * Null for an MDX file without a page; other links are returned unchanged.
 */
export function resolveFileLink(
  href: string,
  from: string,
  routes: readonly { readonly path: string; readonly file?: string }[],
): string | null {
  const [path, search, hash] = splitHref(href);
  const isFile = /\.mdx?$/.test(path);
  const isRelative = /^\.{1,2}\//.test(path);
  if (/^[a-z][a-z+.-]*:/i.test(path) || !(isFile || isRelative)) return href;
  const file = decode(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path));
  const route = routes.find(
    (candidate) => candidate.file !== undefined && namesOf(file).includes(candidate.file),
  );
  if (route) return route.path + search + hash;
  return isFile ? null : href;
}

/** The files that a link may mean, the most likely first: other generators accept either extension, or none. */
function namesOf(file: string): string[] {
  const name = file.replace(/\.mdx?$|\/$/, '');
  return [file, `${name}.mdx`, `${name}.md`, `${name}/index.mdx`, `${name}/index.md`];
}
