import { renderToString } from 'react-dom/server';
import { App } from './App';
import { shortenHtml } from './renderContent';
import type { Route, RouteModel, Site } from '../config/model';
import { describePage, type Metadata } from '../routes/metadata';
import { loadLayout } from '../pages/pageLoader';
import type { PageContent } from '../shared/page';
import type { Content } from '../runtime/router';
import { createStaticRouter } from '../runtime/useRouter';

/** The HTML of the root element, with title and description for the head. */
export interface RenderedPage extends Metadata {
  readonly html: string;
}

/** Renders the frame of a site around the content of its pages. */
export function createRenderer(site: Site, model: RouteModel) {
  const renderFrame = (route: Route | undefined, content: Content): string => {
    const scrollTarget = { hash: '', position: undefined };
    const router = createStaticRouter({
      id: 0,
      route,
      search: '',
      content,
      scrollTarget,
      phase: 'ready',
    });
    return shortenHtml(renderToString(<App site={site} model={model} router={router} />));
  };
  return {
    /** Renders a page; without a route, the not-found page. */
    async renderRoute(route: Route | undefined, page: PageContent | undefined): Promise<RenderedPage> {
      const Layout = await loadLayout(route?.kind ?? 'not-found');
      const html = renderFrame(route, { type: 'loaded', loaded: { Layout, page } });
      return { html, ...describePage(site, route, page) };
    },
    /** Renders the app shell, which opens pages offline. */
    renderShell(): RenderedPage {
      const html = renderFrame(undefined, { type: 'kept', html: '' });
      return { html, title: site.title, description: site.tagline };
    },
  };
}
