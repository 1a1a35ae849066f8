import { spawn } from 'node:child_process';
import { type Command, runAll } from './commands';

// `npm test`: the main behaviours. `npm test -- unit NAME` and `npm test -- browser NAME`: only the test files with that
// name. `npm run test:all`: all cases of every table, pictures, whole apps, other browsers.
const [part, ...names] = process.argv.slice(2);

const jest = (config: string) => [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  `--config=test/${config}`,
  ...names,
];
const UNIT: Command = ['unit tests', jest('jest.unit.config.mjs')];
const QUICK = { TEST_SCOPE: 'quick' };
const SITES = ['--import', 'tsx', 'test/prepare.ts'];

/** Runs a command with live output. Returns whether it passed. */
function runLive(args: readonly string[], env = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

const runBrowserTests = (env = {}) => runLive(jest('jest.browser.config.mjs'), env);
const runAllBrowserTests = async () => (await runLive(SITES)) && runBrowserTests();

/** Browser tests need the sites, whose build takes longest. */
const runOnce = async () =>
  (await runAll([['sites to test', SITES, QUICK], UNIT])) && (await runBrowserTests(QUICK));

const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  once: runOnce,
  unit: () => runLive(UNIT[1]),
  browser: runAllBrowserTests,
  all: runAllBrowserTests,
};

const run = PARTS[part ?? 'once'];
if (run) process.exitCode = (await run()) ? 0 : 1;
else {
  console.error(`Unknown part "${part}". Use: npm test [-- unit|browser [NAME]]`);
  process.exitCode = 1;
}
