import type { CSSProperties } from 'react';
import { contrastColor } from './contrastColor';

/** Value of a colour setting that follows the colour mode. */
export const AUTOMATIC = 'auto';

/** Style of a box with this background. Automatic colours in it adapt to a chosen background. */
export function surface(background: string, padding: number | undefined): CSSProperties {
  const space = { '--padding': `${padding}px` } as CSSProperties;
  if (background === AUTOMATIC)
    return { ...space, background: 'var(--paper)', color: 'var(--ink)', colorScheme: 'var(--scheme)' };
  const color = contrastColor(background);
  return { ...space, background, color, colorScheme: color === '#ffffff' ? 'dark' : 'light' };
}
