import unit from './jest.unit.config.mjs';

/** `npm test` sets `quick`: it leaves out the folder `exhaustive`, and most cases of large tables (test/cover.ts). */
const FOLDERS = process.env.TEST_SCOPE === 'quick' ? 'browser,node' : 'browser,node,exhaustive';

/** Tests that need the sites built by test/prepare.ts: a real browser over real HTTP, or the commands themselves. */
export default {
  ...unit,
  roots: ['<rootDir>/test'],
  testEnvironment: '<rootDir>/test/browser/environment.mjs',
  testMatch: [`<rootDir>/test/{${FOLDERS}}/**/*.test.{ts,tsx}`],
  maxWorkers: 3, // On two cores a third one uses the time others wait for a browser.
  testTimeout: 300_000, // ms; a visit to every page takes minutes on a slow machine
};
