import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { pageCompilers } from '../../../webpack.config';
import type { Config } from '../../config/load';
import { ConfigError } from '../../config/problems';
import { createConfigSource } from '../../config/source';
import { readAssets } from '../webpack/assets';
import { DEV_INDEX, DEV_STRUCTURE } from '../../shared/dom';
import { writeStructure } from '../../routes/structure';
import { checkSite } from '../checks/checks';
import { type CompilerOptions, configCompiler } from '../webpack/compilers';
import { devAttributes } from './devPage';
import { messageOf } from '../support/messageOf';
import { createPageWriter, type PageWriter, readInlineScripts } from '../prerender/pages';
import { loadServer } from '../prerender/serverBundle';
import { report } from '../checks/report';
import { packSections } from '../../shared/search/searchIndex';
import { type Pages, readPages } from '../webpack/readPages';
import { describeErrors } from '../webpack/webpackErrors';

/** The state of the site after an edit. */
export interface DevBuild {
  /** Number of successful builds. */
  readonly version: number;
  readonly baseUrl: string;
  /** The live-reload script. */
  readonly client: string;
  /** The result of the last successful build; absent before the first. */
  readonly site?: BuiltSite;
  /** The error of the last build; absent if it succeeded. */
  readonly error?: string;
}

interface BuiltSite {
  readonly config: Config;
  readonly pages: Pages;
  /** Renders the pages. */
  readonly writer: PageWriter;
  /** The search index (JSON). */
  readonly index: string;
  /** The script with the structure of the site. */
  readonly structure: string;
}

/** How long (ms) webpack waits for more edits before it builds: an editor may write several files at once. */
const AGGREGATE_MS = 50;

/**
 * Builds a site into `work`, and again after each edit. Resolves after the first build with a function that returns the
 * current state.
 */
export async function watchSite(
  root: string,
  work: string,
  onBuild: (build: DevBuild) => void,
): Promise<() => DevBuild> {
  const source = createConfigSource(root);
  let build: DevBuild = { version: 0, baseUrl: '/', client: '' };
  const update = (next: DevBuild) => {
    build = next;
    onBuild(next);
  };

  const watch = async (): Promise<void> => {
    const options: CompilerOptions = {
      root,
      readConfig: source.read,
      out: join(work, 'site'),
      work,
      mode: 'development',
    };
    const first = tryConfig(source.read);
    const isBroken = first instanceof ConfigError;
    const compiler = webpack(isBroken ? [configCompiler(options)] : await pageCompilers(options));
    compiler?.hooks.invalid.tap('config', source.forget);
    await new Promise<void>((firstDone) => {
      const watching = compiler?.watch(
        { aggregateTimeout: AGGREGATE_MS, ignored: /node_modules/ },
        (failure, stats) => {
          void finish(failure, stats).then(firstDone);
        },
      );
      const finish = async (failure: Error | null, stats: MultiStats | undefined) => {
        if (!stats) return update({ ...build, error: failure?.message ?? 'webpack returned no result' });
        const config = tryConfig(source.read);
        const client = readFileSync(join(work, 'dev.js'), 'utf8');
        // Checked here because the loaders report it once per read, and webpack may still hold their previous errors.
        if (config instanceof ConfigError) return update({ ...build, client, error: config.message });
        // The base URL and the code theme are part of the compilers themselves.
        const isStale =
          isBroken ||
          config.site.baseUrl !== first.site.baseUrl ||
          config.site.code.theme !== first.site.code.theme;
        if (isStale) return new Promise<void>((closed) => watching?.close(() => void watch().then(closed)));
        update(await createBuild(config, work, stats, { ...build, client }));
      };
    });
  };

  await watch();
  return () => build;
}

/** The configuration, or its errors. */
function tryConfig(read: () => Config): Config | ConfigError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

async function createBuild(
  config: Config,
  work: string,
  stats: MultiStats,
  last: DevBuild,
): Promise<DevBuild> {
  if (stats.hasErrors()) return { ...last, error: describeErrors(stats, config.root) };
  try {
    const { baseUrl } = config.site;
    const version = last.version + 1;
    const { script, ...data } = devAttributes({ baseUrl, version });
    const server = await loadServer(work);
    const pages = readPages(stats);
    const writer = createPageWriter(config, {
      server,
      pages,
      assets: readAssets(stats, baseUrl),
      inline: readInlineScripts(work),
      structure: baseUrl + DEV_STRUCTURE,
      extras: { data, scripts: [script] },
    });
    report(checkSite(config, [...pages.values()]), config.site.checks);
    const index = JSON.stringify(packSections([...pages.values()].flatMap(({ sections }) => sections)));
    const files = {
      pages: {},
      media: {},
      search: { index: baseUrl + DEV_INDEX, files: {} },
      samples: {},
      onDemand: [],
    };
    const structure = writeStructure({ model: config.routes, files });
    return { version, baseUrl, client: last.client, site: { config, pages, writer, index, structure } };
  } catch (error) {
    return { ...last, error: messageOf(error) };
  }
}
