import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/load';
import { withBase } from '../routes/url';
import { packSections, type SearchFile } from '../search/searchFile';
import type { Section } from '../search/section';
import { writeFile } from './outputs';
import type { ServerBundle } from './pages';
import { readSections } from './searchSections';

type Words = Pick<ServerBundle, 'renderWords'>;

/** Writes what the site is searched in, made from its rendered pages. Returns the address; the name carries a hash. */
export async function writeSearchFile(
  config: Pick<Config, 'routes' | 'site'>,
  server: Words,
  out: string,
): Promise<string> {
  const text = JSON.stringify(await createSearchFile(config, server));
  const path = `/assets/search.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFile(join(out, path), text);
  return withBase(config.site.baseUrl, path);
}

/** The index of the pages as they are now. */
export async function createSearchFile(
  { routes }: Pick<Config, 'routes'>,
  server: Words,
): Promise<SearchFile> {
  const sections = await Promise.all(
    routes.routes.map(async (route): Promise<Section[]> => {
      const words = await server.renderWords(route);
      return words ? readSections(route.path, words.title, words.html) : [];
    }),
  );
  return packSections(sections.flat());
}
