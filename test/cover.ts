/** Set by `npm test`, which has to be quick; unset, every product of cases runs: `npm run test:all`. */
const IS_QUICK = process.env['TEST_QUICK'] === '1';

/** All cases, or in `npm test` the few that prove each behaviour once. */
export function cover<T>(all: readonly T[], quick: readonly T[]): readonly T[] {
  return IS_QUICK ? quick : all;
}
