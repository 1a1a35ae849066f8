import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { type Config, loadConfig, ROUTES_FILE, SITE_FILE } from '../config/load';

/** Loads the two JSON files of the site inside a webpack loader, and has webpack watch them. */
export function readSite(loader: LoaderContext<{ root: string }>): Config {
  const { root } = loader.getOptions();
  [ROUTES_FILE, SITE_FILE].forEach((file) => loader.addDependency(join(root, file)));
  try {
    return loadConfig(root);
  } catch (error) {
    // It may be mended by a file that was missing.
    loader.addContextDependency(join(root, 'docs'));
    throw error;
  }
}
