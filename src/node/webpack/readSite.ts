import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { type Config, ROUTES_FILE, SITE_FILE } from '../../config/load';

/** Options of the loaders that need the configuration of the site. */
export interface SiteOptions {
  /** Absolute path of the site folder. */
  readonly root: string;
  /** The configuration, loaded once for each build or edit. Throws a ConfigError. */
  readonly readConfig: () => Config;
}

/** Reads the configuration inside a webpack loader, and makes webpack watch its files. */
export function readSite(loader: LoaderContext<SiteOptions>): Config {
  const { root, readConfig } = loader.getOptions();
  // The cache doesn't track the configuration, so results that depend on it aren't cached.
  if (loader.mode === 'production') loader.cacheable(false);
  [ROUTES_FILE, SITE_FILE].forEach((file) => loader.addDependency(join(root, file)));
  try {
    return readConfig();
  } catch (error) {
    // The fix may be to add a missing file.
    ['docs', 'static'].forEach((folder) => loader.addContextDependency(join(root, folder)));
    throw error;
  }
}
