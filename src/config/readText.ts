import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeUtf8 } from './decodeUtf8';
import type { Problem } from './problems';
import { describeSystemError, isSystemError } from './systemError';

/** Reads a text file of the site, or returns a problem if it can't be read. */
export function readText(
  root: string,
  file: string,
): { readonly text: string } | { readonly problem: Problem } {
  try {
    const decoded = decodeUtf8(readFileSync(join(root, file)));
    return 'text' in decoded ? decoded : { problem: { file, ...decoded.fault } };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { problem: { file, at: '', message: describeFailure(error, root) } };
  }
}

function describeFailure(error: NodeJS.ErrnoException, root: string): string {
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `is missing; expected it in ${root}`;
    case 'EISDIR':
      return 'is a folder; expected a file';
    default:
      return `cannot be read: ${describeSystemError(error)}`;
  }
}
