import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ASSETS_FOLDER, BUILD_OUTPUTS, REPLACEABLE_FILES } from '../../shared/outputFiles';
import type { Note } from './foreign';

/** Files that every generator writes, or that make other hosts do something. */
const NOT_COPIED = /(^|\/)(index\.html|404\.html|sitemap\.xml|CNAME|_redirects|\.nojekyll)$/;

/** Where the files of static/assets/ go, because a build writes its bundles to /assets/. */
const MOVED = 'files/';

/** The new address of a file of the static folder; other addresses stay. */
export const placeStatic = (address: string) =>
  address.startsWith(`/${ASSETS_FOLDER}`) ? address.replace(ASSETS_FOLDER, MOVED) : address;

/** Copies the static folders of the site `from` to the new one. Returns the files that a build writes itself. */
export function copyStatic(from: string, folders: readonly string[], out: string): Note[] {
  const target = join(out, 'static');
  const notes: Note[] = [];
  const isCopied = (folder: string, file: string) => {
    const name = relative(folder, file).replaceAll('\\', '/');
    const isOwn = BUILD_OUTPUTS.includes(name) && !REPLACEABLE_FILES.includes(name);
    if (isOwn)
      notes.push({
        file: relative(from, file),
        message: `the file, because a build writes "/${name}" itself.`,
      });
    return !isOwn && !NOT_COPIED.test(name);
  };
  for (const folder of folders.filter((name) => existsSync(name)))
    cpSync(folder, target, { recursive: true, filter: (file) => isCopied(folder, file) });
  const assets = join(target, ASSETS_FOLDER);
  if (existsSync(assets)) {
    cpSync(assets, join(target, MOVED), { recursive: true });
    rmSync(assets, { recursive: true });
  }
  return notes;
}
