import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { quoteNearest } from '../../config/nearest';
import { encodePath } from '../../shared/url';
import { isPicture } from '../mdx/pictures';

/** ` Did you mean "…"?` for the most similar candidate, or nothing. */
export function suggest(word: string, candidates: readonly string[]): string {
  const near = quoteNearest(word, candidates);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}

/** The path from one file to another: `./b.mdx`, `../b.mdx`. */
export function linkTo(file: string, from: string): string {
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
