import { APP_FILES_ID } from '../shared/dom';
import type { PageManifest } from '../shared/manifests';

/** The files embedded in this page; null while the HTML is still loading. */
export function readPageManifest(): PageManifest | null {
  const text = document.getElementById(APP_FILES_ID)?.textContent;
  return text === undefined ? null : (JSON.parse(text) as PageManifest);
}
