import { type SiteContextValue, SiteContext } from './runtime/site';
import { RouterContext, type ViewSource } from './runtime/useRouter';
import { Layout } from './theme/Layout';

/** The whole site. Browser and server differ only in the router they pass in. */
export function App({ router, ...site }: SiteContextValue & { readonly router: ViewSource }) {
  return (
    <SiteContext value={site}>
      <RouterContext value={router}>
        <Layout />
      </RouterContext>
    </SiteContext>
  );
}
