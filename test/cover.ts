/** Set by `npm test`, which has to be quick. */
const IS_QUICK = process.env['TEST_SCOPE'] === 'quick';

/** All cases, or in `npm test` the few that prove each behaviour once. */
export function cover<T>(all: readonly T[], quick: readonly T[]): readonly T[] {
  return IS_QUICK ? quick : all;
}
