import { APP_FILES_ID } from './dom';
import type { DocumentFiles } from './pageFiles';

/** What the prerender left in this page; null while the page is still coming in. */
export function readDocumentFiles(): DocumentFiles | null {
  const text = document.getElementById(APP_FILES_ID)?.textContent;
  return text === undefined ? null : (JSON.parse(text) as DocumentFiles);
}
