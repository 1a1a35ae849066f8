import { readFileSync } from 'node:fs';
import { basename, extname, relative } from 'node:path';
import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { sha256 } from '../support/sha256';
import { PICTURE } from './pictures';

/** A picture beside a page, which the build publishes. */
export interface PagePicture {
  /** Relative to the site folder. */
  readonly file: string;
  /** Its address below the base URL, which changes with its content. */
  readonly address: string;
}

/**
 * The module of an imported picture (absolute path), and what the build has to publish. `default` is its address for
 * authors who import it themselves.
 */
export async function loadPicture(
  root: string,
  path: string,
): Promise<{ readonly code: string; readonly published?: PagePicture }> {
  const bytes = readFileSync(path);
  const file = relative(root, path).replaceAll('\\', '/');
  const size = await readSize(bytes);
  if (file.startsWith('static/')) return { code: writeModule(file.slice('static'.length), size) };
  const hash = sha256(path, 'hex').slice(0, 8);
  const extension = extname(file);
  const name = basename(file, extension).replace(/[^\w-]+/g, '-');
  const address = `/${ASSETS_FOLDER}${name}.${hash}${extension.toLowerCase()}`;
  return { code: writeModule(address, size), published: { file, address } };
}

/** The module of a picture that is missing, which the checks report. */
export function missingPicture(specifier: string): string {
  return writeModule(specifier.slice(0, -PICTURE.length).replace('@site/static/', '/'));
}

/** `path`: an address that isn't percent-encoded. */
function writeModule(path: string, size = {}): string {
  const json = (value: unknown) => JSON.stringify(value);
  const src = path.replace(/[\s"#%<>?\\^`{|}]/g, encodeURIComponent);
  return `export default ${json(src)}; export const unsized = ${json({ src })}; export const sized = ${json({ src, ...size })};`;
}

/** Width (px) of a drawing that has no size: more than any page has, so that it fills the column of text. */
const DRAWING_WIDTH = 1920;

/** Width and height (px) as shown. Empty for a file that only browsers can read. */
async function readSize(bytes: Buffer): Promise<{ readonly width?: number; readonly height?: number }> {
  const { default: sharp } = await import('sharp'); // It takes 0.1 s to load.
  try {
    const { width, height, format, orientation = 1 } = await sharp(bytes).metadata();
    if (format === 'svg' && !hasOwnSize(bytes.toString()))
      return { width: DRAWING_WIDTH, height: Math.round((DRAWING_WIDTH * height) / width) };
    // Photos of phones are often stored on their side (Exif).
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}

/** Whether a drawing has a size in pixels, and not only a view box. */
function hasOwnSize(svg: string): boolean {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  return ['width', 'height'].every((name) => new RegExp(`\\s${name}=["'][\\d.]+(?:px)?["']`).test(root));
}
