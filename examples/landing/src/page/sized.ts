import type { CSSProperties } from 'react';

/** Styles may set custom properties, which React's types do not know. */
export type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** The class and style of a width in percent; 0 leaves it to the layout. */
export function sized(width: number): { className: string; style: Style } {
  return width > 0
    ? { className: 'sized', style: { '--size': Math.max(5, width) } }
    : { className: '', style: {} };
}
