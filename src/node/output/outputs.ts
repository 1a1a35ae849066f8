import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { RouteModel, Site } from '../../config/model';
import { ASSETS_FOLDER, SECURITY_FILE, SITEMAP_FILE } from '../../shared/outputFiles';
import { withBase } from '../../shared/url';

/** Writes a file and the folders it needs. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Writes `<name>.<hash of its content><extension>` among the assets. Returns its path below the base URL. */
export function writeAsset(out: string, name: string, extension: '.js' | '.json', text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `/${ASSETS_FOLDER}${name}.${hash}${extension}`;
  writeFile(join(out, path), text);
  return path;
}

/** sitemap.xml: the canonical address of every page but search and those with `noindex`. `dateOf`: the date of the last change of a path. */
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
    .filter(({ kind, noindex }) => kind !== 'search' && !noindex)
    .forEach(({ path }) => {
      const lastmod = dateOf(path);
      stream.write({ url: withBase(site.baseUrl, path), ...(lastmod !== undefined && { lastmod }) });
    });
  stream.end();
  return String(await streamToPromise(stream));
}

/** security.txt (RFC 9116), if the configuration names a contact. */
export function createSecurity({ url, locale, discovery: { security } }: Site): string | undefined {
  return (
    security &&
    [
      `Contact: ${security.contact}`,
      `Expires: ${security.expires}T23:59:59Z`,
      `Preferred-Languages: ${locale}`,
      `Canonical: ${url}/${SECURITY_FILE}\n`,
    ].join('\n')
  );
}

export function createRobots(site: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}${site.baseUrl}${SITEMAP_FILE}\n`;
}
