import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { INSTALLED, PROJECT } from './project';

/** Files that decide how webpack compiles. It tracks the compiled files itself. */
const SOURCES = [
  existsSync(join(PROJECT, INSTALLED)) ? INSTALLED : 'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'src/node',
  'src/config',
  'src/shared',
];

/** Digests by file (relative to the project), made once, because the engine that runs is the one that was loaded. */
const digests = new Map(
  [...SOURCES, 'src']
    .flatMap(listFiles)
    .sort()
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(PROJECT, file)))
        .digest(),
    ]),
);

/** The version of how files are compiled: the packages, the configuration of the compilers, and our loaders and MDX plugins. */
export const compilerVersion = hashOf(SOURCES);

/** The version of the modules that render pages. webpack doesn't know them, because Node runs them. */
export const rendererVersion = hashOf(['src']);

/** The version of everything that isn't part of a site. */
export const engineVersion = hashOf([...SOURCES, 'src']);

/** A hash of Node's version, and of files and folders relative to the project. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const [file, digest] of digests)
    if (sources.some((source) => file === source || file.startsWith(join(source, sep))))
      hash.update(file).update(digest);
  return hash.digest('hex');
}

/** A file, or the files below a folder, relative to the project. */
function listFiles(path: string): string[] {
  if (statSync(join(PROJECT, path)).isFile()) return [path];
  return readdirSync(join(PROJECT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1));
}
