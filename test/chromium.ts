import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CACHE } from './paths';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The last line that runs on Node 20 and carries its own service worker support. */
const NPM_CHROMIUM = '@sparticuz/chromium@143.0.4';

/** The path of a Chromium: the one CHROME_PATH names, an installed one, or one installed now. Throws a sentence. */
export async function findChromium(): Promise<string> {
  const found = [process.env['CHROME_PATH'], ...NAMES.map(which)].find((path) => path && isChromium(path));
  if (found) return found;
  const installed = installFromDebian() ?? (await installFromNpm());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium) or set CHROME_PATH to one.',
  );
}

function which(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** A wrapper that asks to install a snap is no browser. */
function isChromium(path: string): boolean {
  return /chrom/i.test(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '');
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !which('apt-get')) return undefined;
  console.log('Installing Chromium with apt-get');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return NAMES.map(which).find((path) => path && isChromium(path));
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
    return isChromium(path) ? path : undefined;
  } catch {
    return undefined; // No npm registry either: the caller says what to do.
  }
}
