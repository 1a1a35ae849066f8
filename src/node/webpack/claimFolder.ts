import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../support/isRunning';

/**
 * Claims a cache folder for this process: `path`, or `path-2`, `path-3` and so on while other processes use it. Empties it
 * unless it is as `releaseFolder` left it, because webpack doesn't notice all damage.
 */
export function claimFolder(path: string): string {
  let folder = path;
  for (let number = 2; !claim(folder); number++) folder = `${path}-${number}`;
  if (existsSync(folder) && !isIntact(folder)) rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** Ends the claim, when nothing writes to the folder any more. */
export function releaseFolder(folder: string): void {
  try {
    writeFileSync(checksumFile(folder), checksum(folder));
  } catch {
    // Without write access or without the folder: there is no cache for the next build.
  } finally {
    rmSync(claimFile(folder, process.pid), { force: true });
  }
}

const claimFile = (folder: string, pid: number | '') => `${folder}.used-by-${pid}`;
const checksumFile = (folder: string) => `${folder}.sha256`;

/**
 * Writes a file named after this process, then looks for those of others. Two processes that do so at the same time see
 * each other, and neither gets the folder.
 */
function claim(folder: string): boolean {
  const file = claimFile(folder, process.pid);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    writeFileSync(file, '');
  } catch {
    return true; // Without write access nobody changes the folder.
  }
  const isFree = !isUsed(folder);
  if (!isFree) rmSync(file, { force: true });
  return isFree;
}

/** Whether another process has claimed a folder. Removes what interrupted ones have left. */
function isUsed(folder: string): boolean {
  const prefix = basename(claimFile(folder, ''));
  const others = readdirSync(dirname(folder))
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter((pid) => pid !== process.pid);
  others.filter((pid) => !isRunning(pid)).forEach((pid) => rmSync(claimFile(folder, pid), { force: true }));
  return others.some(isRunning);
}

function isIntact(folder: string): boolean {
  try {
    return readFileSync(checksumFile(folder), 'utf8') === checksum(folder);
  } catch {
    return false;
  }
}

function checksum(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
