import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Config, ROUTES_FILE, SITE_FILE } from '../../config/load';
import { BuildError } from '../support/buildError';
import { cachedApp, restoreApp, saveApp } from './appCache';

/**
 * Builds the apps of a site into its output folder with the build script of their package.json, unless they are in the
 * cache. Rejects with a BuildError that contains the output of the script.
 */
export async function buildApps({ root, site }: Pick<Config, 'root' | 'site'>, out: string): Promise<void> {
  await Promise.all(
    site.apps.map(async ({ folder, path }) => {
      const isSandbox = path === site.docs.sandbox;
      // Apps may share code with neighbouring folders.
      const sources = [
        SITE_FILE,
        ROUTES_FILE,
        'static',
        folder.replace(/\/.*/, ''),
        ...(isSandbox ? ['docs'] : []),
      ];
      const cached = cachedApp(
        root,
        join(root, folder),
        sources.map((name) => join(root, name)),
      );
      const appOut = join(out, path);
      if (cached !== undefined && restoreApp(cached, appOut)) return;
      await runBuild(join(root, folder), ['--out', appOut, ...(isSandbox ? ['--site', root] : [])]);
      if (cached !== undefined) saveApp(cached, appOut);
    }),
  );
}

function runBuild(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build', '--', ...args], { cwd: folder });
    let printed = '';
    [child.stdout, child.stderr].forEach((stream) =>
      stream.on('data', (chunk) => (printed += String(chunk))),
    );
    const fail = (reason: string) => reject(new BuildError(`"npm run build" in ${folder} failed${reason}`));
    child.on('error', ({ message }) => fail(`: npm couldn’t be started (${message}).`));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else if (printed.trim() === '')
        fail(`: it ended with ${signal ?? `exit code ${code}`} and without output.`);
      else fail(`:\n${printed}`);
    });
  });
}
