import unit from './jest.unit.config.mjs';

/** Files that `npm test` leaves to `npm run test:all`: pictures of every part, example apps and samples step by step. */
const EXHAUSTIVE = ['gallery', 'samples', 'exampleBasic', 'exampleLanding'].map(
  (name) => `/browser/${name}\\.test\\.ts$`,
);

/** Tests that need the sites built by test/prepare.ts: a real browser over real HTTP, or the commands themselves. */
export default {
  ...unit,
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/{browser,node}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: process.env.TEST_QUICK === '1' ? EXHAUSTIVE : [],
  setupFilesAfterEnv: ['<rootDir>/test/browser/secondTry.mjs'],
  maxWorkers: 2, // Most tests wait for a browser rather than compute.
  testTimeout: 120_000, // ms; a slow machine under load, not a limit anyone should come near
};
