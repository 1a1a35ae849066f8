import type { Config } from '../../config/load';
import { FEED_FILE, LLMS_FILE, LLMS_FULL_FILE, OPEN_SEARCH_FILE } from '../../shared/outputFiles';
import { describePage } from '../../routes/metadata';
import type { PageRecord } from '../mdx/renderPage';
import { createFeed } from './feed';
import { createLlmsIndex, createLlmsText } from './llms';
import { createOpenSearch } from './openSearch';

/** The files for feed readers, browsers and assistants, by name; none if "discovery" is turned off. */
export function createDiscoveryFiles(
  { site, routes }: Pick<Config, 'site' | 'routes'>,
  pages: ReadonlyMap<string, Pick<PageRecord, 'content' | 'markdown'>>,
): Readonly<Record<string, string | undefined>> {
  if (!site.discovery.enabled) return {};
  const docs = routes.routes.filter(({ kind, noindex }) => kind === 'doc' && !noindex);
  const changed = docs.flatMap((route) => {
    const { title = route.label, updated } = pages.get(route.path)?.content ?? {};
    const { description } = describePage(site, route, pages.get(route.path)?.content);
    return updated === undefined ? [] : [{ path: route.path, title, description, updated }];
  });
  const copies = new Map(
    docs.flatMap(({ path }) => {
      const page = pages.get(path);
      return page
        ? [[path, { markdown: page.markdown, description: page.content.description }] as const]
        : [];
    }),
  );
  const text = createLlmsText(site, routes, copies);
  return {
    [FEED_FILE]: createFeed(site, changed),
    [OPEN_SEARCH_FILE]: createOpenSearch(site, routes),
    ...(docs.length > 0 && {
      [LLMS_FILE]: createLlmsIndex(site, routes, copies, text !== undefined),
      [LLMS_FULL_FILE]: text,
    }),
  };
}
