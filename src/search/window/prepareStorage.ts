import { createStorageSlot } from '../../browser/storage';
import { ensureLocalStorage } from './ensureLocalStorage';
import { cleanStored } from './hits';

/**
 * Prepares what DocSearch reads when its window is rendered: there is a `localStorage`, and the searches stored in it
 * are plain text and link to existing pages.
 */
export function prepareStorage(indexName: string, leadsToPage: (url: string) => boolean): void {
  ensureLocalStorage(window);
  for (const kind of ['RECENT', 'FAVORITE']) {
    const slot = createStorageSlot(() => localStorage, `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);
    const clean = cleanStored(slot.get(), leadsToPage);
    if (clean !== null) slot.set(clean);
  }
}
