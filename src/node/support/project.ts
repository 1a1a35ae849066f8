import { join, resolve, sep } from 'node:path';

/** Folder of this project, with the engine and its packages. The site may be elsewhere. */
export const PROJECT = resolve(import.meta.dirname, '../../..');

/**
 * What builds keep for the next one. Deleting it only costs time. The environment variable CACHE_DIR names another folder,
 * as for other tools.
 */
export const cacheFolder = () => process.env['CACHE_DIR'] ?? join(PROJECT, 'node_modules/.cache');

/** What npm has installed, below a project. Unlike package-lock.json, it changes together with the packages. */
export const INSTALLED = 'node_modules/.package-lock.json';

/** Extensions that an import can leave out, in the order they are tried. */
export const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.mjs'];

/** Suffix that imports the text of a file: `./App.tsx?raw`. */
export const RAW = '?raw';

const ENGINE = join(PROJECT, 'src') + sep;
const PACKAGES = `${sep}node_modules${sep}`;

/** Whether a file is part of a site: neither the engine's nor a package's. */
export const isSiteFile = (path: string) => !path.startsWith(ENGINE) && !path.includes(PACKAGES);
