import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalIndex } from '../../src/search/localSearch';
import { type SearchFile, unpackSections } from '../../src/search/searchFile';
import { SITES } from '../paths';
import { createCases } from '../search/golden';
import { questions } from '../search/questions';

// The index of the built site against the golden list.

/** Share of the cases whose place must come first; all of them must be among the first three. */
const FIRST = 0.95;

const assets = join(SITES.site.out, 'assets');
const [name = ''] = readdirSync(assets).filter((file) => /^search\.\w+\.json$/.test(file));
const file = JSON.parse(readFileSync(join(assets, name), 'utf8')) as SearchFile;
const sections = unpackSections(file);
const places = new Set(sections.map(({ path, anchor }) => path + (anchor && `#${anchor}`)));
const index = await createLocalIndex(file);
const cases = createCases(sections).map((one) => {
  const found = index.search(one.ask, 10).map(({ path, anchor }) => path + (anchor && `#${anchor}`));
  return { ...one, found, rank: found.findIndex((place) => one.at.includes(place)) };
});

test('every case names places that there are', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  const unknown = cases.flatMap(({ ask, at }) =>
    at.length === 0
      ? [`${ask}: nowhere`]
      : at.filter((place) => !places.has(place)).map((place) => `${ask}: ${place}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test(`at least ${FIRST * 100} % come first, all among the first three`, () => {
  const first = cases.filter(({ rank }) => rank === 0).length;
  const third = cases.filter(({ rank }) => rank >= 0 && rank < 3).length;
  const percent = (count: number) => `${((100 * count) / cases.length).toFixed(1)} %`;
  console.log(`${cases.length} cases: ${percent(first)} first, ${percent(third)} among the first three`);
  const missed = cases
    .filter(({ rank }) => rank < 0 || rank > 2)
    .map(
      ({ kind, ask, at, found }) =>
        `${kind}: ${ask}\n  wanted ${at.join(' ')}\n  found  ${found.slice(0, 3).join(' ')}`,
    );
  expect(missed).toEqual([]);
  expect(first / cases.length).toBeGreaterThanOrEqual(FIRST);
});
