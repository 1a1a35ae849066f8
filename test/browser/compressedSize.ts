import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of all files in an app's folder after Brotli: a page, a script and a style sheet. */
export function compressedSize(folder: string): number {
  const files = readdirSync(folder).filter((file) => /\.(html|js|css)$/.test(file));
  expect(files).toHaveLength(3);
  return files
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size);
}
