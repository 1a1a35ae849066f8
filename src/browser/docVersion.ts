import { withBase } from '../shared/url';
import { NAVIGATED_EVENT, DOC_VERSION_KEY } from '../shared/dom';
import { createStorageSlot } from './storage';

type Versions = Readonly<Record<string, string>>;

const choiceSlot = () => createStorageSlot(() => localStorage, DOC_VERSION_KEY);

/** Path of the first page of the stored version; undefined unless the stored value names a version of the list. */
export function chosenIndex(versions: Versions): string | undefined {
  const chosen = choiceSlot().get();
  return chosen !== null && Object.hasOwn(versions, chosen) ? versions[chosen] : undefined;
}

/**
 * Remembers the version a reader chose and lets links to the documentation as a whole lead there. The stored value
 * counts only while it names a version of the list (product reading 7).
 */
export function syncDocVersion(versions: Versions, baseUrl: string): void {
  const show = () => {
    const index = chosenIndex(versions);
    if (index === undefined) return;
    document.querySelectorAll('a[data-docs-index]').forEach((link) => {
      link.setAttribute('href', withBase(baseUrl, index));
    });
  };
  show();
  // The app redraws the app shell.
  document.addEventListener(NAVIGATED_EVENT, show);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-version]') : null;
    if (!link) return;
    choiceSlot().set(link.dataset['version'] ?? '');
    show();
  });
}
