import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../src/build/build';
import { isOutdated } from '../src/build/outdated';
import { createProgress } from '../src/build/progress';
import { findChromium } from './chromium';
import { CACHE, CHROMIUM_NOTE, PROJECT, SITES } from './paths';

// Run before the tests: finds a browser, and builds the sites that several tests look at. Skips what is up to date.
mkdirSync(CACHE, { recursive: true });
writeFileSync(CHROMIUM_NOTE, await findChromium());

const progress = createProgress();
for (const [name, options] of Object.entries(SITES)) {
  const source = name === 'sub' ? { ...options, root: PROJECT } : options;
  if (!isOutdated(source)) continue;
  if (name === 'sub') copyUnder('/sub/', options.root);
  progress(`Building the site "${name}"`);
  await build(options, () => {});
}

/** This site with another base URL. */
function copyUnder(baseUrl: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['docs', 'static', 'routes.json'])
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  const config = JSON.parse(readFileSync(join(PROJECT, 'site.config.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'site.config.json'), JSON.stringify({ ...config, baseUrl }));
}
