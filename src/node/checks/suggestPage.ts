import { posix } from 'node:path';
import leven from 'leven';
import type { RouteModel } from '../../config/model';
import { nearest } from '../../config/nearest';
import { decode, splitHref } from '../../shared/url';
import { type PageLink, resolveFileLink } from '../mdx/pageLinks';
import { linkTo } from './suggest';

const format = (near: string | undefined) => (near === undefined ? '' : ` Did you mean "${near}"?`);

type Link = Pick<PageLink, 'href' | 'file'>;

/** The page that a link to a path without one may mean. */
export function suggestPage({ href, file }: Link, { routes }: Pick<RouteModel, 'routes'>): string {
  const [path] = splitHref(href);
  const paths = routes.map((route) => route.path);
  const page = path.replace(/\.(?:html?|mdx?)$/i, '');
  if (page !== path && paths.includes(page)) return format(page);
  const relative = /^\.{0,2}\//.test(page) ? page : `./${page}`;
  if (relative !== path && resolveFileLink(relative, file, routes) !== relative) return format(relative);
  const near = nearest(path, paths);
  return format(near !== undefined && isTypo(lastOf(path), lastOf(near)) ? near : undefined);
}

/** A link to the page whose file has the same name, or one like it. */
export function suggestFile({ href, file }: Link, { routes }: Pick<RouteModel, 'routes'>): string {
  const files = routes.flatMap((route) => route.file ?? []);
  const name = decode(splitHref(href)[0]);
  const wanted = name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name);
  const stem = stemOf(wanted);
  const like = nearest(stem, files.map(stemOf));
  if (like === undefined || !isTypo(stem, like)) return '';
  const same = files.filter((other) => stemOf(other) === like);
  const near = same.length === 1 ? same[0] : nearest(wanted, same);
  return format(near && linkTo(near, file));
}

/** Two letters may differ in a name, but not in a short one: `four` is not `one`. */
const isTypo = (name: string, other: string) =>
  leven(name.toLowerCase(), other.toLowerCase()) <= (name.length < 5 ? 1 : Math.max(2, name.length / 3));

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (file: string) => posix.basename(file).replace(/\.mdx?$/i, '');
