import type { RouteModel, Site } from '../config/model';
import { fetchJson } from '../browser/fetchJson';
import { once } from '../browser/once';
import type { PageModule } from '../shared/page';
import { partAddress } from '../shared/search/shards';
import { createLocalIndex, type Found } from './localSearch';
import { excerptOf } from './marks';
import { pageAt } from './pageAt';
import { readTexts } from './pageTexts';
import { MOST_RESULTS } from './results';
import { type Answer, createSearchClient, type SearchResult } from './searchClient';
import { isIndex, isSearchIndex, isPostingShard } from './shapes';

/** The search of a site, in this browser. */
export interface SiteSearch {
  /** Never rejects. */
  search(query: string): Promise<Answer>;
  /** The words around a match; "" where there are none. Never rejects. */
  excerpt(result: SearchResult): Promise<string>;
}

/** Where the search of a site finds what it searches in. */
export interface SearchSource {
  /** Address of the index. Rejects while nobody can tell. */
  indexAddress(): Promise<string>;
  /** The words of a page. */
  loadPage(path: string): Promise<PageModule | undefined>;
  /** Names of the components that pages are written with. */
  readonly components: readonly string[];
}

/** Name under which the browser's timeline has what each query took (User Timing). */
const SEARCH_MEASURE = 'search';

export function createSiteSearch(site: Site, model: RouteModel, source: SearchSource): SiteSearch {
  const { timeout } = site.loading;
  const local = once(async () => loadIndex(await source.indexAddress(), timeout));
  const { hosted } = site.search;
  const loadHosted =
    hosted &&
    once(async () => {
      const { createHostedSearch } = await import(/* webpackChunkName: "search-hosted" */ './hostedSearch');
      return createHostedSearch(hosted, (url) => pageAt(url, site, model));
    });
  // At once: what it takes to come is not to be taken for a service that is slow. A failure shows when it is asked.
  loadHosted?.().catch(() => {});
  const ask = createSearchClient({
    hosted: loadHosted && (async (query) => (await loadHosted())(query)),
    local: async (query) => (await local())(query, MOST_RESULTS),
    isOnline: () => navigator.onLine,
  });
  const texts = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const readPage = (path: string) => {
    const text =
      texts.get(path) ??
      source.loadPage(path).then((page) => {
        if (!page) throw new Error(`The content of ${path} may not be fetched on this connection`);
        return readTexts(page, source.components);
      });
    texts.set(path, text);
    text.catch(() => texts.delete(path));
    return text;
  };
  return {
    search: ask,
    async excerpt({ path, anchor, matches, excerpt }) {
      if (excerpt !== undefined) return excerpt;
      try {
        return excerptOf((await readPage(path)).get(anchor) ?? '', matches);
      } catch {
        return ''; // The page can't be had now: its titles have to do.
      }
    },
  };
}

/** What a small site is searched in is one file; that of a large one names others beside it. */
async function loadIndex(
  address: string,
  timeout: number,
): Promise<(query: string, limit: number) => Promise<readonly Found[]>> {
  const file = await fetchJson(address, timeout, isIndex);
  if ('firstWords' in file) {
    const part = <T>(kind: 'words' | 'page', isShape: (value: unknown) => value is T) => {
      const loaded = new Map<number, () => Promise<T>>();
      return (number: number): Promise<T> => {
        const load =
          loaded.get(number) ?? once(() => fetchJson(partAddress(address, kind, number), timeout, isShape));
        loaded.set(number, load);
        return load();
      };
    };
    const { createShardedSearch } = await import(/* webpackChunkName: "search-shards" */ './shardedSearch');
    return createShardedSearch(file, {
      words: part('words', isPostingShard),
      page: part('page', isSearchIndex),
    });
  }
  const index = await createLocalIndex(file);
  return async (query, limit) => {
    const start = performance.now();
    const found = index.search(query, limit);
    performance.measure(SEARCH_MEASURE, { start });
    return found;
  };
}
