import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packShards } from '../../src/shared/search/shards';
import { createShardedSearch } from '../../src/search/shardedSearch';
import { createLocalIndex, type Found } from '../../src/search/localSearch';
import { packSections, type SearchIndex, unpackSections } from '../../src/shared/search/searchIndex';
import { cover } from '../cover';
import { SITES } from '../paths';
import { createCases } from '../search/golden';
import { questions } from '../search/questions';

// Checks the index of the built site against the golden list.

/** Share of the cases whose expected place must rank first; all must rank in the top three. */
const FIRST = 0.95;

const assets = join(SITES.site.out, 'assets');
const [name = ''] = readdirSync(assets).filter((file) => /^search\.\w+\.json$/.test(file));
const file = JSON.parse(readFileSync(join(assets, name), 'utf8')) as SearchIndex;
const sections = unpackSections(file);
const places = new Set(sections.map(({ path, anchor }) => path + (anchor && `#${anchor}`)));
const cases = createCases(sections);

/** The site with a sharded index, as for large sites. */
function openDirectory() {
  const paths = [...new Set(sections.map(({ path }) => path))];
  const pages = paths.map((own) =>
    sections
      .filter(({ path }) => path === own)
      .map(({ words, ...section }) => ({ ...section, text: words.join(' ') })),
  );
  const packed = pages.map((sections) => packSections(sections));
  const { index, postingShards } = packShards(packed);
  return createShardedSearch(index, {
    words: async (number) => postingShards[number] ?? {},
    page: async (number) => packed[number] ?? packSections([]),
  });
}

const index = await createLocalIndex(file);
const SEARCHES: readonly (readonly [string, (query: string) => Promise<Found[]>])[] = [
  ['in one file', async (query) => index.search(query, 10)],
  [
    'in a directory',
    (
      (search) => (query) =>
        search(query, 10)
    )(openDirectory()),
  ],
];

test('every case names existing places', () => {
  expect(Object.keys(questions).length).toBeGreaterThanOrEqual(40);
  const unknown = cases.flatMap(({ ask, at }) =>
    at.length === 0
      ? [`${ask}: nowhere`]
      : at.filter((place) => !places.has(place)).map((place) => `${ask}: ${place}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test.each(cover(SEARCHES, 1))(
  `%s: at least ${FIRST * 100} %% rank first, and all in the top three`,
  async (way, search) => {
    const asked = await Promise.all(
      cases.map(async (one) => {
        const found = (await search(one.ask)).map(({ path, anchor }) => path + (anchor && `#${anchor}`));
        return { ...one, found, rank: found.findIndex((place) => one.at.includes(place)) };
      }),
    );
    const first = asked.filter(({ rank }) => rank === 0).length;
    const third = asked.filter(({ rank }) => rank >= 0 && rank < 3).length;
    const percent = (count: number) => `${((100 * count) / asked.length).toFixed(1)} %`;
    console.log(
      `${asked.length} cases ${way}: ${percent(first)} first, ${percent(third)} among the first three`,
    );
    const missed = asked
      .filter(({ rank }) => rank < 0 || rank > 2)
      .map(
        ({ kind, ask, at, found }) =>
          `${kind}: ${ask}\n  wanted ${at.join(' ')}\n  found  ${found.slice(0, 3).join(' ')}`,
      );
    expect(missed).toEqual([]);
    expect(first / asked.length).toBeGreaterThanOrEqual(FIRST);
  },
);
