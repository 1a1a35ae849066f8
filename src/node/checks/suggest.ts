import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RouteModel } from '../../config/model';
import { nearest, quoteNearest } from '../../config/nearest';
import { decode, encodePath, splitHref } from '../../shared/url';
import type { PageLink } from '../mdx/pageLinks';
import { isPicture } from '../mdx/pictures';

/** ` Did you mean "…"?` for the most similar candidate, or nothing. */
export function suggest(word: string, candidates: readonly string[]): string {
  const near = quoteNearest(word, candidates);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** A link to the page whose file has the same name, or one like it. */
export function suggestFile({ href, file }: Pick<PageLink, 'href' | 'file'>, { routes }: RouteModel): string {
  const files = routes.flatMap((route) => route.file ?? []);
  const name = decode(splitHref(href)[0]);
  const wanted = name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name);
  const like = nearest(stemOf(wanted), files.map(stemOf));
  const same = files.filter((other) => stemOf(other) === like);
  const near = same.length === 1 ? same[0] : nearest(wanted, same);
  return near === undefined ? '' : ` Did you mean "${linkTo(near, file)}"?`;
}

const stemOf = (file: string) => posix.basename(file).replace(/\.mdx?$/i, '');

/** The path from one file to another: `./b.mdx`, `../b.mdx`. */
function linkTo(file: string, from: string): string {
  const link = posix.relative(posix.dirname(from), file);
  return link.startsWith('.') ? link : `./${link}`;
}

/** A picture or another file of static/ (with its path there) with a name like `path`. */
export const suggestStatic = (root: string, path: string): string =>
  suggest(
    path,
    listLike(path, join(root, 'static')).map((name) => encodePath(`/${name}`)),
  );

/** A picture with a name like `picture`, whose path is relative to the site folder, as a link from the page `from`. */
export function suggestPicture(root: string, picture: string, from: string): string {
  const folder = posix.dirname(picture);
  const names = listLike(picture, join(root, folder)).map((name) => linkTo(posix.join(folder, name), from));
  return suggest(linkTo(picture, from), names);
}

/** The pictures below a folder, or everything else if `name` isn't one. */
function listLike(name: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((other) => String(other).replaceAll('\\', '/'))
    .filter((other) => /\.\w+$/.test(other) && isPicture(other) === isPicture(name));
}
