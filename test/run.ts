import { spawnSync } from 'node:child_process';

// `npm test`: everything once. `npm test -- unit NAME` and `npm test -- browser NAME`: only the test files with that
// name. `npm run test:all`: the exhaustive products.
const [part, ...names] = process.argv.slice(2);

const TSX = ['--import', 'tsx'];
const JEST = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
];

type Environment = Readonly<Record<string, string>>;

/** Ends this process with the exit code of the first command that fails. */
function run(args: readonly string[], env: Environment = {}): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const runUnitTests = () => run([...JEST, '--config=test/jest.unit.config.mjs', ...names]);

function runBrowserTests(env: Environment = {}): void {
  run([...TSX, 'test/prepare.ts']);
  run([...JEST, '--config=test/jest.browser.config.mjs', ...names], env);
}

switch (part) {
  case undefined:
    run([...TSX, 'test/check.ts']);
    runUnitTests();
    runBrowserTests({ TEST_SCOPE: 'quick' });
    break;
  case 'unit':
    runUnitTests();
    break;
  case 'browser':
    runBrowserTests();
    break;
  case 'all':
    runBrowserTests({ TEST_SCOPE: 'all' });
    break;
  default:
    console.error(`Unknown part "${part}". Use: npm test [-- unit|browser [NAME]]`);
    process.exitCode = 1;
}
