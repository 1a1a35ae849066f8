import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, loadConfig, ROUTES_FILE, SITE_FILE } from './load';

/** The configuration of a site that is being edited, with its drafts. */
export interface ConfigSource {
  /** Loads the configuration if a JSON file has changed since the last time. Throws a ConfigError. */
  read(): Config;
  /** Makes the next `read` load the configuration again, because the checks also depend on pages and static files. */
  forget(): void;
}

export function createConfigSource(root: string): ConfigSource {
  let last: { readonly stamp: string; readonly config: Config } | undefined;
  return {
    read() {
      const stamp = [ROUTES_FILE, SITE_FILE].map((file) => modified(join(root, file))).join();
      if (last?.stamp !== stamp) last = { stamp, config: loadConfig(root, true) };
      return last.config;
    },
    forget() {
      last = undefined;
    },
  };
}

const modified = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
