import type { SiteFiles } from './pageFiles';

/**
 * Fetches the list of all pages once; null where there is none, or while it can't be fetched within `timeout` ms: the next
 * call tries again.
 */
export function createListReader(
  address: string | undefined,
  timeout: number,
): () => Promise<SiteFiles | null> {
  let list: Promise<SiteFiles | null> | undefined;
  return () => {
    if (address === undefined) return Promise.resolve(null);
    list ??= fetchList(address, timeout).catch(() => {
      list = undefined;
      return null;
    });
    return list;
  };
}

async function fetchList(address: string, timeout: number): Promise<SiteFiles> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return (await response.json()) as SiteFiles;
}
