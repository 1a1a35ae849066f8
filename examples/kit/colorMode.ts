/** Posted by the parent page when its colour mode changes. */
interface ColorModeMessage {
  readonly colorMode: 'light' | 'dark';
}

/** Where the site stores the mode that a visitor chose. */
const COLOR_MODE_KEY = 'color-mode';

/**
 * Syncs `data-theme` on the root element with the parent page: initially by reading its document if it has the same
 * origin, later by its messages. Opened in a separate window, the example uses the mode that the visitor chose on the site.
 * Otherwise the style sheets use the colour mode of the system.
 */
export function syncColorMode(): void {
  const { dataset } = document.documentElement;
  const mode = siteColorMode();
  if (mode !== undefined) dataset['theme'] = mode;
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === parent && isColorMode(data)) dataset['theme'] = data.colorMode;
  });
}

function siteColorMode(): string | undefined {
  try {
    const mode =
      parent === window
        ? localStorage.getItem(COLOR_MODE_KEY)
        : parent.document.documentElement.dataset['theme'];
    return mode === 'light' || mode === 'dark' ? mode : undefined;
  } catch {
    return undefined; // A parent of another origin, or blocked storage.
  }
}

function isColorMode(data: unknown): data is ColorModeMessage {
  const mode = typeof data === 'object' && data !== null && 'colorMode' in data ? data.colorMode : undefined;
  return mode === 'light' || mode === 'dark';
}
