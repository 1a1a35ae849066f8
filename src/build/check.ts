import { loadConfig } from '../config/load';
import { checkSite } from './checks';
import type { LinkRecord } from './links';
import { renderBodies } from './renderBodies';
import { report } from './report';

/**
 * Checks a site in seconds: configuration, links, anchors, duplicate routes. Pages are compiled as the build does and
 * rendered as text; nothing is bundled. Throws ConfigError or BuildError.
 */
export async function check(root: string): Promise<void> {
  const config = loadConfig(root);
  const links: LinkRecord = new Map();
  const pages = await renderBodies(config, links);
  report(checkSite(config, pages, links), config.site.checks);
  console.log(`Checked ${pages.length} pages of ${config.site.title}.`);
}
