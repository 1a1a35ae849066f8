import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { pageCompilers } from '../../webpack.config';
import { loadConfig } from '../config/load';
import { readAssets } from './assets';
import { checkSite } from './checks';
import { devAttributes } from './devPage';
import type { LinkRecord } from './links';
import { messageOf } from './messageOf';
import { namePages } from './namePages';
import { createPageWriter, type PageWriter, readInlineScripts, renderSite, type ServerBundle } from './pages';
import { report } from './report';
import { createSearchFile } from './searchFiles';
import { describeErrors } from './webpackErrors';

/** The state of the site after an edit. */
export interface DevBuild {
  /** Counts the builds that worked. */
  readonly version: number;
  readonly baseUrl: string;
  /** The script that makes a page follow edits. */
  readonly client: string;
  /** Renders pages with the last build that worked; absent before there was one. */
  readonly writer?: PageWriter;
  /** What the pages of that build are searched in (JSON). */
  readonly index?: string;
  /** Why the last edit did not build. */
  readonly error?: string;
}

const require = createRequire(import.meta.url);

/** How long (ms) webpack waits for more edits before it builds: an editor may write several files at once. */
const AGGREGATE_MS = 50;

/**
 * Builds a site into `work` and again after each edit. Resolves after the first attempt with a function that returns
 * the state at any time.
 */
export async function watchSite(
  root: string,
  work: string,
  onBuild: (build: DevBuild) => void,
): Promise<() => DevBuild> {
  let links: LinkRecord = new Map();
  let build: DevBuild = { version: 0, baseUrl: '/', client: '' };
  const update = (next: DevBuild) => {
    build = next;
    onBuild(next);
  };

  const watch = async (): Promise<void> => {
    links = new Map();
    const { site } = loadConfig(root);
    const compiler = webpack(
      await pageCompilers({ root, out: join(work, 'site'), work, mode: 'development', links }),
    );
    await new Promise<void>((firstDone) => {
      const watching = compiler?.watch(
        { aggregateTimeout: AGGREGATE_MS, ignored: /node_modules/ },
        (failure, stats) => {
          void finish(failure, stats).then(firstDone);
        },
      );
      const finish = async (failure: Error | null, stats: MultiStats | undefined) => {
        if (!stats) return update({ ...build, error: failure?.message ?? 'webpack gave no result' });
        const next = await createBuild(root, work, stats, links, build);
        // The base URL and the code theme are part of the compilers themselves.
        const isStale =
          next.site && (next.site.baseUrl !== site.baseUrl || next.site.code.theme !== site.code.theme);
        if (isStale) watching?.close(() => void watch());
        else update(next.build);
      };
    });
  };

  await watch();
  return () => build;
}

async function createBuild(root: string, work: string, stats: MultiStats, links: LinkRecord, last: DevBuild) {
  const client = readFileSync(join(work, 'dev.js'), 'utf8');
  if (stats.hasErrors()) return { build: { ...last, client, error: describeErrors(stats, root) } };
  try {
    const config = loadConfig(root);
    const { baseUrl } = config.site;
    const version = last.version + 1;
    const path = join(work, 'server.cjs');
    Reflect.deleteProperty(require.cache, path);
    const { script, ...data } = devAttributes({ baseUrl, version });
    const server = namePages(require(path) as ServerBundle, root);
    const writer = createPageWriter(config, {
      server,
      assets: readAssets(stats.stats[0] ?? never(), baseUrl),
      inline: readInlineScripts(work),
      extras: { data, scripts: [script] },
    });
    report(checkSite(config, await renderSite(writer, config.routes), links), { ...config.site.checks });
    const index = JSON.stringify(await createSearchFile(config, server));
    return { site: config.site, build: { version, baseUrl, client, writer, index } };
  } catch (error) {
    return { build: { ...last, client, error: messageOf(error) } };
  }
}

function never(): never {
  throw new Error('webpack ran without the browser compiler');
}
