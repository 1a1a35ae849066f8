import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageCompiler } from '../../webpack.config';
import type { Config } from '../config/load';
import type { RouteModel } from '../config/model';
import { BUILD_FILE } from '../shared/outputFiles';
import { markdownFile, withBase } from '../shared/url';
import type { AssetManifest } from '../shared/manifests';
import { type Assets, readAssets } from './webpack/assets';
import { checkSite } from './checks/checks';
import { compile } from './webpack/compile';
import { type Pages, readPages } from './webpack/readPages';
import { writeAsset, writeFile } from './output/outputs';
import { writeSiteFiles } from './output/siteFiles';
import { compressFolder } from './output/compressFolder';
import { bundleBootScripts } from './prerender/bootScripts';
import { createPageWriter, type Deployment, renderSite } from './prerender/pages';
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
import { writeWorker } from './output/writeWorker';

/** A running build. */
interface RunningBuild {
  /** Folder that becomes the output folder. */
  readonly next: string;
  /** Folder of temporary files. */
  readonly work: string;
  /** The build of the apps, which write to `next`. */
  readonly apps: Promise<void>;
}

/** Writes all files of a site into `next`. Rejects with a BuildError. */
export async function writeOutput(config: Config, running: RunningBuild, progress: Progress): Promise<void> {
  const { root, site, routes } = config;
  const { next } = running;
  const parts = await bundle(config, running, progress);
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
  await writeWorker(config, next, assets, deployment, shell);
  copyStaticFiles(root, next);

  progress('Compressing');
  await compressFolder(next);
  limitContentCache();
  progress(describeTransferSizes(measureTransferSizes(config, assets, deployment, shell, files, next)));
  const note = describePageBudget(pageBytes(deployment.files), site.offline.budget.pages);
  if (note !== undefined) progress(note);
}

/** Bundles the app and the pages. */
async function bundle(config: Config, { next, work, apps }: RunningBuild, progress: Progress) {
  const { root } = config;
  const server = loadServer(work);
  server.catch(() => {}); // Reported when it is awaited.
  try {
    progress('Bundling the pages');
    const readConfig = () => config;
    const scripts = bundleBootScripts(config);
    scripts.catch(() => {}); // Reported when it is awaited.
    const compiler = await pageCompiler({ root, readConfig, out: next, work, mode: 'production' });
    const stats = await compile([compiler], root);
    const assets = readAssets(stats, config.site.baseUrl);
    const pages = readPages(stats);
    const indexes = config.routes.routes.flatMap(({ path }) => pages.get(path)?.searchIndex ?? []);
    const pictures = [...pages.values()].flatMap((page) => page.pictures);
    pictures.forEach(({ file, address }) => writeFile(join(next, address), readFileSync(join(root, file))));
    const index = writeSearchIndex(config.site, indexes, next);
    progress('Building the apps');
    // The asset manifest lists the sandboxes, and every page refers to the manifest.
    await apps;
    const addresses = pictures.map(({ address }) => address);
    const inline = await scripts;
    const idle = writeAsset(next, 'idle', '.js', inline.idle);
    const deployment = await deploy(config, assets, index, addresses, next, idle);
    return {
      server: await server,
      pages,
      assets,
      inline,
      structure: deployment.structure,
      deployment,
    };
  } finally {
    // It writes to `work`, which is removed after a failure.
    await Promise.allSettled([server]);
  }
}

/** Writes every docs page as Markdown, beside its folder. */
function writeMarkdown(pages: Pages, { routes }: RouteModel, out: string): void {
  for (const { kind, path } of routes) {
    const page = kind === 'doc' ? pages.get(path) : undefined;
    if (page) writeFile(join(out, markdownFile(path)), page.markdown);
  }
}

/** Lists the files for the offline cache. Warns about those that exceed `offline.budget`. */
async function createAssetManifest(
  config: Config,
  assets: Assets,
  index: string,
  pictures: readonly string[],
  out: string,
): Promise<AssetManifest> {
  const files = await listSavableFiles(config, assets, index, pictures, out);
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
async function deploy(
  config: Config,
  assets: Assets,
  index: string,
  pictures: readonly string[],
  out: string,
  idle: string,
): Promise<Deployment> {
  await compressFolder(out);
  const build = buildId(out);
  const files = await createAssetManifest(config, assets, index, pictures, out);
  const structure = writeStructureFile(out, { model: config.routes, files, build });
  writeFile(join(out, BUILD_FILE), JSON.stringify({ build }));
  const { baseUrl } = config.site;
  return {
    files,
    structure: withBase(baseUrl, structure),
    idle: withBase(baseUrl, idle),
  };
}
