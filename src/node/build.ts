import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pageCompilers, workerCompiler } from '../../webpack.config';
import { type Config, loadConfig } from '../config/load';
import type { RouteModel } from '../config/model';
import { BUILD_FILE } from '../shared/outputFiles';
import { markdownFile, withBase } from '../shared/url';
import type { AssetManifest } from '../shared/manifests';
import { buildApps } from './output/apps';
import { type Assets, readAssets } from './webpack/assets';
import { checkSite } from './checks/checks';
import { compile } from './webpack/compile';
import { type Pages, readPages } from './webpack/readPages';
import { assertPagesAreText } from './checks/pageEncoding';
import { stampBuild } from './output/outdated';
import { type BuildOptions, assertReplaceable } from './output/outFolder';
import { writeFile } from './output/outputs';
import { writeSiteFiles } from './output/siteFiles';
import { compressFolder } from './output/compressFolder';
import { createPageWriter, type Deployment, readInlineScripts, renderSite } from './prerender/pages';
import { loadServer } from './prerender/serverBundle';
import { buildId, listSavableFiles, writeStructureFile } from './output/writeAssetManifest';
import { limitContentCache } from './support/contentCache';
import type { Progress } from './progress';
import { report } from './checks/report';
import { writeSearchIndex } from './search/writeIndex';
import { copyStaticFiles } from './output/staticFiles';
import {
  backgroundUnits,
  describeLeftOut,
  describePageBudget,
  leftOut,
  onDemandAddresses,
  pageBytes,
} from './output/backgroundBudget';
import { describeTransferSizes, measureTransferSizes } from './output/transferSizes';
import { writeShell } from './output/writeShell';

/** The folders of a running build. */
interface Folders {
  /** Becomes the output folder. */
  readonly next: string;
  /** Temporary. */
  readonly work: string;
}

/** Builds the site of two JSON files into a folder that any file host can serve. Throws ConfigError or BuildError. */
export async function build({ root, out }: BuildOptions, progress: Progress): Promise<void> {
  const began = new Date();
  assertReplaceable({ root, out });
  removeLeftovers(out);
  const next = `${out}.next-${process.pid}`;
  const work = mkdtempSync(join(tmpdir(), 'site-build-'));
  try {
    // Before the bundling, so that a folder without write access is reported early.
    mkdirSync(next, { recursive: true });
    progress('Reading the configuration');
    const config = loadConfig(root);
    assertPagesAreText(config);
    await writeOutput(config, { next, work }, progress);
    stampBuild(next, began);
    replaceFolder(out, next);
    progress(`Built ${config.routes.routes.length} pages`);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(next, { recursive: true, force: true });
  }
}

async function writeOutput(config: Config, folders: Folders, progress: Progress): Promise<void> {
  const { root, site, routes } = config;
  const { next } = folders;
  const parts = await bundle(config, folders, progress);
  const { assets, pages, deployment } = parts;

  progress('Checking links');
  report(checkSite(config, [...pages.values()]), site.checks);

  progress('Rendering every route to HTML');
  const writer = createPageWriter(config, parts);
  const files = await renderSite(writer, routes);
  files.forEach(({ file, html }) => writeFile(join(next, file), html));
  writeMarkdown(pages, routes, next);

  progress('Writing the other files');
  await writeSiteFiles(config, pages, next);
  const shell = writeShell(next, site.baseUrl);
  await compile([workerCompiler(config, next, assets, deployment, shell)], root);
  copyStaticFiles(root, next);

  progress('Compressing');
  await compressFolder(next);
  limitContentCache();
  progress(describeTransferSizes(measureTransferSizes(config, assets, deployment, shell, files, next)));
  const note = describePageBudget(pageBytes(deployment.files), site.offline.budget.pages);
  if (note !== undefined) progress(note);
}

/** Bundles the pages and, at the same time, the apps. */
async function bundle(config: Config, { next, work }: Folders, progress: Progress) {
  const { root } = config;
  const apps = buildApps(config, next);
  apps.catch(() => {}); // Reported when it is awaited.
  try {
    progress('Bundling the pages');
    const readConfig = () => config;
    const compilers = await pageCompilers({ root, readConfig, out: next, work, mode: 'production' });
    const stats = await compile(compilers, root);
    const assets = readAssets(stats, config.site.baseUrl);
    const pages = readPages(stats);
    const server = await loadServer(work);
    const sections = config.routes.routes.flatMap(({ path }) => {
      const page = pages.get(path);
      return page ? [page.sections] : [];
    });
    const index = writeSearchIndex(config.site, sections, next);
    progress('Building the apps');
    // The asset manifest lists the sandboxes, and every page refers to the manifest.
    await apps;
    const deployment = await deploy(config, assets, index, next);
    return {
      server,
      pages,
      assets,
      inline: readInlineScripts(work),
      structure: deployment.structure,
      deployment,
    };
  } finally {
    // They write to `next`, which is removed after a failure.
    await Promise.allSettled([apps]);
  }
}

/** Removes the folders that interrupted builds have left beside the output folder. */
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
    return process.kill(pid, 0); // Signal 0 only checks whether the process exists.
  } catch {
    return false;
  }
}

/** By renaming, so that a running server finds either the last build or this one. */
function replaceFolder(out: string, next: string): void {
  const last = `${out}.last-${process.pid}`;
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  rmSync(last, { recursive: true, force: true });
}

/** Writes every docs page as Markdown, beside its folder. */
function writeMarkdown(pages: Pages, { routes }: RouteModel, out: string): void {
  for (const { kind, path } of routes) {
    const page = kind === 'doc' ? pages.get(path) : undefined;
    if (page) writeFile(join(out, markdownFile(path)), page.markdown);
  }
}

/** Lists the files for the offline cache. Warns about those that exceed `offline.budget`. */
function createAssetManifest(config: Config, assets: Assets, index: string, out: string): AssetManifest {
  const files = listSavableFiles(config, assets, index, out);
  const { budget, worker } = config.site.offline;
  const units = backgroundUnits(files, config.site);
  const left = leftOut(units, budget.fixed);
  const warning = describeLeftOut(left, units, budget.fixed);
  if (warning !== undefined && worker) console.warn(`warning  ${warning}`);
  return {
    ...files,
    onDemand: onDemandAddresses(files, left),
    ...(pageBytes(files) > budget.pages && { pageBudget: budget.pages }),
  };
}

/** Compresses the output of webpack, then writes the structure of the site and the build id. */
async function deploy(config: Config, assets: Assets, index: string, out: string): Promise<Deployment> {
  await compressFolder(out);
  const build = buildId(out);
  const files = createAssetManifest(config, assets, index, out);
  const structure = writeStructureFile(out, { model: config.routes, files });
  writeFile(join(out, BUILD_FILE), JSON.stringify({ build }));
  return { build, files, structure: withBase(config.site.baseUrl, structure) };
}
