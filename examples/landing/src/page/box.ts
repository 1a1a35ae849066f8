import type { CSSProperties } from 'react';

/** A style with custom properties, which React's types lack. */
export type Style = CSSProperties & Readonly<Record<`--${string}`, string | number | undefined>>;

/** Pixels per side, as a CSS shorthand without units: `24`, `24 8` or `24 8 16 0`. */
export type Sides = string;
/** `auto`, or a number followed by `%` or `px`. */
export type Length = string;

export const NO_SIDES: Sides = '0';

/** The top, right, bottom and left of a shorthand. */
export function splitSides(sides: Sides): readonly [number, number, number, number] {
  const [top = 0, right = top, bottom = top, left = right] = sides.split(' ').map(Number);
  return [top, right, bottom, left];
}

/** The shortest shorthand. */
export function joinSides([top = 0, right, bottom, left]: readonly number[]): Sides {
  if (top === right && top === bottom && top === left) return `${top}`;
  return top === bottom && right === left ? `${top} ${right}` : `${top} ${right} ${bottom} ${left}`;
}

/** Parses user input: `50` means pixels, an empty string `auto`. Returns undefined for an invalid length. */
export function parseLength(text: string): Length | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || trimmed === 'auto') return 'auto';
  const [, digits, unit = 'px'] = /^(\d{1,4}(?:\.\d+)?)\s*(px|%)?$/.exec(trimmed) ?? [];
  return digits === undefined ? undefined : `${Math.round(Number(digits))}${unit}`;
}

/** CSS value of margins and paddings, which shrink on a narrow page; those at the left and right more. */
export function spacing(sides: Sides): string {
  return splitSides(sides)
    .map((side, index) => (side > 0 ? `min(${side}px, ${index % 2 ? '0.5rem + 4cqi' : '14cqi'})` : '0'))
    .join(' ');
}

/** Class and style of a width; for `auto` the layout decides. */
export function sized(width: Length): { className: string; style: Style } {
  return width === 'auto' ? { className: '', style: {} } : { className: 'sized', style: { '--size': width } };
}

/** CSS value of a shadow; `strength` is from 0 to 100. */
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
