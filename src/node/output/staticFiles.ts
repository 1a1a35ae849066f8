import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { REPLACEABLE_FILES } from '../../shared/outputFiles';
import { BuildError } from '../support/buildError';

/**
 * Copies the files of `static/` into the built site. Clashes with the build's own files are rejected earlier
 * (src/config/outputClashes.ts), but the files of apps are known only now. Throws a BuildError that names the clashing
 * files.
 */
export function copyStaticFiles(root: string, out: string): void {
  const folder = join(root, 'static');
  if (!existsSync(folder)) return;
  const clashes = listFiles(folder).filter(
    (name) => !REPLACEABLE_FILES.includes(name) && replacesFile(join(out, name)),
  );
  if (clashes.length > 0)
    throw new BuildError(
      `These files would replace files of the built site: ${clashes.map((name) => `static/${name}`).join(', ')}. Rename or remove them.`,
    );
  // Symbolic links are replaced by their targets, because links would break once the site is deployed. Broken links,
  // which some editors create, are skipped.
  cpSync(folder, out, { recursive: true, dereference: true, filter: (file) => existsSync(file) });
}

/** All files below a folder, relative to it, with "/" as separator. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A compressed copy counts as its file. */
function replacesFile(path: string): boolean {
  return [path, path.replace(/\.(br|gz)$/, '')].some((file) => existsSync(file)) || isBelowFile(path);
}

function isBelowFile(path: string): boolean {
  const above = dirname(path);
  return existsSync(above) ? !statSync(above).isDirectory() : isBelowFile(above);
}
