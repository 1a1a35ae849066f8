import { type SiteContextValue, SiteContext } from './runtime/site';
import { type CopiesStore, noCopiesStore } from './runtime/copies';
import { CopiesContext } from './runtime/useCopies';
import { RouterContext, type ViewSource } from './runtime/useRouter';
import { Layout } from './theme/Layout';

interface AppProps extends SiteContextValue {
  readonly router: ViewSource;
  /** Pages saved for reading offline; a server knows of none. */
  readonly copies?: CopiesStore;
}

/** The whole site. Browser and server differ only in what they pass in. */
export function App({ router, copies = noCopiesStore, ...site }: AppProps) {
  return (
    <SiteContext value={site}>
      <RouterContext value={router}>
        <CopiesContext value={copies}>
          <Layout />
        </CopiesContext>
      </RouterContext>
    </SiteContext>
  );
}
