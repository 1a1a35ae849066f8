import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { RouteModel, Site } from '../../config/model';
import { SITEMAP_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';

/** Writes a file and the folders it needs. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** sitemap.xml: the canonical address of every page but search. `dateOf`: the date of the last change of a path. */
export async function createSitemap(
  site: Site,
  { routes }: RouteModel,
  dateOf: (path: string) => string | undefined,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: site.url,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  routes
    .filter(({ kind }) => kind !== 'search')
    .forEach(({ path }) => {
      const lastmod = dateOf(path);
      stream.write({ url: withBase(site.baseUrl, path), ...(lastmod !== undefined && { lastmod }) });
    });
  stream.end();
  return String(await streamToPromise(stream));
}

export function createRobots(site: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}${site.baseUrl}${SITEMAP_FILE}\n`;
}
