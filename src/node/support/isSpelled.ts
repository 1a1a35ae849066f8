import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Whether a path below `root` exists with exactly these capital letters. esbuild ignores their case, and so do macOS and
 * Windows, but hosts of sites don't.
 */
export function isSpelled(root: string, path: string): boolean {
  const names = relative(root, path).split(sep);
  const isIn = (name: string, index: number) =>
    name === '..' || readdirSync(join(root, ...names.slice(0, index))).includes(name);
  return existsSync(path) && names.every(isIn);
}
