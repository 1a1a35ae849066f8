import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BUILD_FILE, NOT_FOUND_FILE } from '../../shared/outputFiles';
import { BuildError } from '../support/buildError';

export interface BuildOptions {
  /** Absolute path of the site folder. */
  readonly root: string;
  /** Absolute path of the output folder. It is replaced as a whole, and only when everything went well. */
  readonly out: string;
}

/** Throws a BuildError where a build, which replaces all of its output folder, would take away anything but a build. */
export function assertReplaceable({ root, out }: BuildOptions): void {
  if (contains(out, root))
    throw new BuildError(
      `${out} contains the site itself (${root}), and a build replaces the whole output folder. Choose another one, such as --out ${join(root, 'build')}.`,
    );
  if (contains(join(root, 'static'), out))
    throw new BuildError(
      `${out} is inside static/, which is copied into every build. Choose another output folder, such as --out ${join(root, 'build')}.`,
    );
  if (existsSync(out) && !isEmptyFolder(out) && !isBuild(out))
    throw new BuildError(
      `${out} contains files that no build wrote, and a build replaces the whole output folder. Choose another one with --out, or empty it.`,
    );
}

function contains(folder: string, path: string): boolean {
  return `${real(path)}${sep}`.startsWith(real(folder).replace(/[/\\]?$/, sep));
}

/** Where links lead; a folder that is not there has none. */
const real = (path: string) => (existsSync(path) ? realpathSync(path) : path);

const isEmptyFolder = (path: string) => statSync(path).isDirectory() && readdirSync(path).length === 0;

/** Other tools have a file of this name, too: it counts with what we write into it, beside a page of ours. */
function isBuild(folder: string): boolean {
  const file = join(folder, BUILD_FILE);
  if (!existsSync(file) || !existsSync(join(folder, NOT_FOUND_FILE))) return false;
  return /^\{"build":"[0-9a-f]+"\}$/.test(readFileSync(file, 'utf8'));
}
