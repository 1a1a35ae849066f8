import { withBase } from '../routes/url';
import { ARRIVAL_EVENT, DOC_VERSION_KEY } from './dom';
import { createStorageSlot } from './storage';

/**
 * Remembers the version a reader chose and lets links to the documentation as a whole lead there. The stored value
 * counts only while it names a version of the list (product reading 7).
 */
export function followDocVersion(versions: Readonly<Record<string, string>>, baseUrl: string): void {
  const slot = createStorageSlot(() => localStorage, DOC_VERSION_KEY);
  const show = () => {
    const chosen = slot.get();
    if (chosen === null || !Object.hasOwn(versions, chosen)) return;
    document.querySelectorAll('a[data-docs-index]').forEach((link) => {
      link.setAttribute('href', withBase(baseUrl, versions[chosen] ?? '/'));
    });
  };
  show();
  // The app draws the offline shell anew.
  document.addEventListener(ARRIVAL_EVENT, show);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-version]') : null;
    if (!link) return;
    slot.set(link.dataset['version'] ?? '');
    show();
  });
}
