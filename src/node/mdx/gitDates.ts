import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The date of the last change (`2026-11-21`) by absolute path. */
export type FileDates = ReadonlyMap<string, string>;

/**
 * Reads the dates of all files below a folder with one git command. Empty without git or history, and in a shallow clone,
 * whose dates would be wrong.
 */
export function readGitDates(folder: string): FileDates {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
    const top = git(folder, 'rev-parse', '--show-toplevel').trim();
    return parseLog(git(folder, 'log', '--format=%x00%cs', '--name-only', '-z', '--', '.'), top);
  } catch {
    return new Map();
  }
}

/** Parses `git log -z --name-only`. The newest commit comes first, so the first date of a file is the latest. */
export function parseLog(log: string, top: string): FileDates {
  const dates = new Map<string, string>();
  let day = '';
  for (const part of log.split('\0')) {
    const name = part.replace(/^\n/, '');
    if (/^\d{4}-\d{2}-\d{2}$/.test(name)) day = name;
    else if (name !== '' && !dates.has(join(top, name))) dates.set(join(top, name), day);
  }
  return dates;
}

const MAX_LOG_BYTES = 100_000_000;

function git(folder: string, ...parameters: readonly string[]): string {
  // Ignore stderr, because a missing git is no error.
  return execFileSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MAX_LOG_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
