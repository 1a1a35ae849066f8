import unit from './jest.unit.config.mjs';

/** Tests that need the sites built by test/prepare.ts: a real browser over real HTTP, or the commands themselves. */
export default {
  ...unit,
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/{browser,node}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/browser/secondTry.mjs'],
  testTimeout: 120_000, // ms; a slow machine under load, not a limit anyone should come near
};
