import { join, sep } from 'node:path';
import type { Config } from '../../config/load';
import { decode, isSitePath, splitHref } from '../../shared/url';
import type { PageLink } from '../mdx/pageLinks';
import { pictureBeside } from '../mdx/pictures';
import { isFile } from '../support/isFile';
import { isSpelled } from '../support/isSpelled';
import { suggestPicture } from './suggest';

const WHAT_IS_SHOWN = 'Put the file into static/ and use its path, such as "/pictures/tree.svg"';

function adviceFor({ href, allowedBy }: PageLink): string {
  if (allowedBy === undefined || !/^https?:/.test(href) || !URL.canParse(href)) return WHAT_IS_SHOWN;
  const allow = `add "${new URL(href).origin}" to "allow.${allowedBy}" in site.config.json`;
  return allowedBy === 'frames' ? `To allow its host, ${allow}` : `${WHAT_IS_SHOWN}, or ${allow}`;
}

/** What is wrong with a picture or frame, except for a path of this site without a file. */
export function findShownProblem(
  link: PageLink,
  { root, site }: Pick<Config, 'root' | 'site'>,
): string | undefined {
  const format = /\.(?:heic|heif|tiff?|psd)$/i.exec(splitHref(link.href)[0])?.[0];
  if (format !== undefined)
    return `most browsers can’t show ${format} files. Save it as .jpg, .png or .webp.`;
  if (isSitePath(link.href)) return undefined;
  const picture = link.isCandidate ? undefined : pictureBeside(link.href, link.file);
  if (picture !== undefined)
    return isExactFile(root, join(root, picture))
      ? undefined
      : `there is no file "${picture}".${suggestPicture(root, picture, link.file)}`;
  return isShowable(link, site) ? undefined : `"${link.href}" can’t be shown here. ${adviceFor(link)}.`;
}

/** The CSP (prerender/csp.ts) blocks images and frames of most other hosts. Beside a page, only pictures are published. */
function isShowable({ href, allowedBy }: PageLink, { allow }: Config['site']): boolean {
  if (href.startsWith('data:')) return true;
  if (allowedBy === undefined || !URL.canParse(href)) return false;
  return allow[allowedBy].some((origin) => new URL(origin).origin === new URL(href).origin);
}

/** Whether static/ has a file at a path, or a folder with an index.html. */
export function isStaticFile(root: string, path: string): boolean {
  const folder = join(root, 'static');
  const file = join(folder, decode(path));
  return (
    file.startsWith(folder + sep) &&
    [file, join(file, 'index.html')].some((name) => isExactFile(folder, name))
  );
}

const isExactFile = (folder: string, path: string): boolean => isFile(path) && isSpelled(folder, path);
