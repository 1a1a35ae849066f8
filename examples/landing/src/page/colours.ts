import type { Style } from './box';

/** Colours of texts. `ink` and `mute` adapt to the background of the container around them. */
export const INKS = {
  ink: 'Ink',
  mute: 'Grey',
  accent: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
} as const;

/** Text colours of a container, for everything in it that is `ink` or `mute`. */
export const WORDS = {
  auto: 'Automatic',
  accent: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
} as const;

/** Backgrounds. Each brings the inks that can be read on it. */
export const FILLS = {
  none: 'None',
  card: 'Card',
  soft: 'Grey',
  tint: 'Light blue',
  warm: 'Sand',
  accent: 'Blue',
  night: 'Night',
} as const;

/** A name of one of the lists above, or a free colour: `#rrggbbaa`. */
export type Colour = string;

export function isFree(colour: Colour): boolean {
  return /^#[\da-f]{8}$/i.test(colour);
}

/** The class and style that give a text its colour. */
export function ink(colour: Colour): { className: string; style: Style } {
  return isFree(colour)
    ? { className: 'ink-free', style: { '--paint': colour } }
    : { className: `ink-${colour}`, style: {} };
}

/** The class and style of a background, with inks that can be read on it. */
export function fill(colour: Colour): { className: string; style: Style } {
  if (!isFree(colour)) return { className: `fill-${colour}`, style: {} };
  // What shows through decides below this opacity.
  if (alphaOf(colour) < 0.5) return { className: '', style: { background: colour } };
  return { className: isDark(colour) ? 'on-dark' : 'on-light', style: { background: colour } };
}

/** The class and style of a container that sets the colour of the texts in it. */
export function words(colour: Colour): { className: string; style: Style } {
  if (isFree(colour)) return { className: 'words-free', style: { '--words': colour } };
  return { className: colour === 'auto' ? '' : `words-${colour}`, style: {} };
}

export function alphaOf(colour: Colour): number {
  return parseInt(colour.slice(7), 16) / 255;
}

/** `colour` with another opacity, from 0 to 1. */
export function withAlpha(colour: Colour, alpha: number): Colour {
  const byte = Math.round(alpha * 255);
  return colour.slice(0, 7) + byte.toString(16).padStart(2, '0');
}

/** Whether white is easier to read on a colour than black (WCAG's relative luminance). */
export function isDark(colour: Colour): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}
