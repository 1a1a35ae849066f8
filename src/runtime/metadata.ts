import type { Route, Site } from '../config/model';
import { withBase } from '../routes/url';
import type { PageModule } from './pageLoader';

export interface Metadata {
  readonly title: string;
  readonly description: string;
}

/** The title and description of a page; the browser sets on a soft navigation what the prerender wrote. */
export function describePage(site: Site, route: Route | undefined, page: PageModule | undefined): Metadata {
  const name = page?.frontmatter?.title ?? route?.label ?? 'Page not found';
  return {
    title: route?.kind === 'landing' ? name : `${name} | ${site.title}`,
    description: page?.frontmatter?.description ?? site.tagline,
  };
}

/** The one address of a page, in full; only that of the front page ends in a slash. */
export function canonicalAddress({ url, baseUrl }: Site, path: string): string {
  return url + withBase(baseUrl, path);
}
