import { findProgram, installFromDebian } from './debian';

/** The path of a Firefox: FIREFOX_PATH, one on the PATH, or one installed now. Throws a message if there is none. */
export function findFirefox(): string {
  const find = () => findProgram([process.env['FIREFOX_PATH'], 'firefox', 'firefox-esr'], /Firefox/);
  const found = find() ?? (installFromDebian('firefox-esr') ? find() : undefined);
  if (found) return found;
  throw new Error('The browser tests need Firefox. Run "apt-get install firefox-esr" or set FIREFOX_PATH.');
}
