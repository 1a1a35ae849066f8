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
    // The fix may be to add a missing file.
    ['docs', 'static'].forEach((folder) => loader.addContextDependency(join(root, folder)));
    throw error;
  }
}
