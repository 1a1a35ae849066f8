import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this workspace, where React 17 and the published packages lie. */
export const WORKSPACE = dirname(dirname(fileURLToPath(import.meta.url)));
/** Its own packages. */
export const PACKAGES = join(WORKSPACE, 'node_modules');
