import { loadConfig, ROUTES_FILE, SITE_FILE } from '../../../src/config/load';
import { ConfigError } from '../../../src/config/problems';
import { sampleRoutes, sampleSettings } from '../sampleSite';
import { writeSite } from '../temporarySite';

const PACKAGE = { scripts: { build: 'node build.js' } };

/** Files that the sample site needs, and two optional apps. */
const SITE_FILES = {
  'docs/landing.mdx': 'Words',
  'docs/support.mdx': 'Words',
  'docs/overview.mdx': 'Words',
  'docs/api/editor.mdx': 'Words',
  'docs/migrating/migrating-0.1.x.mdx': 'Words',
  'old/start.mdx': 'Words',
  'old/overview.mdx': 'Words',
  'one/package.json': PACKAGE,
  'two/package.json': PACKAGE,
};

export const app = (folder: string, path: string) => ({ folder, path });

/** Writes the sample site with both JSON files extended and other files added. Returns its folder. */
export function writeSample(routes: object, settings: object = {}, files: object = {}): string {
  return writeSite({
    ...SITE_FILES,
    [ROUTES_FILE]: { ...sampleRoutes, ...routes },
    [SITE_FILE]: { ...sampleSettings, ...settings },
    ...files,
  });
}

/** Problems of the changed sample site: `key: message`, or `file: message` for whole files. */
export function problemsOf(routes: object, settings: object = {}, files: object = {}): string[] {
  return problemsIn(writeSample(routes, settings, files));
}

/** Problems of a folder's configuration. */
export function problemsIn(root: string): string[] {
  try {
    loadConfig(root);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ file, position, at, message }) => {
      if (at !== '') expect(position?.line).toBeGreaterThan(1);
      return `${at || file}: ${message}`;
    });
  }
}
