import type { PageManifest } from '../src/shared/manifests';
import { type PackedFiles, unpackManifest } from '../src/shared/packedManifest';

/** The manifest embedded in the HTML of a page. */
export function readManifest(html: string): PageManifest {
  const [, files = ''] = /id="_app"[^>]*>([^<]*)</.exec(html) ?? [];
  const [, build = ''] = /id="_build" value="([^"]*)"/.exec(html) ?? [];
  return unpackManifest({ files: JSON.parse(files) as PackedFiles, build });
}
