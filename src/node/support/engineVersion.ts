import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project';

/** What npm has installed. Unlike package-lock.json, it changes together with the packages. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Files that decide how webpack compiles. It tracks the compiled files itself. */
const SOURCES = [
  existsSync(join(PROJECT, INSTALLED)) ? INSTALLED : 'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'src/node',
  'src/config',
  'src/shared',
];

/** The version of how files are compiled: the packages, the configuration of the compilers, and our loaders and MDX plugins. */
export const compilerVersion = (): string => hashOf(SOURCES);

/** The version of the modules that render pages. webpack doesn't know them, because Node runs them. */
export const rendererVersion = (): string => hashOf(['src']);

/** The version of everything that isn't part of a site. */
export const engineVersion = (): string => hashOf([...SOURCES, 'src']);

/** A hash of Node's version, and of files and folders relative to the project. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  sources
    .flatMap(listFiles)
    .sort()
    .forEach((file) => hash.update(file).update(readFileSync(join(PROJECT, file))));
  return hash.digest('hex');
}

/** A file, or the files below a folder, relative to the project. */
function listFiles(path: string): string[] {
  if (statSync(join(PROJECT, path)).isFile()) return [path];
  return readdirSync(join(PROJECT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1));
}
