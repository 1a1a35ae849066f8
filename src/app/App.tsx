import { type SiteContextValue, SiteContext } from '../runtime/siteContext';
import { type CopiesStore, noCopiesStore } from '../offline/offlineStore';
import { CopiesContext } from '../offline/useOfflineState';
import { RouterContext, type ViewSource } from '../runtime/useRouter';
import { SearchContext, type SearchTools } from '../search/searchTools';
import { Layout } from '../theme/Layout';

interface AppProps extends SiteContextValue {
  readonly router: ViewSource;
  /** Absent on the server. */
  readonly search?: SearchTools;
  /** The state of the offline cache; absent on the server. */
  readonly copies?: CopiesStore;
}

/** The whole site. Browser and server differ only in their props. */
export function App({ router, copies = noCopiesStore, search, ...site }: AppProps) {
  return (
    <SiteContext value={site}>
      <RouterContext value={router}>
        <CopiesContext value={copies}>
          <SearchContext value={search ?? null}>
            <Layout />
          </SearchContext>
        </CopiesContext>
      </RouterContext>
    </SiteContext>
  );
}
