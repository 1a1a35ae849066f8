import { FIXES, listChecks } from './checks';
import { runAll } from './commands';

// `npm run check [-- --fix] [-- --site DIR]`: runs all static checks. With --fix, corrects what can be corrected in
// place instead.
const args = process.argv.slice(2);
const siteOptions = args.filter((arg) => arg !== '--fix');
const passed = siteOptions.length < args.length ? runAll(FIXES, 1) : runAll(listChecks(siteOptions));
process.exitCode = (await passed) ? 0 : 1;
