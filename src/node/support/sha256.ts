import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The SHA-256 of the bytes of a file. */
export function sha256(path: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(readFileSync(path)).digest(encoding);
}
