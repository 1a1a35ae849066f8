import { summaryOf } from '../fields/SidesField';
import { alphaOf, isFree } from '../page/colours';
import type { Colour } from '../page/colours';
import type { Length, Sides } from '../page/box';

/** The values of a section in a few characters. */
export const list = (...values: readonly (string | number | false)[]): string =>
  values.filter((value) => value !== false).join(' · ');

export function colourName(colour: Colour, options: Readonly<Record<string, string>>): string {
  if (!isFree(colour)) return options[colour] ?? colour;
  const percent = Math.round(alphaOf(colour) * 100);
  return colour.slice(0, 7) + (percent < 100 ? ` ${percent} %` : '');
}

export const size = (width: Length, height?: Length): string =>
  height === undefined || height === width ? width : `${width} × ${height}`;

export const sides = (margin: Sides, padding?: Sides): string =>
  padding ? `${summaryOf(margin)} / ${summaryOf(padding)}` : summaryOf(margin);
