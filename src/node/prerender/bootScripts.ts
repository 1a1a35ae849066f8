import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Config } from '../../config/load';
import { createBootSettings } from '../../routes/bootSettings';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { engineVersion } from '../support/engineVersion';
import { PROJECT } from '../support/project';

/** The scripts of pages without React, as text. */
export interface BootScripts {
  /** Inline in every page. */
  readonly boot: string;
  /** Inline in landing pages that frame an example. */
  readonly gate: string;
  /** A file, which runs when a page is idle. */
  readonly idle: string;
}

const ENTRIES: BootScripts = {
  boot: 'src/boot/index.ts',
  gate: 'src/boot/gate.ts',
  idle: 'src/boot/idle.ts',
};

type SiteConfig = Pick<Config, 'site' | 'routes'>;

/** The minified scripts of a built site. */
export async function bundleBootScripts({ site, routes }: SiteConfig): Promise<BootScripts> {
  const settings = describeSettings(createBootSettings(site, routes));
  const hash = createHash('sha256').update(engineVersion).update(settings).digest('hex');
  const cached = join(contentCache(), `${hash}.boot.json`);
  const known = readCached(cached);
  if (known) return JSON.parse(String(known)) as BootScripts;
  const scripts = await mapScripts(await bundle(ENTRIES, settings), minify);
  saveCached(Buffer.from(JSON.stringify(scripts)), cached);
  return scripts;
}

/** The scripts for `npm run dev`: without a worker, which would serve outdated pages. */
export function bundleDevScripts({ site, routes }: SiteConfig): Promise<BootScripts> {
  return bundle(ENTRIES, describeSettings({ ...createBootSettings(site, routes), worker: false }));
}

/** The script that reloads pages of `npm run dev` (src/boot/devClient.ts). */
export async function bundleDevClient(): Promise<string> {
  return (await bundle({ client: 'src/boot/devClient.ts' })).client;
}

/** The module `site.config.json?boot`. */
function describeSettings(settings: ReturnType<typeof createBootSettings>): string {
  // A separate constant, so that minification removes the version code from sites with one version.
  const hasVersions = Object.keys(settings.versions).length > 0;
  return `export const hasVersions = ${hasVersions}; export const settings = ${JSON.stringify(settings)};`;
}

/** By esbuild, because webpack takes 1.5 s of CPU time for it. `entries`: paths relative to the project, by name. */
async function bundle<Entries extends { readonly [name in keyof Entries]: string }>(
  entries: Entries,
  settings = '',
): Promise<Entries> {
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    outdir: 'scripts',
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minifySyntax: true,
    logLevel: 'silent',
    absWorkingDir: PROJECT,
    plugins: [provideSettings(settings)],
  });
  const names = Object.keys(entries);
  return Object.fromEntries(outputFiles.map(({ text }, index) => [names[index], text])) as Entries;
}

function provideSettings(contents: string): Plugin {
  return {
    name: 'settings',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@site\/.*\?boot$/ }, ({ path }) => ({ path, namespace: 'settings' }));
      onLoad({ filter: /./, namespace: 'settings' }, () => ({ contents }));
    },
  };
}

async function mapScripts(
  { boot, gate, idle }: BootScripts,
  edit: (script: string) => Promise<string>,
): Promise<BootScripts> {
  return { boot: await edit(boot), gate: await edit(gate), idle: await edit(idle) };
}

/** swc's output is 5 % smaller than esbuild's. */
async function minify(script: string): Promise<string> {
  const swc = await import('@swc/core');
  const { code } = await swc.minify(script, { compress: { passes: 4, unsafe_arrows: true }, mangle: true });
  return code;
}
