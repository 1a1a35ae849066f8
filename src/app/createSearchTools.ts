import { site } from '@site/site.config.json?site';
import type { RouteModel } from '../config/model';
import { once } from '../browser/once';
import type { SearchTools } from '../search/searchTools';
import type { SearchSource } from '../search/siteSearch';

interface SearchParts extends Pick<SearchTools, 'navigate' | 'history' | 'reloadForNewDeploy'>, SearchSource {
  readonly model: RouteModel;
}

/** Connects search to the app. Its code is loaded with the first query. */
export function createSearchTools({ model, index, loadPage, ...tools }: SearchParts): SearchTools {
  const load = once(async () => {
    const { createSiteSearch } = await import(/* webpackChunkName: "search" */ '../search/siteSearch');
    return createSiteSearch(site, model, { index, loadPage });
  });
  return { ...tools, load };
}
