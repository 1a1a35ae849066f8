import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadConfig } from '../../config/load';
import { NOT_FOUND_FILE } from '../../shared/outputFiles';
import type { BuildOptions } from './outFolder';
import { PROJECT } from '../support/project';

/** The time of this file of a build is when that build began. */
const STAMP_FILE = NOT_FOUND_FILE;

/** Notes when a build began: what was edited since then may not be in it. */
export function stampBuild(out: string, began: Date): void {
  utimesSync(join(out, STAMP_FILE), began, began);
}

/** Whether a built site is missing or older than anything it is made from. Folders count too: a deleted file is a change. */
export function isOutdated({ root, out }: BuildOptions): boolean {
  const stamp = join(out, STAMP_FILE);
  if (!existsSync(stamp)) return true;
  const inputs = [
    ...['routes.json', 'site.config.json', 'docs', 'static'].map((name) => join(root, name)),
    ...['src', 'webpack.config.ts', 'package-lock.json'].map((name) => join(PROJECT, name)),
    ...inputsByName(root).map((name) => join(root, name)),
  ];
  return inputs.some((path) => newest(path) > statSync(stamp).mtimeMs);
}

/** What the configuration names: pages, wherever they lie, and apps. None where it has mistakes: the build says which. */
function inputsByName(root: string): string[] {
  try {
    const { site, routes } = loadConfig(root);
    const pages = routes.routes.flatMap(({ file }) => file ?? []);
    // An app may share code with those beside it.
    return [...pages, ...site.apps.map(({ folder }) => folder.replace(/\/.*/, ''))];
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
