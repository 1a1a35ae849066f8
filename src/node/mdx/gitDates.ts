import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The date of the last change (`2026-11-21`) by absolute path. */
export type FileDates = ReadonlyMap<string, string>;

/**
 * Reads the dates of all files below a folder with git. Empty without git or history, and in a shallow clone,
 * whose dates would be wrong.
 */
export async function readGitDates(folder: string): Promise<FileDates> {
  try {
    const [facts, log] = await Promise.all([
      git(folder, 'rev-parse', '--is-shallow-repository', '--show-toplevel'),
      git(folder, 'log', '--format=%x00%cs', '--name-only', '-z', '--', '.'),
    ]);
    const [, isShallow, top = ''] = /^(\w+)\n(.*)\n$/.exec(facts) ?? [];
    return isShallow === 'true' ? new Map() : parseLog(log, top);
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

async function git(folder: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', parameters, { cwd: folder, maxBuffer: MAX_LOG_BYTES });
  return stdout;
}

const execute = promisify(execFile);
