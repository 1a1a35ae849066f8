import { decode } from '../shared/url';

const strip = (pathname: string) => decode(pathname).replace(/(\/index\.html|\/+)$/, '');

/**
 * Compares the path a page was prerendered for with the one it is served at. Returns the base URL it should have, which
 * is the part of the address before the page's own path, or null if the base URL is right (product reading 5).
 */
export function findWrongBase(baseUrl: string, route: string, pathname: string): string | null {
  const here = strip(pathname);
  if (here === strip(baseUrl + route.slice(1))) return null;
  const end = strip(route);
  return here.endsWith(end) ? `${here.slice(0, here.length - end.length)}/` : null;
}

/** Shows the banner once. Its styles are inlined, because no file of the site loads under a wrong base URL. */
export function showBaseBanner(suggestion: string): void {
  if (document.getElementById('_base')) return;
  const banner = document.createElement('p');
  banner.id = '_base';
  banner.setAttribute('role', 'alert');
  banner.textContent = `Your Docusaurus site did not load properly. Set "baseUrl" to "${suggestion}" in site.config.json.`;
  document.body.prepend(banner);
}
