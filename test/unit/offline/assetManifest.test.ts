import { jest } from '@jest/globals';
import { createManifestReader } from '../../../src/offline/assetManifest';

const ADDRESS = 'https://site.example/assets/pages.1.json';
const LIST = {
  pages: { '/': ['1a2b', 100, 'sha'] },
  media: {},
  search: { index: '/assets/search.1.json', files: {} },
};

const answer = (...bodies: readonly unknown[]) => {
  const left = [...bodies];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(left.shift()));
};

test('the asset manifest is fetched once', async () => {
  const fetched = answer(LIST);
  const read = createManifestReader(ADDRESS, 1000);
  expect([await read(), await read()]).toEqual([LIST, LIST]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a site without an asset manifest has none', async () => {
  expect(await createManifestReader(undefined, 1000)()).toBeNull();
});

test.each([
  null,
  5,
  [],
  { hello: 1 },
  { ...LIST, pages: null },
  { ...LIST, pages: { '/': 5 } },
  { ...LIST, media: [] },
  { ...LIST, search: { index: 5, files: {} } },
  { ...LIST, search: { index: '/a.json' } },
])('%j is not an asset manifest: it is discarded and fetched again, bypassing the cache', async (wrong) => {
  const fetched = answer(wrong, wrong, LIST);
  const read = createManifestReader(ADDRESS, 1000);
  expect(await read()).toBeNull();
  expect(fetched.mock.lastCall?.[1]?.cache).toBe('reload');
  expect(await read()).toEqual(LIST);
});
