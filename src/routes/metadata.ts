import type { Route, Site } from '../config/model';
import { withBase } from '../shared/url';
import type { PageContent } from '../shared/page';

export interface Metadata {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a page, for the prerender and for soft navigations. */
export function describePage(site: Site, route: Route | undefined, page: PageContent | undefined): Metadata {
  const name = page?.title ?? route?.label ?? 'Page not found';
  return {
    title: route?.kind === 'landing' ? name : `${name} | ${site.title}`,
    description: page?.description ?? site.tagline,
  };
}

/** The canonical URL of a page, without a trailing slash except for the landing page. */
export function canonicalAddress({ url, baseUrl }: Site, path: string): string {
  return url + withBase(baseUrl, path);
}
