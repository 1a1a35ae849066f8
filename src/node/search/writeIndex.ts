import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Site } from '../../config/model';
import { withBase } from '../../shared/url';
import { packShards, partAddress } from '../../shared/search/shards';
import { joinIndexes, type SearchIndex } from '../../shared/search/searchIndex';
import { writeFile } from '../output/outputs';
import { readWords } from '../mdx/readWords';

/** Above this size (characters, about three times the compressed bytes) the index is split into shards. */
const MAX_LENGTH = 300_000;

/** Writes the search index of a site from those of its pages, as JSON. Returns its hashed address. */
export function writeSearchIndex(
  { baseUrl }: Pick<Site, 'baseUrl'>,
  pages: readonly string[],
  out: string,
): string {
  const indexes = pages.map((page) => JSON.parse(page) as SearchIndex);
  const whole = packWhole(indexes);
  const { main, words } = whole === undefined ? splitIntoShards(indexes) : { main: whole, words: [] };
  const shards = { words, page: whole === undefined ? pages : [] };
  const hash = createHash('sha256').update(main);
  [...shards.words, ...shards.page].forEach((text) => hash.update(text));
  const path = `/${ASSETS_FOLDER}search.${hash.digest('hex').slice(0, 8)}.json`;
  const file = join(out, path);
  writeFile(file, main);
  for (const kind of ['words', 'page'] as const)
    shards[kind].forEach((text, number) => writeFile(partAddress(file, kind, number), text));
  return withBase(baseUrl, path);
}

/** The index in one file; undefined if that would be too large. */
function packWhole(pages: readonly SearchIndex[]): string | undefined {
  // A number takes two characters at least, and counting is much faster than packing a large site.
  const least = pages.reduce((length, page) => length + 2 * countNumbers(page), 0);
  if (least > MAX_LENGTH) return undefined;
  const whole = JSON.stringify(joinIndexes(pages));
  return whole.length <= MAX_LENGTH ? whole : undefined;
}

function countNumbers({ pages }: SearchIndex): number {
  return pages
    .flatMap(([, ...sections]) => sections)
    .reduce((sum, [, , , ...numbers]) => sum + numbers.length, 0);
}

/** The shard index, and the shards of words. */
function splitIntoShards(pages: readonly SearchIndex[]) {
  const { index, postingShards } = packShards(pages, readWords);
  return { main: JSON.stringify(index), words: postingShards.map((shard) => JSON.stringify(shard)) };
}
