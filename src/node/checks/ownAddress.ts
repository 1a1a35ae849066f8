import type { Config } from '../../config/load';
import type { Site } from '../../config/model';
import { nearest } from '../../config/nearest';
import { withoutBase } from '../../shared/url';

/**
 * The path of a link with the host of this site: `https://site.example/docs#a` → `/docs#a`. Other links are returned
 * unchanged, and so are those that aren't nearly the one of a page, because the host may have other things.
 */
export function toOwnPath(href: string, { site, routes }: Pick<Config, 'site' | 'routes'>): string {
  const address = parseWeb(href);
  if (address?.origin !== new URL(site.url).origin) return href;
  const isFile = /\.[a-z]\w+$/i.test(address.pathname); // such as the Markdown of a page
  const path = isFile ? null : withoutBase(site.baseUrl, address.pathname);
  const pages = routes.routes.map((route) => route.path);
  if (path === null || nearest(path, pages) === undefined) return href;
  return path + address.search + address.hash;
}

/** The path of a link to a server on the computer of the author: `http://localhost:3000/docs` → `/docs`. */
export function toLocalPath(href: string, { baseUrl }: Pick<Site, 'baseUrl'>): string | null {
  const address = parseWeb(href);
  const isLocal = address && /^(?:localhost|127\.0\.0\.1)$/.test(address.hostname);
  const path = isLocal ? withoutBase(baseUrl, address.pathname) : null;
  return path === null || !address ? null : path + address.hash;
}

const parseWeb = (href: string): URL | undefined =>
  /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href) : undefined;
