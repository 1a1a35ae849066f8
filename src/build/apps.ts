import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '../config/load';
import { BuildError } from './buildError';

/**
 * Builds the apps of a site into its output folder, each by the build script of its own package.json. Throws a
 * BuildError with what the script said.
 */
export async function buildApps({ root, site }: Pick<Config, 'root' | 'site'>, out: string): Promise<void> {
  await Promise.all(
    site.apps.map(({ folder, path }) =>
      runBuild(join(root, folder), ['--out', join(out, path), '--site', root]),
    ),
  );
}

function runBuild(folder: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build', '--', ...args], { cwd: folder });
    let said = '';
    [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk) => (said += String(chunk))));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new BuildError(`"npm run build" in ${folder} failed:\n${said}`)),
    );
  });
}
