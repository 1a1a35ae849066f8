import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import type * as server from '../../app/server';
import { PROJECT } from '../support/project';

/** The module that renders pages (src/app/server.tsx). */
export type ServerBundle = typeof server;

/**
 * Bundles the module that renders pages into the folder `work`, and loads it. A bundle, because Node can't import style
 * sheets, and because React renders several times as fast without its checks for development. By esbuild, because
 * webpack takes 4 s for it.
 */
export async function loadServer(work: string): Promise<ServerBundle> {
  const outfile = join(work, 'server.cjs');
  await build({
    entryPoints: [join(PROJECT, 'src/app/server.tsx')],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    // The search window, which only browsers open.
    external: ['@docsearch/*', 'algoliasearch'],
    logLevel: 'silent',
    absWorkingDir: PROJECT,
  });
  const require = createRequire(outfile);
  Reflect.deleteProperty(require.cache, outfile);
  return require(outfile) as ServerBundle;
}
