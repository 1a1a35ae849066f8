import { alphaOf, isCustom } from '../page/colours';
import type { Colour } from '../page/colours';

/** Joins the values of a section for its summary. */
export const join = (...values: readonly (string | number | false)[]): string =>
  values.filter((value) => value !== false).join(' · ');

export function colourName(colour: Colour, options: Readonly<Record<string, string>>): string {
  if (!isCustom(colour)) return options[colour] ?? colour;
  const percent = Math.round(alphaOf(colour) * 100);
  return colour.slice(0, 7) + (percent < 100 ? ` ${percent} %` : '');
}
