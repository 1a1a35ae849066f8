import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import type { Config } from '../config/load';
import type { WorkerSettings } from '../offline/policy';
import type { Assets } from './assets';
import { compile } from './compile';
import { PROJECT, typescriptRule } from './compilers';
import { SHELL_FILE } from './pages';

/**
 * Compiles the service worker into `out`. Runs after the prerender, so that the revision of the shell is that of its
 * final bytes. What it installs is small and certain: the shell and the app.
 */
export async function buildWorker({ site, routes }: Config, out: string, { app }: Assets): Promise<void> {
  const shell = { url: site.baseUrl + SHELL_FILE, revision: revisionOf(join(out, SHELL_FILE)) };
  // Hashed names need no revision.
  const entries = [shell, ...app.scripts.map((url) => ({ url, revision: null }))];
  const settings: WorkerSettings = {
    baseUrl: site.baseUrl,
    shell: shell.url,
    fullNavigation: routes.fullNavigation,
  };
  await compile([
    {
      name: 'worker',
      mode: 'production',
      context: PROJECT,
      devtool: false,
      entry: {},
      output: { path: out },
      infrastructureLogging: { level: 'warn' },
      resolve: { extensions: ['.ts', '.js'] },
      module: { rules: [typescriptRule] },
      plugins: [
        new webpack.DefinePlugin({ __WORKER__: JSON.stringify(settings) }),
        new InjectManifest({
          swSrc: join(PROJECT, 'src/offline/worker.ts'),
          swDest: 'sw.js',
          additionalManifestEntries: entries,
          exclude: [/./],
        }),
      ],
    },
  ]);
}

function revisionOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
