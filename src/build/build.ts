import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MultiStats } from 'webpack';
import { type Config, loadConfig } from '../config/load';
import { readAssets } from './assets';
import { checkSite } from './checks';
import { compile } from './compile';
import { createCompilers } from './compilers';
import type { LinkRecord } from './links';
import { compressFolder, createRobots, createSitemap, writeFile } from './outputs';
import { createPageWriter, type HtmlFile, renderSite, type ServerBundle } from './pages';
import type { Progress } from './progress';
import { report } from './report';
import { buildWorker } from './workerBuild';

export interface BuildOptions {
  /** Absolute path of the site folder. */
  readonly root: string;
  /** Absolute path of the output folder. It is replaced as a whole, and only when everything went well. */
  readonly out: string;
}

/** From two JSON files to a folder that any file host can serve. Throws ConfigError or BuildError. */
export async function build({ root, out }: BuildOptions, progress: Progress): Promise<void> {
  const next = `${out}.next`;
  const work = mkdtempSync(join(tmpdir(), 'site-build-'));
  rmSync(next, { recursive: true, force: true });
  try {
    progress('Reading the configuration');
    const config = loadConfig(root);
    const links: LinkRecord = new Map();

    progress('Bundling the pages');
    const stats = await compile(await createCompilers({ root, out: next, work, mode: 'production', links }));

    progress('Rendering every route to HTML');
    const files = await prerender(config, stats, work);
    files.forEach(({ file, html }) => writeFile(join(next, file), html));

    progress('Checking links');
    report(checkSite(config, files, links), config.site.checks);

    progress('Writing the other files');
    if (existsSync(join(root, 'static'))) cpSync(join(root, 'static'), next, { recursive: true });
    writeFile(join(next, 'sitemap.xml'), await createSitemap(config.site, config.routes));
    writeFile(join(next, 'robots.txt'), createRobots(config.site));
    if (config.site.offline.worker)
      await buildWorker(config, next, readAssets(stats.stats[0] ?? never(), config.site.baseUrl));

    progress('Compressing');
    await compressFolder(next);
    rmSync(out, { recursive: true, force: true });
    renameSync(next, out);
    progress(`Built ${config.routes.routes.length} pages`);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(next, { recursive: true, force: true });
  }
}

/** Runs the server bundle over every route. */
function prerender(config: Config, { stats: [client] }: MultiStats, work: string): Promise<HtmlFile[]> {
  const server = createRequire(import.meta.url)(join(work, 'server.cjs')) as ServerBundle;
  const boot = readFileSync(join(work, 'boot.js'), 'utf8');
  return renderSite(
    createPageWriter(config, server, readAssets(client ?? never(), config.site.baseUrl), boot),
    config.routes,
  );
}

function never(): never {
  throw new Error('webpack ran without the browser compiler');
}
