import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findProgram, installFromDebian } from './debian';
import { CACHE } from './paths';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const IS_CHROMIUM = /chrom/i;
/** The last line that runs on Node 20 and carries its own service worker support. */
const NPM_CHROMIUM = '@sparticuz/chromium@143.0.4';

/** The path of a Chromium: the one CHROME_PATH names, an installed one, or one installed now. Throws a sentence. */
export async function findChromium(): Promise<string> {
  const find = () => findProgram([process.env['CHROME_PATH'], ...NAMES], IS_CHROMIUM);
  const installed =
    find() ?? (installFromDebian('chromium') ? find() : undefined) ?? (await installFromNpm());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium) or set CHROME_PATH to one.',
  );
}

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
    return undefined; // No npm registry either: the caller says what to do.
  }
}
