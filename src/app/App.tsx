import { type SiteContextValue, SiteContext } from '../runtime/siteContext';
import { type OfflineStore, noOfflineStore } from '../offline/offlineStore';
import { OfflineContext } from '../offline/useOfflineState';
import { RouterContext, type ViewSource } from '../runtime/useRouter';
import { SearchContext, type SearchTools } from '../search/searchTools';
import { SiteLayout } from '../theme/SiteLayout';

interface AppProps extends SiteContextValue {
  readonly router: ViewSource;
  /** Absent on the server. */
  readonly search?: SearchTools;
  /** The state of the offline cache; absent on the server. */
  readonly offline?: OfflineStore;
}

/** The whole site. Browser and server differ only in their props. */
export function App({ router, offline = noOfflineStore, search, ...site }: AppProps) {
  return (
    <SiteContext value={site}>
      <RouterContext value={router}>
        <OfflineContext value={offline}>
          <SearchContext value={search ?? null}>
            <SiteLayout />
          </SearchContext>
        </OfflineContext>
      </RouterContext>
    </SiteContext>
  );
}
