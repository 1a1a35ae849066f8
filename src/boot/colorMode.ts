import type { ColorMode, Site } from '../config/model';
import { COLOR_MODE_KEY } from '../shared/dom';
import { postToFrames } from '../browser/frames';
import { createStorageSlot } from '../browser/storage';

/** The stored mode if it is valid, otherwise the default of the site. */
export function resolveColorMode(stored: string | null, fallback: Site['colorMode']['default']): string {
  return stored === 'light' || stored === 'dark' ? stored : fallback;
}

/** The opposite of the mode on screen. */
export function oppositeMode(shown: string | undefined, systemIsDark: boolean): ColorMode {
  return shown === 'dark' || (shown === 'system' && systemIsDark) ? 'light' : 'dark';
}

/** Sets the mode before the first paint and handles the switch; other tabs follow. */
export function syncColorMode(dataset: DOMStringMap, fallback: Site['colorMode']['default']): void {
  const slot = createStorageSlot(() => localStorage, COLOR_MODE_KEY);
  const set = (mode: string) => {
    dataset['theme'] = mode;
    postToFrames(mode);
  };
  const show = () => set(resolveColorMode(slot.get(), fallback));
  show();
  addEventListener('storage', show);
  // A page restored from the back/forward cache missed the storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-color-mode]')) return;
    const mode = oppositeMode(dataset['theme'], matchMedia('(prefers-color-scheme:dark)').matches);
    set(mode);
    slot.set(mode);
  });
}
