import { IS_QUICK } from './paths';

/**
 * Cases of a table: all of them in `npm run test:all`. In `npm test` those of `quick`, or that many from the start,
 * which prove the behaviour once.
 */
export function cover<T extends unknown[] | [unknown]>(
  all: readonly T[],
  quick: readonly T[] | number,
): readonly T[];
export function cover<T>(all: readonly T[], quick: readonly T[] | number): readonly T[];
export function cover<T>(all: readonly T[], quick: readonly T[] | number): readonly T[] {
  if (!IS_QUICK) return all;
  return typeof quick === 'number' ? all.slice(0, quick) : quick;
}

/** Entries that differ only in content: all of them in `npm run test:all`, and one in so many in `npm test`. */
export const oneIn = <T>(count: number, all: readonly T[]): readonly T[] =>
  IS_QUICK ? all.filter((_, index) => index % count === 0) : all;

/** A test that only `npm run test:all` runs: of a rare case, or a second look at what another one proves in `npm test`. */
export const fullTest = IS_QUICK ? test.skip : test;

/** As `fullTest`, for a group. */
export const fullDescribe = IS_QUICK ? describe.skip : describe;
