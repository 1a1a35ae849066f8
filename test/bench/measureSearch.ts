import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { packShards } from '../../src/shared/search/shards';
import { createShardedSearch } from '../../src/search/shardedSearch';
import { packSections } from '../../src/shared/search/searchIndex';
import { createLargeSite, titleWord } from '../search/largeSite';
import { questions } from '../search/questions';

/** Types every nth of the hand-written questions, letter by letter. */
const EVERY = 4;
const LARGE = 1000;

/** Compressed bytes of a built site's search index. */
export function indexBytes(out: string): number {
  const assets = join(out, 'assets');
  const [name = ''] = readdirSync(assets).filter((file) => /^search\.\w+\.json$/.test(file));
  return brotliCompressSync(readFileSync(join(assets, name))).length;
}

/**
 * Types questions into the search window. Measures ms from "/" to the open window, from the first letter to its
 * results, and the 95th percentile per letter, according to the browser's timeline.
 */
export async function measureSearch(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() =>
    addEventListener('keydown', () => performance.mark('key'), { once: true, capture: true }),
  );
  await page.keyboard.press('/');
  const input = page.locator('dialog[open] input');
  await input.waitFor();
  const opened = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('key')[0]?.startTime ?? 0),
  );
  await input.press('e');
  const first = await page.evaluate(async () => {
    const start = performance.now();
    while (performance.getEntriesByName('search').length === 0) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
  for (const ask of Object.keys(questions).filter((_, place) => place % EVERY === 0)) {
    await input.fill('');
    await input.pressSequentially(ask);
  }
  const times = await page.evaluate(() =>
    performance
      .getEntriesByName('search')
      .slice(1)
      .map(({ duration }) => duration),
  );
  const sorted = times.sort((one, other) => one - other);
  return {
    opened,
    first,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    letters: times.length,
  };
}

/** Compressed bytes that the first query fetches on a site of a thousand pages: the maximum of several queries. */
export async function firstAnswerBytes(): Promise<number> {
  const site = createLargeSite(LARGE);
  const packed = site.map((sections) => packSections(sections));
  const { index, postingShards } = packShards(packed);
  const weigh = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;
  const queries = [site[7]?.[0]?.titles[0] ?? '', titleWord(412), (site[0]?.[0]?.text ?? '').slice(0, 60)];
  const sums = queries.map(async (query) => {
    const fetched = new Map<string, number>([['directory', weigh(index)]]);
    const search = createShardedSearch(index, {
      words: async (number) => {
        const file = postingShards[number] ?? {};
        fetched.set(`words ${number}`, weigh(file));
        return file;
      },
      page: async (number) => {
        const file = packed[number] ?? packSections([]);
        fetched.set(`page ${number}`, weigh(file));
        return file;
      },
    });
    await search(query, 10);
    return [...fetched.values()].reduce((total, bytes) => total + bytes, 0);
  });
  return Math.max(...(await Promise.all(sums)));
}
