import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RehypeShikiOptions } from '@shikijs/rehype';
import type { Root } from 'hast';
import type { Site } from '../../config/model';
import { contentCache, readCached, saveCached } from '../support/contentCache';
import { compilerVersion } from '../support/engineVersion';

/**
 * Keeps highlighted code blocks on disk. An edit rarely changes one, and preparing the grammar for the first takes 0.6 s, more
 * than everything else about a page. Shiki's key has the language, the code and what follows the language.
 */
export function createCodeCache(themes: Site['code']): NonNullable<RehypeShikiOptions['cache']> {
  const version = compilerVersion + JSON.stringify(themes);
  const fileOf = (key: string) =>
    join(contentCache(), `${createHash('sha256').update(version).update(key).digest('hex')}.code`);
  const cache = {
    // Parsed each time, because later plugins change the tree.
    get: (key: string) => {
      const known = readCached(fileOf(key));
      return known && (JSON.parse(String(known)) as Root);
    },
    set: (key: string, code: Root) => {
      saveCached(Buffer.from(JSON.stringify(code)), fileOf(key));
      return cache;
    },
  };
  return cache;
}
