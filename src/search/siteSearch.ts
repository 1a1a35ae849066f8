import type { RouteModel, Site } from '../config/model';
import { fetchJson } from '../browser/fetchJson';
import { once } from '../browser/once';
import type { PageContent } from '../shared/page';
import { partAddress } from '../shared/search/shards';
import { createLocalIndex, type Found } from './localSearch';
import { excerptOf, hasMatch } from './marks';
import { pageAt } from './pageAt';
import { readTexts, type SectionText } from './pageTexts';
import { MOST_RESULTS } from './results';
import { type Answer, createSearchClient, type SearchResult } from './searchClient';
import { isIndex, isSearchIndex, isPostingShard } from './shapes';

/** The search of a site. */
export interface SiteSearch {
  /** Never rejects. */
  search(query: string): Promise<Answer>;
  /** The text around a match; "" if it isn't available. Never rejects. */
  excerpt(result: SearchResult): Promise<string>;
}

/** What the search loads its data from. */
export interface SearchSource {
  /** Address of the index. */
  readonly index: string;
  /** The content of a page; undefined if it may not be fetched on this connection. */
  loadPage(path: string): Promise<PageContent | undefined>;
}

/** Name of the User Timing measure of each query. */
const SEARCH_MEASURE = 'search';

export function createSiteSearch(site: Site, model: RouteModel, source: SearchSource): SiteSearch {
  const { timeout } = site.loading;
  const local = once(() => loadIndex(source.index, timeout));
  const { hosted } = site.search;
  const loadHosted =
    hosted &&
    once(async () => {
      const { createHostedSearch } = await import(/* webpackChunkName: "search-hosted" */ './hostedSearch');
      return createHostedSearch(hosted, (url) => pageAt(url, site, model));
    });
  // Preloaded, because its loading time would count against the timeout of the service. The first query reports a failure.
  loadHosted?.().catch(() => {});
  const ask = createSearchClient({
    hosted: loadHosted && (async (query) => (await loadHosted())(query)),
    local: async (query) => (await local())(query, MOST_RESULTS),
    isOnline: () => navigator.onLine,
  });
  const texts = new Map<string, Promise<ReadonlyMap<string, SectionText>>>();
  const readPage = (path: string) => {
    const text =
      texts.get(path) ??
      source.loadPage(path).then((page) => {
        if (!page) throw new Error(`The content of ${path} may not be fetched on this connection`);
        return readTexts(page.html);
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
        const section = (await readPage(path)).get(anchor);
        return section ? excerptOf(quotable(section, matches), matches) : '';
      } catch {
        return ''; // Without the page, the result shows only its titles.
      }
    },
  };
}

/** Code and tables explain a result less well than prose, so they're quoted only for what the prose doesn't mention. */
const quotable = ({ all, prose }: SectionText, matches: readonly string[]) =>
  prose !== '' && (hasMatch(prose, matches) || !hasMatch(all, matches)) ? prose : all;

/** Loads the index: one file for a small site, or shards for a large one. */
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
