import { readdirSync, readFileSync } from 'node:fs';
import unit from './jest.unit.config.mjs';

/** Files that `npm test` leaves to `npm run test:all`: pictures of every part, example apps and samples step by step. */
const EXHAUSTIVE = ['gallery', 'samples', 'exampleBasic', 'exampleLanding'].map((name) => `${name}.test.ts`);

/** Files that test a product of cases, of which `npm test` runs a few (test/cover.ts). */
const PRODUCTS = readdirSync('test/browser').filter(
  (file) =>
    file.endsWith('.test.ts') && readFileSync(`test/browser/${file}`, 'utf8').includes("from '../cover'"),
);

/** What runs: `quick` in `npm test`, `all` in `npm run test:all`; every file in full without it. */
const SCOPES = {
  quick: { testPathIgnorePatterns: EXHAUSTIVE.map((file) => `/browser/${file}$`) },
  all: { testMatch: [...EXHAUSTIVE, ...PRODUCTS].map((file) => `<rootDir>/test/browser/${file}`) },
};

/** Tests that need the sites built by test/prepare.ts: a real browser over real HTTP, or the commands themselves. */
export default {
  ...unit,
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/{browser,node}/**/*.test.{ts,tsx}'],
  ...SCOPES[process.env.TEST_SCOPE],
  setupFilesAfterEnv: ['<rootDir>/test/browser/secondTry.mjs'],
  maxWorkers: 2, // Most tests wait for a browser rather than compute.
  testTimeout: 120_000, // ms; a slow machine under load, not a limit anyone should come near
};
