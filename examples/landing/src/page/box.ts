import type { CSSProperties } from 'react';

/** A style with custom properties, which React's types lack. */
export type Style = CSSProperties & Readonly<Record<`--${string}`, string | number | undefined>>;

/** Pixels at the top, right, bottom and left. */
export type Sides = readonly [top: number, right: number, bottom: number, left: number];
/** `auto`, or a number followed by `%` or `px`. */
export type Length = string;

export const NO_SIDES: Sides = [0, 0, 0, 0];
export const allSides = (size: number): Sides => [size, size, size, size];

/** Parses user input: `50` means pixels, an empty string `auto`. Returns undefined for an invalid length. */
export function parseLength(text: string): Length | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '' || trimmed === 'auto') return 'auto';
  const [, digits, unit = 'px'] = /^(\d{1,4}(?:\.\d+)?)\s*(px|%)?$/.exec(trimmed) ?? [];
  return digits === undefined ? undefined : `${Math.round(Number(digits))}${unit}`;
}

/** CSS value of margins and paddings, which shrink on a narrow page. */
export function spacing(sides: Sides): string {
  return sides.map((side) => (side > 0 ? `min(${side}px, 7cqi)` : '0')).join(' ');
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
