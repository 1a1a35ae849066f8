import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../config/load';
import { withBase } from '../../shared/url';
import { packShards, partAddress } from '../../shared/search/shards';
import { packSections, type SearchIndex } from '../../shared/search/searchIndex';
import type { Section } from '../../shared/search/section';
import { writeFile } from '../output/outputs';
import type { ServerBundle } from '../prerender/pages';
import { readSections } from './searchSections';

type ContentRenderer = Pick<ServerBundle, 'renderContent'>;

/** Above this size (characters, about three times the compressed bytes) the index is split into shards. */
const MAX_LENGTH = 300_000;

/** Writes the search index from the rendered pages. Returns its hashed address. */
export async function writeSearchIndex(
  config: Pick<Config, 'routes' | 'site'>,
  server: ContentRenderer,
  out: string,
): Promise<string> {
  const pages = await readPages(config, server);
  const whole = JSON.stringify(packSections(pages.flat()));
  const { main, parts } = whole.length <= MAX_LENGTH ? { main: whole, parts: [] } : splitIntoShards(pages);
  const hash = createHash('sha256').update(main);
  parts.forEach(({ text }) => hash.update(text));
  const path = `/${ASSETS_FOLDER}search.${hash.digest('hex').slice(0, 8)}.json`;
  const file = join(out, path);
  writeFile(file, main);
  parts.forEach(({ kind, number, text }) => writeFile(partAddress(file, kind, number), text));
  return withBase(config.site.baseUrl, path);
}

/** The shard index, and the shards. */
function splitIntoShards(pages: readonly (readonly Section[])[]) {
  const { index, postingShards } = packShards(pages);
  const toPart = (kind: 'words' | 'page') => (content: object, number: number) => ({
    kind,
    number,
    text: JSON.stringify(content),
  });
  return {
    main: JSON.stringify(index),
    parts: [...postingShards.map(toPart('words')), ...pages.map(packSections).map(toPart('page'))],
  };
}

/** The index of the current pages, unsplit. */
export async function createSearchIndex(
  config: Pick<Config, 'routes'>,
  server: ContentRenderer,
): Promise<SearchIndex> {
  return packSections((await readPages(config, server)).flat());
}

/** The sections of every page with content. */
async function readPages({ routes }: Pick<Config, 'routes'>, server: ContentRenderer): Promise<Section[][]> {
  const pages = await Promise.all(
    routes.routes.map(async (route) => {
      const content = await server.renderContent(route);
      return content ? readSections(route.path, content.title, content.html) : [];
    }),
  );
  return pages.filter((sections) => sections.length > 0);
}
