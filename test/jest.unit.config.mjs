/** Unit tests: native ES modules, TypeScript stripped by swc, one file of `test/unit` for each file of `src`. */
export default {
  rootDir: '..',
  roots: ['<rootDir>/src', '<rootDir>/test/unit', '<rootDir>/examples/samples'],
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}', '<rootDir>/examples/samples/claims/*.test.tsx'],
  // Tests of browser behaviour enable jsdom in their first line.
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  restoreMocks: true,
  maxWorkers: '100%',
  testTimeout: 30_000, // ms; the default of 5 s is too short on a busy machine
};
