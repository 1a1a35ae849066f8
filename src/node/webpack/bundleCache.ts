import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { claimFolder } from '../support/claimFolder';
import { cacheFolder, PROJECT } from '../support/project';

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

/**
 * webpack's cache on disk, shared by all sites. Bundling a site of two pages takes 2 s with it and 14 s without. It is
 * valid for one version of the engine. `variant` names a compiler whose configuration differs
 * in more than paths, because webpack doesn't compare configurations.
 */
export function bundleCache(variant: string): Pick<Configuration, 'cache' | 'snapshot'> {
  const byContent = { hash: true, timestamp: false };
  return {
    cache: {
      type: 'filesystem',
      name: variant,
      version: hashOf(SOURCES),
      buildDependencies: { defaultWebpack: [] }, // see trustVersion
      cacheLocation: claimFolder(join(cacheFolder(), 'webpack', variant)),
    },
    // Tools that restore files restore their times as well.
    snapshot: { module: byContent, resolve: byContent },
  };
}

/**
 * Keeps webpack from tracking its own modules and those of the loaders, which it would resolve one by one in a quarter of the
 * time of a build without a cache. The `version` of the cache covers them.
 */
export const trustVersion: WebpackPluginInstance = {
  apply({ hooks }: Compiler) {
    // The last hook before webpack stores them.
    hooks.done.tap('trustVersion', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/**
 * Resolves `@site/...` to the site folder. Not an alias, because cached resolutions don't depend on it, and one site would
 * get the files of another.
 */
export function resolveSite(root: string): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(/^@site\//, (resource: { request: string }) => {
    resource.request = resource.request.replace('@site', () => root);
  });
}

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
