import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Site } from '../../config/model';
import { withBase } from '../../shared/url';
import { packShards, partAddress } from '../../shared/search/shards';
import { packSections } from '../../shared/search/searchIndex';
import type { Section } from '../../shared/search/section';
import { wordsOf, wordsOfName } from '../../shared/search/words';
import { writeFile } from '../output/outputs';

/** Above this size (characters, about three times the compressed bytes) the index is split into shards. */
const MAX_LENGTH = 300_000;

/** Writes the search index of the sections of each page. Returns its hashed address. */
export function writeSearchIndex(
  { baseUrl }: Pick<Site, 'baseUrl'>,
  pages: readonly (readonly Section[])[],
  out: string,
): string {
  const read = rememberWords();
  const whole = packWhole(pages.flat(), read);
  const { main, parts } = whole === undefined ? splitIntoShards(pages, read) : { main: whole, parts: [] };
  const hash = createHash('sha256').update(main);
  parts.forEach(({ text }) => hash.update(text));
  const path = `/${ASSETS_FOLDER}search.${hash.digest('hex').slice(0, 8)}.json`;
  const file = join(out, path);
  writeFile(file, main);
  parts.forEach(({ kind, number, text }) => writeFile(partAddress(file, kind, number), text));
  return withBase(baseUrl, path);
}

/** `wordsOf` for a whole site: most names occur in many texts, and a large site reads each text more than once. */
function rememberWords(): typeof wordsOf {
  const readName = remember(wordsOfName);
  return remember((text) => wordsOf(text, readName));
}

function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}

/** The index in one file; undefined if that would be too large. */
function packWhole(sections: readonly Section[], read: typeof wordsOf): string | undefined {
  let least = 0;
  const isLarge = sections.some(({ titles, text }) => {
    // The id of each word that isn't in the title takes two characters at least. Packing a large site takes much longer.
    least += 2 * (new Set(read(text)).size - read(titles.at(-1) ?? '').length);
    return least > MAX_LENGTH;
  });
  if (isLarge) return undefined;
  const whole = JSON.stringify(packSections(sections, read));
  return whole.length <= MAX_LENGTH ? whole : undefined;
}

/** The shard index, and the shards. */
function splitIntoShards(pages: readonly (readonly Section[])[], read: typeof wordsOf) {
  const { index, postingShards } = packShards(pages, read);
  const packed = pages.map((sections) => packSections(sections, read));
  const toPart = (kind: 'words' | 'page') => (content: object, number: number) => ({
    kind,
    number,
    text: JSON.stringify(content),
  });
  return {
    main: JSON.stringify(index),
    parts: [...postingShards.map(toPart('words')), ...packed.map(toPart('page'))],
  };
}
