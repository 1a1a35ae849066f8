import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of an app's files after Brotli: pages, scripts and style sheets. */
export function compressedSize(folder: string, isCounted: (file: string) => boolean = () => true): number {
  const files = readdirSync(folder).filter((file) => /\.(html|js|css)$/.test(file) && isCounted(file));
  expect(files).not.toEqual([]);
  return files
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size);
}
