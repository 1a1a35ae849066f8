import type { CSSProperties } from 'react';

/** Styles may set custom properties, which React's types do not know. */
export type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** Pixels at the top, right, bottom and left. */
export type Sides = readonly [top: number, right: number, bottom: number, left: number];
/** `auto`, or a number with `%` or `px`. */
export type Length = string;

export const NO_SIDES: Sides = [0, 0, 0, 0];
export const allSides = (size: number): Sides => [size, size, size, size];

/** The length a user means: `50` is pixels, and nothing is `auto`. Undefined if it is no length. */
export function readLength(text: string): Length | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || trimmed === 'auto') return 'auto';
  const [, digits, unit = 'px'] = /^(\d{1,4}(?:\.\d+)?)\s*(px|%)?$/.exec(trimmed) ?? [];
  return digits === undefined ? undefined : `${Math.round(Number(digits))}${unit}`;
}

/** Sides with 4 numbers as CSS; on a small page they shrink. */
export function spacing(sides: Sides): string {
  return sides.map((side) => (side > 0 ? `min(${side}px, 7cqi)` : '0')).join(' ');
}

/** The class and style of a width; `auto` leaves it to the layout. */
export function sized(width: Length): { className: string; style: Style } {
  return width === 'auto' ? { className: '', style: {} } : { className: 'sized', style: { '--size': width } };
}

/** A shadow from 0 (none) to 100. */
export function boxShadow(strength: number): string | undefined {
  if (strength === 0) return undefined;
  const alpha = Math.round(8 + strength * 0.3);
  return `0 ${Math.round(1 + strength / 8)}px ${Math.round(4 + strength / 2)}px rgb(15 23 42 / ${alpha}%)`;
}

export function textShadow(strength: number): string | undefined {
  return strength === 0
    ? undefined
    : `0 1px ${Math.round(2 + strength / 16)}px rgb(0 0 0 / ${Math.round(strength * 0.8)}%)`;
}
