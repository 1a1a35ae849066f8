import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pageCompilers, workerCompiler } from '../../webpack.config';
import { type Config, loadConfig } from '../config/load';
import type { RouteModel } from '../config/model';
import { APP_ICON_FILE, BUILD_FILE, MANIFEST_FILE, ROBOTS_FILE, SITEMAP_FILE } from '../shared/outputFiles';
import { markdownFile, withBase } from '../shared/url';
import type { AssetManifest } from '../shared/manifests';
import { createAppIcon, createManifest } from './output/appIcon';
import { buildApps } from './output/apps';
import { type Assets, readAssets } from './webpack/assets';
import { checkSite } from './checks/checks';
import { compile } from './webpack/compile';
import { assertPagesAreText } from './checks/pageEncoding';
import type { LinkRecord } from './mdx/pageLinks';
import { namePages } from './prerender/namePages';
import { stampBuild } from './output/outdated';
import { type BuildOptions, assertReplaceable } from './output/outFolder';
import { compressFolder, createRobots, createSitemap, writeFile } from './output/outputs';
import {
  createPageWriter,
  type Deployment,
  type PageWriter,
  readInlineScripts,
  renderSite,
  type ServerBundle,
} from './prerender/pages';
import { buildId, listSavableFiles, writeAssetManifest } from './output/writeAssetManifest';
import type { Progress } from './progress';
import { report } from './checks/report';
import { writeSearchIndex } from './search/writeIndex';
import { copyStaticFiles } from './output/staticFiles';
import {
  backgroundLimit,
  backgroundUnits,
  describeLeftOut,
  leftOut,
  onDemandAddresses,
} from './output/backgroundBudget';
import { describeTransferSizes, measureTransferSizes } from './output/transferSizes';
import { writeShell } from './output/writeShell';

/** From two JSON files to a folder that any file host can serve. Throws ConfigError or BuildError. */
export async function build({ root, out }: BuildOptions, progress: Progress): Promise<void> {
  const began = new Date();
  assertReplaceable({ root, out });
  removeLeftovers(out);
  const next = `${out}.next-${process.pid}`;
  const work = mkdtempSync(join(tmpdir(), 'site-build-'));
  let apps: Promise<void> | undefined;
  try {
    // A folder that can't be written to is found now, not after the bundling.
    mkdirSync(next, { recursive: true });

    progress('Reading the configuration');
    const config = loadConfig(root);
    assertPagesAreText(config);
    const links: LinkRecord = new Map();

    apps = buildApps(config, next);
    apps.catch(() => {}); // Said when its turn comes.

    progress('Bundling the pages');
    const readConfig = () => config;
    const compilers = await pageCompilers({ root, readConfig, out: next, work, mode: 'production', links });
    const stats = await compile(compilers, root);

    const assets = readAssets(stats, config.site.baseUrl);
    const server = namePages(createRequire(import.meta.url)(join(work, 'server.cjs')) as ServerBundle, root);
    const index = await writeSearchIndex(config, server, next);
    progress('Building the apps');
    // The asset manifest lists the live samples, and every page names the manifest.
    await apps;

    const deployment = await deploy(config, assets, index, next);

    progress('Rendering every route to HTML');
    const parts = { server, assets, inline: readInlineScripts(work), deployment };
    const writer = createPageWriter(config, parts);
    const files = await renderSite(writer, config.routes);
    files.forEach(({ file, html }) => writeFile(join(next, file), html));

    writeMarkdown(writer, config.routes, next);

    progress('Checking links');
    report(checkSite(config, files, links), config.site.checks);

    progress('Writing the other files');
    await writeSiteFiles(config, next);
    const shell = writeShell(next, config.site.baseUrl);
    await compile([workerCompiler(config, next, assets, deployment, shell)], root);
    copyStaticFiles(root, next);

    progress('Compressing');
    await compressFolder(next);
    const sizes = measureTransferSizes(config, assets, deployment, shell, files, next);
    progress(describeTransferSizes(sizes));
    stampBuild(next, began);
    replaceFolder(out, next);
    progress(`Built ${config.routes.routes.length} pages`);
  } finally {
    await Promise.allSettled([apps]);
    rmSync(work, { recursive: true, force: true });
    rmSync(next, { recursive: true, force: true });
  }
}

/** What builds that were ended before their time have left beside the output folder. */
function removeLeftovers(out: string): void {
  const [folder, name] = [dirname(out), basename(out)];
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    const [, own, pid] = /^(.*)\.(?:next|last)-(\d+)$/.exec(entry) ?? [];
    if (own === name && !isRunning(Number(pid)))
      rmSync(join(folder, entry), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // asks only
  } catch {
    return false;
  }
}

/** At once: a host that serves the folder meanwhile finds one build or the other. */
function replaceFolder(out: string, next: string): void {
  const last = `${out}.last-${process.pid}`;
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  rmSync(last, { recursive: true, force: true });
}

/** Every page of the documentation as Markdown, beside its folder. */
function writeMarkdown(writer: PageWriter, { routes }: RouteModel, out: string): void {
  for (const route of routes) {
    const text = writer.markdown(route);
    if (text !== null) writeFile(join(out, markdownFile(route.path)), text);
  }
}

/** The asset manifest: all that can be saved, and what `offline.budget` has no room for. Warns about that once. */
function createAssetManifest(config: Config, assets: Assets, index: string, out: string): AssetManifest {
  const files = listSavableFiles(config, assets, index, out);
  const units = backgroundUnits(files, config.site);
  const limit = backgroundLimit(config.site, Object.keys(files.pages).length);
  const left = leftOut(units, limit);
  const warning = describeLeftOut(left, units, limit);
  if (warning !== undefined && config.site.offline.worker) console.warn(`warning  ${warning}`);
  return { ...files, onDemand: onDemandAddresses(files, left) };
}

/** What search engines and home screens ask for. */
async function writeSiteFiles({ root, site, routes }: Config, out: string): Promise<void> {
  writeFile(join(out, SITEMAP_FILE), await createSitemap(site, routes));
  writeFile(join(out, ROBOTS_FILE), createRobots(site));
  writeFile(join(out, MANIFEST_FILE), createManifest(site));
  const { favicon } = site;
  if (favicon) writeFile(join(out, APP_ICON_FILE), await createAppIcon(root, favicon));
}

/** Compresses what webpack made, writes the asset manifest, and gives the build its name. */
async function deploy(config: Config, assets: Assets, index: string, out: string): Promise<Deployment> {
  await compressFolder(out);
  const build = buildId(out);
  const files = createAssetManifest(config, assets, index, out);
  const manifest = writeAssetManifest(out, files);
  writeFile(join(out, BUILD_FILE), JSON.stringify({ build }));
  return { build, files, manifest: withBase(config.site.baseUrl, manifest) };
}
