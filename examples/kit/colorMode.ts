/** Which colours a page around us shows, as far as it says so. */
interface ColorModeMessage {
  readonly colorMode: 'light' | 'dark';
}

/**
 * Follows the colour mode of the page around us, in `data-theme` on the root element: at once where that page may be
 * read, later by its messages. Alone, or where nobody says anything, the style sheets leave it to the system.
 */
export function followColorMode(): void {
  const { dataset } = document.documentElement;
  const mode = modeAround();
  if (mode !== undefined) dataset['theme'] = mode;
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isColorMode(data)) dataset['theme'] = data.colorMode;
  });
}

function modeAround(): string | undefined {
  try {
    const { theme } = parent === window ? {} : parent.document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined; // another origin
  }
}

function isColorMode(data: unknown): data is ColorModeMessage {
  const mode = typeof data === 'object' && data !== null && 'colorMode' in data ? data.colorMode : undefined;
  return mode === 'light' || mode === 'dark';
}
