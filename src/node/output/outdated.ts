import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadConfig } from '../../config/load';
import { NOT_FOUND_FILE } from '../../shared/outputFiles';
import type { BuildOptions } from './outFolder';
import { PROJECT } from '../support/project';

/** The modification time of this file is the start of the build. */
const STAMP_FILE = NOT_FOUND_FILE;

/** Stores the start of a build, because edits made since then may not be in it. */
export function stampBuild(out: string, began: Date): void {
  utimesSync(join(out, STAMP_FILE), began, began);
}

/**
 * Whether the build is missing or older than any of its inputs. Includes folders, whose time changes when a file is deleted.
 * `others`: paths of further inputs.
 */
export function isOutdated({ root, out }: BuildOptions, others: readonly string[] = []): boolean {
  const stamp = join(out, STAMP_FILE);
  if (!existsSync(stamp)) return true;
  const inputs = [
    ...['routes.json', 'site.config.json', 'docs', 'static'].map((name) => join(root, name)),
    ...['src', 'webpack.config.ts', 'package-lock.json'].map((name) => join(PROJECT, name)),
    ...inputsByName(root).map((name) => join(root, name)),
    ...others,
  ];
  return inputs.some((path) => newest(path) > statSync(stamp).mtimeMs);
}

/** Pages, folders of pages, and apps named in the configuration. Empty if it is invalid, because the build reports that. */
function inputsByName(root: string): string[] {
  try {
    const { site, routes, folders = [] } = loadConfig(root);
    const pages = routes.routes.flatMap(({ file }) => file ?? []);
    // Apps may share code with neighbouring folders.
    return [...pages, ...folders, ...site.apps.map(({ folder }) => folder.replace(/\/.*/, ''))];
  } catch {
    return [];
  }
}

/** The latest change (ms since 1970) of a file, or of a folder and its content without installed packages. */
function newest(path: string): number {
  if (!existsSync(path) || basename(path) === 'node_modules') return 0;
  const stats = statSync(path);
  const inside = stats.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...inside);
}
