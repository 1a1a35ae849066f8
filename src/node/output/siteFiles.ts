import { join } from 'node:path';
import type { Config } from '../../config/load';
import { MANIFEST_FILE, ROBOTS_FILE, SECURITY_FILE, SITEMAP_FILE } from '../../shared/outputFiles';
import { createDiscoveryFiles } from '../discovery/discoveryFiles';
import { drawCards } from '../discovery/card';
import { cardFile, describeCard } from '../discovery/pageCards';
import type { Pages } from '../webpack/readPages';
import { createAppIcons, createManifest } from './appIcon';
import { createRobots, createSecurity, createSitemap, writeFile } from './outputs';

/** Writes the files for search engines, feed readers, assistants and home screens into `out`. */
export async function writeSiteFiles(config: Config, pages: Pages, out: string): Promise<void> {
  const { root, site, routes } = config;
  const dateOf = (path: string) => pages.get(path)?.content.updated;
  writeFile(join(out, SITEMAP_FILE), await createSitemap(site, routes, dateOf));
  for (const [name, content] of Object.entries(createDiscoveryFiles(config, pages)))
    if (content !== undefined) writeFile(join(out, name), content);
  writeFile(join(out, ROBOTS_FILE), createRobots(site));
  const security = createSecurity(site);
  if (security !== undefined) writeFile(join(out, SECURITY_FILE), security);
  writeFile(join(out, MANIFEST_FILE), await createManifest(root, site));
  const { favicon } = site;
  for (const [file, icon] of favicon ? await createAppIcons(root, favicon) : [])
    writeFile(join(out, file), icon);
  const cards = routes.routes.flatMap(
    (route) => describeCard(config, route, pages.get(route.path)?.content) ?? [],
  );
  await drawCards(cards, (card, picture) => writeFile(join(out, cardFile(card)), picture));
}
