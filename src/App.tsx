import { type SiteContextValue, SiteContext } from './runtime/site';
import { type CopiesStore, noCopiesStore } from './runtime/copies';
import { CopiesContext } from './runtime/useCopies';
import { RouterContext, type ViewSource } from './runtime/useRouter';
import { SearchContext, type SearchTools } from './search/searchTools';
import { Layout } from './theme/Layout';

interface AppProps extends SiteContextValue {
  readonly router: ViewSource;
  /** What search needs; a server has none. */
  readonly search?: SearchTools;
  /** Pages saved for reading offline; a server knows of none. */
  readonly copies?: CopiesStore;
}

/** The whole site. Browser and server differ only in what they pass in. */
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
