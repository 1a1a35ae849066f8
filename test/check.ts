import { spawnSync } from 'node:child_process';
import { FIXES, listChecks, SITE_CHECK } from './checks';
import { runAll } from './commands';

// `npm run check`: runs all static checks of the engine and its site. With --fix, corrects what can be corrected in place
// instead. With --site DIR or --json, checks only the content of a site.
const args = process.argv.slice(2);
const isContentOnly = args.some((arg) => /^--(site|json)\b/.test(arg));
const passed = args.includes('--fix')
  ? runAll(FIXES, 1)
  : isContentOnly
    ? checkContent()
    : runAll(listChecks());
process.exitCode = (await passed) ? 0 : 1;

function checkContent(): boolean {
  return spawnSync(process.execPath, [...SITE_CHECK, ...args], { stdio: 'inherit' }).status === 0;
}
