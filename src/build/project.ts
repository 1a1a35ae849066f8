import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this project: where the engine and its packages are, whatever site is built. */
export const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Extensions that an import can leave out, in the order they are tried. */
export const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.mjs'];

/** Ends an import that means the text of a file: `./App.tsx?raw`. */
export const RAW = '?raw';

const ENGINE = join(PROJECT, 'src') + sep;
const PACKAGES = `${sep}node_modules${sep}`;

/** Whether a file is part of a site: neither the engine's nor a package's. */
export const isSiteFile = (path: string) => !path.startsWith(ENGINE) && !path.includes(PACKAGES);
