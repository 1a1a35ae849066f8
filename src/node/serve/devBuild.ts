import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import webpack, { type MultiCompiler, type MultiStats } from 'webpack';
import { pageCompiler } from '../../../webpack.config';
import type { Config } from '../../config/load';
import { readPageHead } from '../../config/pageHead';
import { ConfigError } from '../../config/problems';
import { type ConfigSource, createConfigSource } from '../../config/source';
import { readAssets } from '../webpack/assets';
import { DEV_INDEX, DEV_STRUCTURE } from '../../shared/dom';
import { writeStructure } from '../../routes/structure';
import { type CompilerOptions, configCompiler } from '../webpack/compilers';
import { createDevPages, type DevPages } from './devPages';
import { devAttributes } from './devPage';
import { messageOf } from '../support/messageOf';
import { bundleDevClient, bundleDevScripts } from '../prerender/bootScripts';
import { createPageWriter, type PageWriter } from '../prerender/pages';
import { loadServer } from '../prerender/serverBundle';
import { describeErrors } from '../webpack/webpackErrors';
import { type ContentWatcher, watchContent } from './watchContent';

/** The state of the site after an edit. */
export interface DevBuild {
  /** Changes with each edit that leaves the site without errors of its configuration and of the app. */
  readonly version: number;
  /** The version of the last edit of more than the text of pages, after which open pages reload. */
  readonly frame: number;
  readonly baseUrl: string;
  /** The live-reload script. */
  readonly client: string;
  /** The result of the last successful build; absent before the first. */
  readonly site?: BuiltSite;
  /** The error of the last build; absent if it succeeded. Errors in a page are reported when it is requested. */
  readonly error?: string | undefined;
}

export interface BuiltSite {
  readonly config: Config;
  readonly pages: DevPages;
  /** Renders the pages. `pages` has to load their content before. */
  writer(build: Pick<DevBuild, 'version' | 'frame'>): PageWriter;
  /** The script with the structure of the site. */
  readonly structure: string;
}

/** How long (ms) webpack waits for more edits before it builds: an editor may write several files at once. */
const AGGREGATE_MS = 50;

const TEXT = /\.mdx?$/;

/**
 * Bundles the app of a site into `work`, and again after each edit of the configuration or the engine. Pages are compiled
 * when they are requested. Resolves after the first build with a function that returns the current state.
 */
export async function watchSite(
  root: string,
  work: string,
  onBuild: (build: DevBuild) => void,
): Promise<() => DevBuild> {
  const source = createConfigSource(root);
  let build: DevBuild = { version: 0, frame: 0, baseUrl: '/', client: await bundleDevClient() };
  /** The error of webpack, which outlasts edits of pages. */
  let appError: string | undefined;
  const update = (next: DevBuild) => {
    build = next;
    onBuild(next);
  };
  /** The last output of webpack. */
  let output: MultiStats | undefined;
  /** The last call of `finishSite`. The result of an earlier one that took longer is dropped. */
  let latest = 0;
  const finishSite = async (config: Config, stats: MultiStats) => {
    latest += 1;
    const turn = latest;
    output = stats;
    const client = await bundleDevClient();
    const built = await createSite(config, work, stats, content);
    if (turn !== latest) return;
    appError = 'error' in built ? built.error : undefined;
    if ('error' in built) return update({ ...build, client, error: built.error });
    const version = build.version + 1;
    // The configuration may have been broken while this was built.
    const now = tryConfig(source.read);
    const error = now instanceof ConfigError ? now.message : undefined;
    update({ version, frame: version, baseUrl: config.site.baseUrl, client, site: built, error });
  };
  const hasNewHead = createHeadReader();
  const content = watchContent(root, (files) => {
    const { site } = build;
    // The configuration names pages and static files, so it depends on which exist, and on what pages say of themselves.
    const isRead = (file: string) => existsSync(file) && site?.pages.uses(file) && !hasNewHead(file);
    const areRead = [...files].every(isRead);
    if (build.error !== undefined || !areRead) source.forget();
    files.forEach((file) => site?.pages.forget(file));
    const config = tryConfig(source.read);
    if (config instanceof ConfigError) return update({ ...build, error: config.message });
    if (!site) return;
    if (output && !isDeepStrictEqual(config.routes, site.config.routes)) void finishSite(config, output);
    else {
      const version = build.version + 1;
      const isText = areRead && [...files].every((file) => TEXT.test(file));
      update({ ...build, version, frame: isText ? build.frame : version, error: appError });
    }
  });

  await watchApp(
    source,
    { root, readConfig: source.read, out: join(work, 'site'), work, mode: 'development' },
    {
      onBundle: finishSite,
      onError: (error) => update({ ...build, error }),
    },
  );
  return () => build;
}

interface Results {
  onBundle(config: Config, stats: MultiStats): Promise<void>;
  onError(error: string): void;
}

/** Bundles the app, and again after each edit. Resolves after the first bundle. */
async function watchApp(source: ConfigSource, options: CompilerOptions, results: Results): Promise<void> {
  const first = tryConfig(source.read);
  const compiler = webpack(
    first instanceof ConfigError ? [configCompiler(options)] : [await pageCompiler(options)],
  );
  compiler?.hooks.invalid.tap('config', source.forget);
  const finish = async (failure: Error | null, stats: MultiStats | undefined) => {
    if (!stats) return results.onError(failure?.message ?? 'webpack returned no result');
    const config = tryConfig(source.read);
    // Checked here because the loaders report it once per read, and webpack may still hold their previous errors.
    if (config instanceof ConfigError) return results.onError(config.message);
    if (!isStale(first, config)) return results.onBundle(config, stats);
    await new Promise<void>((closed) => watching?.close(() => closed()));
    await watchApp(source, options, results);
  };
  let watching: ReturnType<MultiCompiler['watch']>;
  await new Promise<void>((firstDone) => {
    watching = compiler?.watch(
      { aggregateTimeout: AGGREGATE_MS, ignored: /node_modules/ },
      (failure, stats) => void finish(failure, stats).then(firstDone),
    );
  });
}

/** Whether a change needs other compilers, which contain the base URL and the code themes. */
const isStale = (first: Config | ConfigError, { site }: Config): boolean =>
  first instanceof ConfigError ||
  site.baseUrl !== first.site.baseUrl ||
  !isDeepStrictEqual(site.code, first.site.code);

/**
 * Returns a function that tells whether the frontmatter or title of a file has changed since its last call, or wasn't known.
 */
function createHeadReader() {
  const known = new Map<string, string>();
  return (file: string): boolean => {
    if (!TEXT.test(file)) return false;
    const head = JSON.stringify(readPageHead(readFileSync(file, 'utf8')));
    const isNew = head !== known.get(file);
    known.set(file, head);
    return isNew;
  };
}

/** The configuration, or its errors. */
function tryConfig(read: ConfigSource['read']): Config | ConfigError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

async function createSite(
  config: Config,
  work: string,
  stats: MultiStats,
  content: ContentWatcher,
): Promise<BuiltSite | { readonly error: string }> {
  if (stats.hasErrors()) return { error: describeErrors(stats, config.root) };
  try {
    const { baseUrl } = config.site;
    const server = await loadServer(work);
    const pages = await createDevPages(config, content.add);
    const assets = readAssets(stats, baseUrl);
    const inline = await bundleDevScripts(config);
    const structure = baseUrl + DEV_STRUCTURE;
    const files = {
      pages: {},
      media: {},
      search: { index: baseUrl + DEV_INDEX, files: {} },
      samples: {},
      onDemand: [],
    };
    return {
      config,
      pages,
      writer({ version, frame }) {
        const { script, ...data } = devAttributes({ baseUrl, version, frame });
        const extras = { data, scripts: [script] };
        return createPageWriter(config, { server, pages: pages.compiled, assets, inline, structure, extras });
      },
      structure: writeStructure({ model: config.routes, files }),
    };
  } catch (error) {
    return { error: messageOf(error) };
  }
}
