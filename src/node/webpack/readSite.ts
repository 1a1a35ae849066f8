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

/** Gets the configuration inside a webpack loader, and has webpack watch the files it comes from. */
export function readSite(loader: LoaderContext<SiteOptions>): Config {
  const { root, readConfig } = loader.getOptions();
  // The configuration is read once for each build: what was made from an older one isn't valid.
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
