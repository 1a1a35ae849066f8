import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import type { Config } from '../../config/load';
import { WORKER_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';
import type { WorkerSettings } from '../../shared/workerProtocol';
import type { Assets } from '../webpack/assets';
import { bundleCache } from '../webpack/bundleCache';
import { typescriptRule } from '../webpack/compilerRules';
import { type Deployment, layoutAddresses } from '../prerender/pages';
import { PROJECT } from '../support/project';
import { sha256 } from '../support/sha256';
import { fileAt } from './writeAssetManifest';

/** Addresses of the files that the worker installs, apart from the shell. */
export function precacheAddresses(assets: Assets, { structure }: Pick<Deployment, 'structure'>): string[] {
  const { app, extras, fonts } = assets;
  return [...new Set([...app.scripts, ...extras, ...fonts, ...layoutAddresses(assets), structure])];
}

/**
 * The service worker. Compiled into `out` after the prerender, because it contains the hash of the app shell. `shell` is
 * the address returned by `writeShell`. If `offline.worker` is off, the file unregisters workers of earlier builds.
 */
export function workerCompiler(
  { site, routes }: Config,
  out: string,
  assets: Assets,
  deployment: Deployment,
  shell: string,
): Configuration {
  const { baseUrl } = site;
  if (!site.offline.worker) {
    const entry = join(PROJECT, 'src/offline/worker/kill.ts');
    const plugins = [prependConstant('__BASE_URL__', baseUrl)];
    return { ...base(out), entry, output: { path: out, filename: WORKER_FILE }, plugins };
  }
  // Hashed names need no revision. The integrity check rejects truncated files, which would break the app until the next deploy.
  const entries = [shell, ...precacheAddresses(assets, deployment)].map((url) => ({
    url,
    revision: null,
    integrity: `sha256-${sha256(fileAt(out, baseUrl, url), 'base64')}`,
  }));
  const settings: WorkerSettings = {
    baseUrl,
    shell,
    structure: deployment.structure,
    pathsWithoutContent: [
      ...routes.routes.filter(({ file }) => file === undefined).map(({ path }) => path),
      ...routes.sections.map(({ path }) => path),
      ...routes.redirects.flatMap((rule) => ('from' in rule ? rule.from : [])),
    ],
    prefixesWithoutContent: routes.redirects.flatMap((rule) => ('prefix' in rule ? rule.prefix : [])),
    fullNavigation: [...routes.fullNavigation, ...(routes.outbound ?? []).map(({ from }) => from)],
    ...(site.docs.sandbox !== undefined && { sandbox: withBase(baseUrl, site.docs.sandbox) }),
    navigationTimeout: site.offline.navigationTimeout,
  };
  const manifest = new InjectManifest({
    swSrc: join(PROJECT, 'src/offline/worker/index.ts'),
    swDest: WORKER_FILE,
    additionalManifestEntries: entries,
    exclude: [/./],
  });
  const plugins = [prependConstant('__WORKER__', settings), manifest];
  return { ...base(out), entry: {}, output: { path: out }, plugins };
}

/** Added after minification: DefinePlugin would change the code, and webpack would have to minify it again for each site. */
function prependConstant(name: string, value: unknown): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: `const ${name}=${JSON.stringify(value)};`,
    raw: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  });
}

function base(out: string): Configuration {
  return {
    name: 'worker',
    mode: 'production',
    ...bundleCache('worker'),
    target: ['webworker', 'es2022'],
    context: PROJECT,
    devtool: false,
    output: { path: out },
    infrastructureLogging: { level: 'warn' },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [typescriptRule] },
  };
}
