import { createHash } from 'node:crypto';
import type { Site } from '../../config/model';
import { isSitePath } from '../../shared/url';

/** Hosts of the search service; allowed only where credentials are configured. */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * Creates the CSP of a page. `scripts` and `styles` are its exact inline texts. Later pages load theirs from files, so
 * a soft navigation can keep the CSP of the first page.
 */
export function createCsp(site: Site, scripts: readonly string[], styles: readonly string[]): string {
  const { frame } = site.landing.example ?? {};
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))];
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Not 'none': Firefox checks <link rel=prefetch> against this directive. It also covers fonts, media and manifests.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'", 'data:', ...site.allow.pictures.map(originOf)],
    'connect-src': ["'self'", ...(site.search.hosted ? SEARCH_HOSTS : [])],
    // Sandboxes are frames of this origin, but the example of the landing page may have another one.
    'frame-src': [
      "'self'",
      ...(frame === undefined || isSitePath(frame) ? [] : [originOf(frame)]),
      ...site.allow.frames.map(originOf),
    ],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** In ASCII, as headers require. */
const originOf = (address: string) => new URL(address).origin;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
