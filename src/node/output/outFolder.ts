import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BUILD_FILE, NOT_FOUND_FILE } from '../../shared/outputFiles';
import { BuildError } from '../support/buildError';

export interface BuildOptions {
  /** Absolute path of the site folder. */
  readonly root: string;
  /** Absolute path of the output folder. Replaced as a whole, and only by a successful build. */
  readonly out: string;
}

/** Throws a BuildError if replacing the output folder would delete anything but an earlier build. */
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

/** Resolves symbolic links, if the path exists. */
const real = (path: string) => (existsSync(path) ? realpathSync(path) : path);

const isEmptyFolder = (path: string) => statSync(path).isDirectory() && readdirSync(path).length === 0;

/** Other tools use this file name too, so this checks its content and looks for a second file. */
function isBuild(folder: string): boolean {
  const file = join(folder, BUILD_FILE);
  if (!existsSync(file) || !existsSync(join(folder, NOT_FOUND_FILE))) return false;
  return /^\{"build":"[0-9a-f]+"\}$/.test(readFileSync(file, 'utf8'));
}
