import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadConfig } from '../config/load';
import type { Site } from '../config/model';
import type { BuildOptions } from './build';
import { PROJECT } from './compilers';
import { NOT_FOUND_FILE } from './pages';

/** Whether a built site is missing or older than anything it is made from. Folders count too: a deleted file is a change. */
export function isOutdated({ root, out }: BuildOptions): boolean {
  const stamp = join(out, NOT_FOUND_FILE);
  if (!existsSync(stamp)) return true;
  const inputs = [
    ...['routes.json', 'site.config.json', 'docs', 'static'].map((name) => join(root, name)),
    ...['src', 'package-lock.json'].map((name) => join(PROJECT, name)),
    // An app may share code with those beside it.
    ...appsOf(root).map(({ folder }) => join(root, folder.replace(/\/.*/, ''))),
  ];
  return inputs.some((path) => newest(path) > statSync(stamp).mtimeMs);
}

/** None where the configuration has mistakes: the build says which. */
function appsOf(root: string): Site['apps'] {
  try {
    return loadConfig(root).site.apps;
  } catch {
    return [];
  }
}

/** The latest change (ms since 1970) of a file, or of a folder and all that is in it but installed packages. */
function newest(path: string): number {
  if (!existsSync(path) || basename(path) === 'node_modules') return 0;
  const stats = statSync(path);
  const inside = stats.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...inside);
}
