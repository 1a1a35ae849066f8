import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The first of these programs with a matching `--version`. Looks names up on the PATH and skips undefined entries.
 * Ubuntu's placeholders, which only suggest installing a snap, print no version.
 */
export function findProgram(names: readonly (string | undefined)[], version: RegExp): string | undefined {
  return names
    .map((name) => (name?.includes('/') ? name : name && which(name)))
    .find((path) => path && version.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? ''));
}

/** The path of a command on the PATH, or undefined if there is none. */
export function which(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Installs packages if possible: on Debian, as root. Returns whether it tried. */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !which('apt-get')) return false;
  console.log(`Installing ${packages.join(' and ')} with apt-get`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  // Two test files may need a package at the same time.
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=20'];
  spawnSync('apt-get', [...wait, 'update', '-qq'], options);
  spawnSync('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return true;
}
