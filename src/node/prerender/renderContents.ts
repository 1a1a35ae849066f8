import { renderPageContent } from '../../app/renderContent';
import type { Config } from '../../config/load';
import type { Route } from '../../config/model';
import { rejectBlockedMarkup } from './blockedMarkup';
import { BuildError } from '../support/buildError';
import type { LinkRecord } from '../mdx/pageLinks';
import { loadPages } from '../mdx/loadPages';
import { describeRenderError } from './renderErrors';

/** The content of a page, without the layout around it. */
export interface PageContent {
  readonly route: Route;
  readonly title: string;
  readonly html: string;
}

/**
 * Compiles every page as the build does and renders its content, in the order of routes.json. Records the links of the
 * pages in `links`. Rejects with a BuildError that lists every page that can't be rendered.
 */
export async function renderContents(config: Config, links: LinkRecord = new Map()): Promise<PageContent[]> {
  const loaded = await loadPages(config, links);
  const errors: string[] = [];
  const pages: PageContent[] = [];
  for (const route of config.routes.routes) {
    try {
      const page = await loaded.get(route.file ?? '');
      if (!page) continue;
      // YAML parses `title: 404` as a number.
      const title = String(page.frontmatter?.title ?? route.label);
      pages.push(rejectBlockedMarkup({ route, title, html: renderPageContent(config, page) }));
    } catch (error) {
      errors.push(describeRenderError(config.root, route.file, error));
    }
  }
  if (errors.length > 0) throw new BuildError([...new Set(errors)].join('\n'));
  return pages;
}
