import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import sharp from 'sharp';

/** Colour tolerance from 0 to 1: 13 of 255 for a grey. Stored pictures are already up to 8 off. */
const THRESHOLD = 0.05;
/**
 * Pixels that may differ: antialiasing depends on the processor, and the few characters missing from the gallery's
 * fonts are drawn with the machine's fonts.
 */
const MOST_PIXELS = 0.002;
const ALWAYS_PIXELS = 100;

/**
 * Compares a picture with the stored one. Returns the difference and writes both to `scratch`, or undefined if there
 * is none.
 */
export function comparePicture(
  actual: Buffer,
  file: string,
  scratch: string,
  name: string,
): string | undefined {
  if (!existsSync(file)) return `There is no picture ${file} yet`;
  const now = PNG.sync.read(actual);
  const before = PNG.sync.read(readFileSync(file));
  const { width, height } = before;
  const keep = (kind: string, bytes: Buffer) => {
    const path = join(scratch, `${name}.${kind}.png`);
    mkdirSync(scratch, { recursive: true });
    writeFileSync(path, bytes);
    return path;
  };
  if (now.width !== width || now.height !== height) {
    const sizes = `${now.width} × ${now.height} px, not ${width} × ${height}`;
    return `It is ${sizes}: see ${keep('actual', actual)} and ${file}`;
  }
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(before.data, now.data, difference.data, width, height, { threshold: THRESHOLD });
  if (pixels <= Math.max(ALWAYS_PIXELS, MOST_PIXELS * width * height)) return undefined;
  const shown = keep('diff', PNG.sync.write(difference));
  return `${pixels} pixels differ: see ${shown}, ${keep('actual', actual)} and ${file}`;
}

/** Stores a picture as a small PNG without visible loss. */
export async function writePicture(file: string, bytes: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    await sharp(bytes).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer(),
  );
}

/** Pictures in a folder that belong to no unit. */
export function findLeftOver(folder: string, names: readonly string[]): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => !names.includes(file.replace(/\.png$/, '')))
    .map((file) => join(folder, file));
}

export const removeAll = (files: readonly string[]): void => files.forEach((file) => rmSync(file));
