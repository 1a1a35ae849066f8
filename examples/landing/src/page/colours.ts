/** Colours of texts. `ink` and `mute` adapt to the background of the container around them. */
export const INKS = {
  ink: 'Ink',
  mute: 'Grey',
  accent: 'Blue',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
} as const;
export type Ink = keyof typeof INKS;

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
export type Fill = keyof typeof FILLS;
