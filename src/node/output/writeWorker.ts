import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config/load';
import { WORKER_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';
import type { WorkerSettings } from '../../shared/workerProtocol';
import type { Assets } from '../webpack/assets';
import { engineVersion } from '../support/engineVersion';
import { compile } from '../webpack/compile';
import { type Deployment, layoutAddresses } from '../prerender/pages';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { PROJECT } from '../support/project';
import { sha256 } from '../support/sha256';
import { writeFile } from './outputs';
import { fileAt } from './writeAssetManifest';

/** Addresses of the files that the worker installs, apart from the shell. */
export function precacheAddresses(assets: Assets, { structure, idle }: Deployment): string[] {
  const { app, extras, fonts } = assets;
  return [...new Set([...app.scripts, ...extras, ...fonts, ...layoutAddresses(assets), structure, idle])];
}

/**
 * Writes the service worker. It comes last, because it contains the hash of the app shell. `shell` is the address returned
 * by `writeShell`. If `offline.worker` is off, the file unregisters workers of earlier builds.
 */
export async function writeWorker(
  config: Config,
  out: string,
  assets: Assets,
  deployment: Deployment,
  shell: string,
): Promise<void> {
  const { baseUrl, offline } = config.site;
  const constants = offline.worker
    ? { __WORKER__: createSettings(config, deployment, shell) }
    : { __BASE_URL__: baseUrl };
  // Hashed names need no revision. The integrity check rejects truncated files, which would break the app until the next deploy.
  const addresses = [shell, ...precacheAddresses(assets, deployment)].sort();
  const entries = addresses.map((url) => ({
    url,
    revision: null,
    integrity: `sha256-${sha256(fileAt(out, baseUrl, url), 'base64')}`,
  }));
  const [[name, value] = []] = Object.entries(constants);
  const script = (await bundleWorker(offline.worker)).replace(ENTRIES, () => JSON.stringify(entries));
  writeFile(join(out, WORKER_FILE), `const ${name}=${JSON.stringify(value)};${script}`);
}

/** The file that the compiled worker installs, and its list of files, which the real one replaces. */
const LISTED = 'entries';
const ENTRIES = `[{'revision':null,'url':'${LISTED}'}]`;

function createSettings({ site, routes }: Config, { structure }: Deployment, shell: string): WorkerSettings {
  const { baseUrl, docs, offline } = site;
  return {
    baseUrl,
    shell,
    structure,
    pathsWithoutContent: [
      ...routes.routes.filter(({ file }) => file === undefined).map(({ path }) => path),
      ...routes.redirects.flatMap((rule) => ('from' in rule ? rule.from : [])),
    ],
    prefixesWithoutContent: routes.redirects.flatMap((rule) => ('prefix' in rule ? rule.prefix : [])),
    fullNavigation: [...routes.fullNavigation, ...(routes.outbound ?? []).map(({ from }) => from)],
    ...(docs.sandbox !== undefined && { sandbox: withBase(baseUrl, docs.sandbox) }),
    navigationTimeout: offline.navigationTimeout,
  };
}

/** The script of the worker without its constants. The same for all sites, so only a change of the engine compiles it again. */
async function bundleWorker(isOn: boolean): Promise<string> {
  const cached = join(contentCache(), `${engineVersion}.${isOn ? 'worker' : 'kill'}.js`);
  const known = readCached(cached);
  if (known) return String(known);
  // Workbox's plugin takes 0.1 s to load.
  const { workerCompiler } = await import('./workerCompiler');
  const out = mkdtempSync(join(tmpdir(), 'site-worker-'));
  try {
    await compile([workerCompiler(isOn, out, LISTED)], PROJECT);
    return String(saveCached(readFileSync(join(out, WORKER_FILE)), cached));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
