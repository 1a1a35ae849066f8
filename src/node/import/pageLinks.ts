import { posix } from 'node:path';
import { resolveFileLink } from '../mdx/pageLinks';
import { decode, splitHref } from '../../shared/url';
import type { ForeignPage } from './foreign';
import { toSafePath } from './sourcePages';

/** Finds the new address of a link in a page; undefined for a link that works as it is, or that has no page. */
export type ResolveLink = (href: string) => string | undefined;

/**
 * Links by ".html" or a path of the old site, and those to files that only the other generator finds: from the root of
 * the documentation, or with a leading slash.
 */
export function createLinkResolver(
  pages: readonly ForeignPage[],
): (page: Pick<ForeignPage, 'path' | 'file'>) => ResolveLink {
  const byFile = new Map(pages.map(({ file, path }) => [withoutExtension(file), path]));
  const byPath = new Map([FRONT_PAGE, ...pages.map(({ path }) => path)].map((path) => [path, path]));
  return (page) => (href) => {
    const [path, search, hash] = splitHref(href);
    if (path === '' || /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(path)) return undefined;
    const resolved = resolveFileLink(href, page.file, pages);
    if (resolved !== href && resolved !== null) return undefined;
    const bare = withoutExtension(decode(path));
    const found =
      byPath.get(clean(posix.resolve(posix.dirname(page.path), bare))) ??
      byPath.get(clean(posix.resolve(page.path, bare))) ??
      rootsOf(page.file)
        .map((root) => toSafePath(posix.join(root, bare)))
        .map((file) => byFile.get(file) ?? byFile.get(`${file}/index`))
        .find((target) => target !== undefined);
    return found === undefined || found === path ? undefined : found + search + hash;
  };
}

/** Every site has one, which may be no Markdown file. */
const FRONT_PAGE = '/';

const withoutExtension = (path: string) => path.replace(/\.(?:mdx?|html)$/, '');

const clean = (path: string) => toSafePath(path).replace(/(?<=.)\/$|\/index$/, '') || '/';

/** The folders around a file, the innermost first. */
const rootsOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));
