import { join } from 'node:path';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { claimFolder } from '../support/claimFolder';
import { compilerVersion } from '../support/engineVersion';
import { cacheFolder } from '../support/project';

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
      version: compilerVersion,
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
