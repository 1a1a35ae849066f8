import { loadConfig } from '../config/load';
import { createAppIcons } from './output/appIcon';
import { checkSite } from './checks/checks';
import { assertPagesAreText } from './checks/pageEncoding';
import { compilePages } from './mdx/compilePages';
import { report } from './checks/report';

/**
 * Checks a site in seconds: configuration, favicon, links, anchors, duplicate routes. Pages are compiled as the build does and
 * rendered as text; nothing is bundled. Throws ConfigError or BuildError.
 */
export async function check(root: string): Promise<void> {
  const config = loadConfig(root);
  assertPagesAreText(config);
  const { favicon } = config.site;
  if (favicon !== undefined) await createAppIcons(root, favicon);
  const pages = await compilePages(config);
  report(checkSite(config, pages), config.site.checks);
  console.log(`Checked ${pages.length} pages of ${config.site.title}.`);
}
