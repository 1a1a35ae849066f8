import { renderToStaticMarkup } from 'react-dom/server';
import type { RouteModel, Site } from '../config/model';
import type { PageModule } from '../shared/page';
import { SiteContext } from '../runtime/siteContext';
import { mdxComponents } from '../theme/mdxComponents';

/** Components that every page can use without an import. */
export const componentNames = Object.keys(mdxComponents).filter((name) => /^[A-Z]/.test(name));

/** Renders the content of a page without bundles or styles, for the checks. */
export function renderPageContent(config: { site: Site; routes: RouteModel }, page: PageModule): string {
  const Content = page.default;
  return renderToStaticMarkup(
    <SiteContext value={{ site: config.site, model: config.routes }}>
      <Content components={mdxComponents} />
    </SiteContext>,
  );
}
