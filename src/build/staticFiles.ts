import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ASSETS } from '../config/crossChecks';
import { isBelow } from '../routes/url';
import { BuildError } from './buildError';

/** What an author says to robots counts more than what the build would say. */
export const ROBOTS_FILE = 'robots.txt';

/**
 * Puts the files of `static/` beside what the build wrote into `out`. Throws a BuildError that names those which would
 * take the place of something it wrote.
 */
export function copyStaticFiles(root: string, out: string): void {
  const folder = join(root, 'static');
  if (!existsSync(folder)) return;
  const names = listFiles(folder);
  const lasting = names.filter((name) => isBelow(ASSETS, `/${name}`));
  if (lasting.length > 0)
    throw new BuildError(
      `Files below ${ASSETS}/ are kept by browsers for good, whatever becomes of them: ${sayNames(lasting)}. Put them into another folder, such as static/pictures/.`,
    );
  const clashes = names.filter((name) => name !== ROBOTS_FILE && takesPlace(join(out, name)));
  if (clashes.length > 0)
    throw new BuildError(
      `The build writes files of its own where these would go: ${sayNames(clashes)}. Give them other names, or remove them.`,
    );
  // What a link leads to: the link itself would lead nowhere once the site is deployed. Editors leave some that lead
  // nowhere already.
  cpSync(folder, out, { recursive: true, dereference: true, filter: (file) => existsSync(file) });
}

const sayNames = (names: readonly string[]) => names.map((name) => `static/${name}`).join(', ');

/** All that lies in a folder and is none itself, with slashes. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A compressed copy stands for its file. */
function takesPlace(path: string): boolean {
  return [path, path.replace(/\.(br|gz)$/, '')].some((file) => existsSync(file)) || isBelowFile(path);
}

function isBelowFile(path: string): boolean {
  const above = dirname(path);
  return existsSync(above) ? !statSync(above).isDirectory() : isBelowFile(above);
}
