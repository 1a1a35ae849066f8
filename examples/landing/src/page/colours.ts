import type { CSSProperties } from 'react';

/** Text colours. `ink` and `mute` adapt to the background. */
export const TEXT_COLOURS = {
  ink: 'Ink',
  mute: 'Grey',
  accent: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
} as const;

/** Text colours of a container, for all text in it that is `ink` or `mute`. */
export const CONTAINER_TEXT_COLOURS = {
  auto: 'Automatic',
  accent: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
} as const;

export const BACKGROUNDS = {
  none: 'None',
  card: 'Card',
  soft: 'Grey',
  tint: 'Light blue',
  warm: 'Sand',
  accent: 'Blue',
  night: 'Night',
} as const;

/** A key of one of these lists, or a custom colour as `#rrggbbaa`. */
export type Colour = string;

export function isCustom(colour: Colour): boolean {
  return /^#[\da-f]{8}$/i.test(colour);
}

/** CSS value of a text colour; `auto` has none. */
export function textColour(colour: Colour): string | undefined {
  if (isCustom(colour)) return colour;
  return colour === 'auto' ? undefined : `var(--${colour})`;
}

/** CSS value of a background; `none` has none. */
export function backgroundColour(colour: Colour): string | undefined {
  if (isCustom(colour)) return colour;
  return colour === 'none' ? undefined : `var(--fill-${colour})`;
}

/** Class that sets text colours with enough contrast on a background. */
export function contrastClass(colour: Colour): string {
  if (colour === 'accent' || colour === 'night') return `on-${colour}`;
  // A translucent colour may have any background behind it.
  if (!isCustom(colour) || alphaOf(colour) < 0.5) return '';
  return isDark(colour) ? 'on-dark' : 'on-light';
}

/** Class and style of an element with this background. */
export function background(colour: Colour): { className: string; style: CSSProperties } {
  return { className: contrastClass(colour), style: { background: backgroundColour(colour) } };
}

export function alphaOf(colour: Colour): number {
  return parseInt(colour.slice(7), 16) / 255;
}

/** Replaces the opacity of a custom colour; `alpha` is from 0 to 1. */
export function withAlpha(colour: Colour, alpha: number): Colour {
  const byte = Math.round(alpha * 255);
  return colour.slice(0, 7) + byte.toString(16).padStart(2, '0');
}

/** Whether white has more contrast than black on a colour (WCAG relative luminance). */
export function isDark(colour: Colour): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}
