import { model, site } from '@site/site.config.json?site';
import { once } from '../browser/once';
import { readPageManifest } from '../browser/pageManifest';
import type { SearchTools } from '../search/searchTools';
import type { SearchSource } from '../search/siteSearch';
import { DEV_INDEX } from '../shared/dom';
import type { AssetManifest } from '../shared/manifests';

interface SearchParts
  extends Pick<SearchTools, 'navigate' | 'history' | 'reloadForNewDeploy'>, Pick<SearchSource, 'loadPage'> {
  readManifest(): Promise<AssetManifest | null>;
}

/** Connects search to the app. Its code is loaded with the first query. */
export function createSearchTools({ readManifest, loadPage, ...tools }: SearchParts): SearchTools {
  const load = once(async () => {
    const { createSiteSearch } = await import(/* webpackChunkName: "search" */ '../search/siteSearch');
    return createSiteSearch(site, model, {
      indexAddress: () => findIndex(readManifest),
      loadPage,
    });
  });
  return { ...tools, load };
}

/** Address of the search index, from the asset manifest; `npm run dev` has none (src/node/serve/dev.ts). */
async function findIndex(readManifest: SearchParts['readManifest']): Promise<string> {
  if (readPageManifest()?.manifest === undefined) return `${site.baseUrl}${DEV_INDEX}`;
  const manifest = await readManifest();
  if (!manifest) throw new Error('The asset manifest couldn’t be loaded');
  return manifest.search.index;
}
