import { fetchJson, isRecord } from '../browser/fetchJson';
import type { SiteFiles } from '../shared/manifests';

/**
 * Creates the reader of the asset manifest, which is fetched once. The reader resolves to null if the site has none, or
 * if it can't be fetched within `timeout` ms; then the next call tries again.
 */
export function createListReader(
  address: string | undefined,
  timeout: number,
): () => Promise<SiteFiles | null> {
  let list: Promise<SiteFiles | null> | undefined;
  return () => {
    if (address === undefined) return Promise.resolve(null);
    list ??= fetchJson(address, timeout, isSiteFiles).catch(() => {
      list = undefined;
      return null;
    });
    return list;
  };
}

/** Whether this is an asset manifest, as far as its readers rely on its shape. */
function isSiteFiles(value: unknown): value is SiteFiles {
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
