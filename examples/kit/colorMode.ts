/** Posted by the parent page when its colour mode changes. */
interface ColorModeMessage {
  readonly colorMode: 'light' | 'dark';
}

/**
 * Syncs `data-theme` on the root element with the parent page: initially by reading its document if it has the same
 * origin, later by its messages. Otherwise the style sheets use the colour mode of the system.
 */
export function syncColorMode(): void {
  const { dataset } = document.documentElement;
  const mode = parentColorMode();
  if (mode !== undefined) dataset['theme'] = mode;
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isColorMode(data)) dataset['theme'] = data.colorMode;
  });
}

function parentColorMode(): string | undefined {
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
