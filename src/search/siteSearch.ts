import type { RouteModel, Site } from '../config/model';
import { matchRoute } from '../routes/routes';
import { withoutBase } from '../routes/url';
import { once } from '../runtime/once';
import type { PageModule } from '../runtime/pageLoader';
import { createHostedSearch } from './hostedSearch';
import { createLocalIndex } from './localSearch';
import { excerptOf } from './marks';
import { readTexts } from './pageTexts';
import { type Answer, createSearchClient, type SearchResult } from './searchClient';
import type { SearchFile } from './searchFile';

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

/** More than a window shows and a page needs. */
const RESULTS = 40;

export function createSiteSearch(site: Site, model: RouteModel, source: SearchSource): SiteSearch {
  const origin = new URL(site.url).origin;
  const toPath = (url: URL) => {
    const path =
      url.origin === origin || url.origin === location.origin
        ? withoutBase(site.baseUrl, url.pathname)
        : null;
    return path === null ? null : (matchRoute(model.routes, path)?.path ?? null);
  };
  const local = once(async () => createLocalIndex(await fetchIndex(await source.indexAddress())));
  const { hosted } = site.search;
  const search = createSearchClient({
    hosted: hosted && createHostedSearch(hosted, toPath),
    local: async (query) => (await local()).search(query, RESULTS),
    isOnline: () => navigator.onLine,
  });
  const texts = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const readPage = (path: string) => {
    const text =
      texts.get(path) ??
      source
        .loadPage(path)
        .then((page) => (page ? readTexts(page, source.components) : new Map<string, string>()));
    texts.set(path, text);
    text.catch(() => texts.delete(path));
    return text;
  };
  return {
    search,
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

async function fetchIndex(address: string): Promise<SearchFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return (await response.json()) as SearchFile;
}
