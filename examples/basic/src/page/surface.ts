import type { CSSProperties } from 'react';
import { contrastColor, contrastsWithAccent } from './contrastColor';

/** Value of a colour setting that follows the colour mode. */
export const AUTOMATIC = 'auto';

/** Style of a box with this background. Automatic colours in it adapt to a chosen background. */
export function surface(background: string, padding: number | undefined): CSSProperties {
  const space = { '--padding': `${padding}px` };
  if (background === AUTOMATIC)
    return {
      ...space,
      ...buttons('initial', 'initial'),
      background: 'var(--paper)',
      color: 'var(--ink)',
      colorScheme: 'var(--scheme)',
    };
  const color = contrastColor(background);
  return {
    ...space,
    ...(contrastsWithAccent(background) ? buttons('initial', 'initial') : buttons(color, background)),
    background,
    color,
    colorScheme: color === '#ffffff' ? 'dark' : 'light',
  };
}

/** Automatic colours of the buttons in a box and of their labels. `initial` is the accent (page.css). */
const buttons = (color: string, label: string) => ({ '--button': color, '--button-label': label });
