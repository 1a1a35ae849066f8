import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './isRunning';

/** The files that say which folders this process uses. */
const claims = new Set<string>();
process.once('exit', releaseFolders);

/** Lets other processes claim the folders of this one. */
export function releaseFolders(): void {
  claims.forEach((file) => rmSync(file, { force: true }));
  claims.clear();
}

/**
 * A folder that no other running process uses: `path`, or that path with a number. Several builds may run at the same time,
 * and webpack doesn't lock its cache.
 */
export function claimFolder(path: string): string {
  for (let number = 1; ; number++) {
    const folder = number === 1 ? path : `${path}-${number}`;
    if (claim(folder)) return folder;
  }
}

function claim(folder: string): boolean {
  const file = join(folder, 'process');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    claims.add(file);
    return true;
  } catch (error) {
    // Nobody writes to a read-only folder.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid) return true;
    if (isRunning(owner)) return false;
    // An interrupted process has left it.
    writeFileSync(file, String(process.pid));
    claims.add(file);
    return true;
  }
}
