import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './project';

/** Folder with compressed and minified files. Each is named by a hash of all that it was made from. */
export const contentCache = () => join(cacheFolder(), 'content');
/** The cache keeps the files used last, up to this many bytes. */
const MAX_CACHE_BYTES = 200_000_000;

const digest = (content: Buffer) => createHash('sha256').update(content).digest();
const DIGEST_BYTES = 32;

/** Undefined if the cache doesn't have the file, or a damaged one. */
export function readCached(cached: string): Buffer | undefined {
  try {
    const file = readFileSync(cached);
    const content = file.subarray(DIGEST_BYTES);
    if (!digest(content).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
    utimesSync(cached, new Date(), new Date());
    return content;
  } catch {
    return undefined;
  }
}

/**
 * Returns the content. A cached file starts with the hash of the rest. Renamed, so that another build never reads half of
 * it.
 */
export function saveCached(content: Buffer, cached: string): Buffer {
  const partial = `${cached}.${process.pid}`;
  try {
    mkdirSync(dirname(cached), { recursive: true });
    writeFileSync(partial, Buffer.concat([digest(content), content]));
    renameSync(partial, cached);
  } catch {
    // The cache only saves time: the build goes on when its folder is read-only, or has just been deleted.
  }
  return content;
}

/** Removes the files of the cache that were used least recently, beyond its limit (bytes). */
export function limitContentCache(limit = MAX_CACHE_BYTES, cache = contentCache()): void {
  if (!existsSync(cache)) return;
  const files = readdirSync(cache).map((name) => {
    const path = join(cache, name);
    const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return { path, size, mtimeMs };
  });
  let total = 0;
  for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    total += size;
    if (total > limit) rmSync(path, { force: true });
  }
}
