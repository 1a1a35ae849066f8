import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { pathToFileURL } from 'node:url';
import { renderBody } from '../bodies';
import { type Config, loadConfig } from '../config/load';
import type { PageModule } from '../runtime/pageLoader';
import { checkSite, type RenderedBody } from './checks';
import { BuildError } from './buildError';
import type { LinkRecord } from './links';
import { createMdxOptions } from './mdx';
import { messageOf } from './messageOf';
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

async function renderBodies(config: Config, links: LinkRecord): Promise<RenderedBody[]> {
  const options = { ...(await createMdxOptions(() => config, links)), ...runtime };
  const errors: string[] = [];
  const pages: RenderedBody[] = [];
  for (const route of config.routes.routes) {
    if (route.file === undefined) continue;
    const path = join(config.root, route.file);
    try {
      const file = { path, value: readFileSync(path, 'utf8') };
      const page = await evaluate(file, { ...options, baseUrl: pathToFileURL(path) });
      pages.push({ route, html: renderBody(config, page as unknown as PageModule) });
    } catch (error) {
      errors.push(`${route.file}: ${messageOf(error)}`);
    }
  }
  if (errors.length > 0) throw new BuildError(errors.join('\n'));
  return pages;
}
