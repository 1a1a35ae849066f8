import { model, splitPoints } from '@site/routes.json?split-points';
import { site } from '@site/site.config.json?site';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { renderPageContent } from './renderContent';
import type { Route } from '../config/model';
import { describePage, type Metadata } from '../routes/metadata';
import { createPageLoader, loadLayout } from '../pages/pageLoader';
import type { Content } from '../runtime/router';
import { createStaticRouter } from '../runtime/useRouter';

/** The HTML of the root element, with title and description for the head. */
export interface RenderedPage extends Metadata {
  readonly html: string;
}

const loader = createPageLoader({ splitPoints, loadLayout });

/** Renders a page; without a route, the not-found page. */
export async function renderRoute(route: Route | undefined): Promise<RenderedPage> {
  const loaded = await loader.load(route);
  return { html: renderFrame(route, { type: 'loaded', loaded }), ...describePage(site, route, loaded.page) };
}

/** Renders the content of a page with its title, for search and the Markdown copy. Null for a page without a file. */
export async function renderContent(route: Route): Promise<{ title: string; html: string } | null> {
  const { page } = await loader.load(route);
  // YAML parses `title: 404` as a number.
  const title = String(page?.frontmatter?.title ?? route.label);
  return page ? { title, html: renderPageContent({ site, routes: model }, page) } : null;
}

/** Renders the app shell, which opens pages offline. */
export function renderShell(): RenderedPage {
  return {
    html: renderFrame(undefined, { type: 'kept', html: '' }),
    title: site.title,
    description: site.tagline,
  };
}

function renderFrame(route: Route | undefined, content: Content): string {
  const scrollTarget = { hash: '', position: undefined };
  const router = createStaticRouter({ id: 0, route, search: '', content, scrollTarget, phase: 'ready' });
  const html = renderToString(<App site={site} model={model} router={router} />);
  // React escapes more characters than HTML requires.
  return html.replaceAll('&#x27;', "'").replace(/>[^<]+/g, (words) => words.replaceAll('&quot;', '"'));
}
