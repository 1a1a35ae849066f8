import { APP_FILES_ID, BUILD_ID } from '../shared/dom';
import type { PageManifest } from '../shared/manifests';
import { type PackedFiles, unpackManifest } from '../shared/packedManifest';

/** The files embedded in this page; null while the HTML is still loading. */
export function readPageManifest(): PageManifest | null {
  const files = document.getElementById(APP_FILES_ID)?.textContent;
  const build = document.getElementById(BUILD_ID);
  if (files === undefined || !build) return null;
  return unpackManifest({
    files: JSON.parse(files) as PackedFiles,
    build: build.getAttribute('value') ?? '',
  });
}
