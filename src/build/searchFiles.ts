import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/load';
import { withBase } from '../routes/url';
import { packDirectory, partAddress } from '../search/directory';
import { packSections, type SearchFile } from '../search/searchFile';
import type { Section } from '../search/section';
import { writeFile } from './outputs';
import type { ServerBundle } from './pages';
import { readSections } from './searchSections';

type Words = Pick<ServerBundle, 'renderWords'>;

/** The index of a site whose one file would be larger (characters; a third of it compressed) is taken apart. */
const MAX_LENGTH = 300_000;

/** Writes what the site is searched in, made from its rendered pages. Returns the address; the name carries a hash. */
export async function writeSearchFile(
  config: Pick<Config, 'routes' | 'site'>,
  server: Words,
  out: string,
): Promise<string> {
  const pages = await readPages(config, server);
  const whole = JSON.stringify(packSections(pages.flat()));
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
  const path = `/assets/search.${hash}.json`;
  if (whole.length <= MAX_LENGTH) writeFile(join(out, path), whole);
  else writeParts(pages, join(out, path));
  return withBase(config.site.baseUrl, path);
}

/** Writes a directory, and what it names beside it. */
function writeParts(pages: readonly (readonly Section[])[], file: string): void {
  const { directory, wordFiles } = packDirectory(pages);
  writeFile(file, JSON.stringify(directory));
  wordFiles.forEach((words, number) => writeFile(partAddress(file, 'words', number), JSON.stringify(words)));
  pages.forEach((page, number) =>
    writeFile(partAddress(file, 'page', number), JSON.stringify(packSections(page))),
  );
}

/** The index of the pages as they are now, in one file. */
export async function createSearchFile(config: Pick<Config, 'routes'>, server: Words): Promise<SearchFile> {
  return packSections((await readPages(config, server)).flat());
}

/** The sections of every page with words. */
async function readPages({ routes }: Pick<Config, 'routes'>, server: Words): Promise<Section[][]> {
  const pages = await Promise.all(
    routes.routes.map(async (route) => {
      const words = await server.renderWords(route);
      return words ? readSections(route.path, words.title, words.html) : [];
    }),
  );
  return pages.filter((sections) => sections.length > 0);
}
