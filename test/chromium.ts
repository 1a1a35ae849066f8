import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, installFromDebian } from './debian';
import { CACHE } from './paths';

/** Chromium without a user interface, which opens a page in a third of the full browser's CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chrome-headless-shell'];
const FULL_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const IS_CHROMIUM = /chrom/i;
/** The last version that runs on Node 20 and supports service workers. It is a headless shell. */
const NPM_CHROMIUM = '@sparticuz/chromium@143.0.4';

/**
 * The path of a Chromium: CHROME_PATH, an installed headless shell, one installed now, or a full browser, which is
 * slower. Throws a message if there is none.
 */
export async function findChromium(): Promise<string> {
  const find = (names: readonly (string | undefined)[]) => findProgram(names, IS_CHROMIUM);
  const shell = () => find([process.env['CHROME_PATH'], ...NAMES]);
  const found =
    shell() ??
    (installFromDebian(SHELL) ? shell() : undefined) ??
    findFullChromium() ??
    (await installFromNpm());
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Run "apt-get install chromium-headless-shell", or set CHROME_PATH.',
  );
}

/** The path of a full Chromium, which renders text as users see it, or undefined if none is installed. */
export const findFullChromium = () => findProgram(FULL_NAMES, IS_CHROMIUM);

async function installFromNpm(): Promise<string | undefined> {
  const folder = join(CACHE, 'chromium');
  try {
    if (!existsSync(join(folder, 'node_modules'))) {
      console.log('Installing Chromium from npm');
      mkdirSync(folder, { recursive: true });
      execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', NPM_CHROMIUM], {
        stdio: 'ignore',
      });
    }
    const module = (await import(createRequire(join(folder, 'x.js')).resolve('@sparticuz/chromium'))) as {
      default: { executablePath(): Promise<string> };
    };
    const path = await module.default.executablePath();
    return findProgram([path], IS_CHROMIUM);
  } catch {
    return undefined; // No npm registry either; the caller reports what to do.
  }
}
