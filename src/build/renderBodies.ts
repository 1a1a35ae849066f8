import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { pathToFileURL } from 'node:url';
import { renderBody } from '../bodies';
import type { Config } from '../config/load';
import type { Route } from '../config/model';
import type { PageModule } from '../runtime/pageLoader';
import { BuildError } from './buildError';
import type { LinkRecord } from './links';
import { createMdxOptions } from './mdx';
import { messageOf } from './messageOf';

/** The words of a page, without the frame around them. */
export interface PageBody {
  readonly route: Route;
  readonly title: string;
  readonly html: string;
}

/** Where in a file its compiler stopped: `:12:3`; nothing where it does not say. */
function placeOf(error: unknown): string {
  // An author's expression may throw anything, null too.
  const { line, column } = (error ?? {}) as { readonly line?: number; readonly column?: number };
  return line === undefined ? '' : `:${line}:${column ?? 1}`;
}

/**
 * Compiles every page as the build does and renders its words, in the order of routes.json; nothing is bundled. Notes
 * the links of the pages in `links`. Throws a BuildError that names every page that can't be rendered.
 */
export async function renderBodies(config: Config, links: LinkRecord = new Map()): Promise<PageBody[]> {
  const options = { ...(await createMdxOptions(() => config, links)), ...runtime };
  const errors: string[] = [];
  const pages: PageBody[] = [];
  for (const route of config.routes.routes) {
    if (route.file === undefined) continue;
    const path = join(config.root, route.file);
    try {
      const file = { path, value: readFileSync(path, 'utf8') };
      const module = await evaluate(file, { ...options, baseUrl: pathToFileURL(path) });
      const page = module as unknown as PageModule;
      // YAML parses `title: 404` as a number.
      const title = String(page.frontmatter?.title ?? route.label);
      pages.push({ route, title, html: renderBody(config, page) });
    } catch (error) {
      errors.push(`${route.file}${placeOf(error)}: ${messageOf(error)}`);
    }
  }
  if (errors.length > 0) throw new BuildError(errors.join('\n'));
  return pages;
}
