import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { loadConfig } from '../config/load';
import { assertPagesAreText } from './checks/pageEncoding';
import { buildApps } from './output/apps';
import { isRunning } from './support/isRunning';
import { stampBuild } from './output/outdated';
import { type BuildOptions, assertReplaceable } from './output/outFolder';
import type { Progress } from './progress';

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
    // They run in processes of their own, which start before this one loads its packages.
    const apps = buildApps(config, next);
    apps.catch(() => {}); // Reported when it is awaited.
    try {
      const { writeOutput } = await import('./writeOutput');
      await writeOutput(config, { next, work, apps }, progress);
    } finally {
      // They write to `next`, which is removed after a failure.
      await Promise.allSettled([apps]);
    }
    stampBuild(next, began);
    replaceFolder(out, next);
    progress(`Built ${config.routes.routes.length} pages`);
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(next, { recursive: true, force: true });
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

/** By renaming, so that a running server finds either the last build or this one. */
function replaceFolder(out: string, next: string): void {
  const last = `${out}.last-${process.pid}`;
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  rmSync(last, { recursive: true, force: true });
}
