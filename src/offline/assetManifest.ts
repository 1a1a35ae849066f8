import { fetchJson, isRecord } from '../browser/fetchJson';
import type { AssetManifest } from '../shared/manifests';

/**
 * Creates the reader of the asset manifest, which is fetched once. The reader resolves to null if the site has none, or
 * if it can't be fetched within `timeout` ms; then the next call tries again.
 */
export function createManifestReader(
  address: string | undefined,
  timeout: number,
): () => Promise<AssetManifest | null> {
  let manifest: Promise<AssetManifest | null> | undefined;
  return () => {
    if (address === undefined) return Promise.resolve(null);
    manifest ??= fetchJson(address, timeout, isAssetManifest).catch(() => {
      manifest = undefined;
      return null;
    });
    return manifest;
  };
}

/** Whether this is an asset manifest, as far as its readers rely on its shape. */
function isAssetManifest(value: unknown): value is AssetManifest {
  if (!isRecord(value)) return false;
  const { pages, media, search } = value;
  return (
    isRecord(pages) &&
    Object.values(pages).every(Array.isArray) &&
    isRecord(media) &&
    isRecord(search) &&
    typeof search['index'] === 'string' &&
    isRecord(search['files'])
  );
}
