import { join } from 'node:path';
import type { Configuration } from 'webpack';
// Not the package's main module, which loads Babel and Rollup for another plugin in 0.6 s.
import { InjectManifest } from 'workbox-webpack-plugin/build/inject-manifest.js';
import { WORKER_FILE } from '../../shared/outputFiles';
import { minifyScripts } from '../webpack/clientOptimization';
import { typescriptRule } from '../webpack/compilerRules';
import { PROJECT } from '../support/project';

/** The service worker, compiled into `out`. If `isOn` is false, it unregisters workers of earlier builds. */
export function workerCompiler(isOn: boolean, out: string, listed: string): Configuration {
  const folder = join(PROJECT, 'src/offline/worker');
  const manifest = new InjectManifest({
    swSrc: join(folder, 'index.ts'),
    swDest: WORKER_FILE,
    additionalManifestEntries: [{ url: listed, revision: null }],
    exclude: [/./],
  });
  return {
    name: 'worker',
    mode: 'production',
    target: ['webworker', 'es2022'],
    context: PROJECT,
    devtool: false,
    entry: isOn ? {} : join(folder, 'kill.ts'),
    output: { path: out, filename: WORKER_FILE },
    infrastructureLogging: { level: 'warn' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [typescriptRule] },
    plugins: isOn ? [manifest] : [],
    optimization: { minimizer: [minifyScripts] },
  };
}
