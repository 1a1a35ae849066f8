import type { Style } from '../page/box';

/** Style of a slider, whose track is filled up to its value. */
export const rangeStyle = (value: number, max: number, min = 0): Style => ({
  '--at': `${((value - min) / (max - min)) * 100}%`,
});
