import { withBase } from '../shared/url';
import { NAVIGATED_EVENT, DOC_VERSION_KEY } from '../shared/dom';
import { createStorageSlot } from './storage';

type Versions = Readonly<Record<string, string>>;

const choiceSlot = () => createStorageSlot(() => localStorage, DOC_VERSION_KEY);

/** Path of the first page of the stored version; undefined if the site has no such version. */
export function chosenIndex(versions: Versions): string | undefined {
  const chosen = choiceSlot().get();
  return chosen !== null && Object.hasOwn(versions, chosen) ? versions[chosen] : undefined;
}

/**
 * Stores the version a reader chooses and points links to the start of the docs to it. A stored version that the site
 * doesn't have is ignored (product reading 7).
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
  // React renders these links again.
  document.addEventListener(NAVIGATED_EVENT, show);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-version]') : null;
    if (!link) return;
    choiceSlot().set(link.dataset['version'] ?? '');
    show();
  });
}
