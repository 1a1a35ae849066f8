import {
  backgroundLimit,
  backgroundUnits,
  describeLeftOut,
  leftOut,
  onDemandAddresses,
} from '../../../../src/node/output/backgroundBudget';
import { siteSchema } from '../../../../src/config/siteSchema';
import { sampleSettings } from '../../sampleSite';

const files = {
  pages: {
    '/': ['aaaaaaaa', 100, 'sha'],
    '/docs/z': ['bbbbbbbb', 900, 'sha'],
    '/docs/a': ['cccccccc', 200, 'sha'],
  },
  media: {
    '/sub/large.png': { bytes: 700, revision: '1' },
    '/sub/film.mp4': { bytes: 1, revision: '2' },
    '/sub/b.png': { bytes: 50, revision: '3' },
    '/sub/a.png': { bytes: 50, revision: '4' },
    '/sub/mark.svg': { bytes: 300, revision: '5' },
  },
  search: {
    index: '/sub/assets/search.json',
    files: { '/sub/assets/search.json': [60, 'sha'], '/sub/assets/search.js': [40, 'sha'] },
  },
  samples: { '/sub/play/App.html': 5 },
} as const;
const site = { baseUrl: '/sub/', favicon: '/mark.svg', landing: {} };
const units = backgroundUnits(files, site);
const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

test('the budget is spent on pages in the order of routes.json, the search, the icon, then the smallest pictures', () => {
  expect(names(units)).toEqual([
    '/',
    '/docs/z',
    '/docs/a',
    'the search',
    '/sub/mark.svg',
    '/sub/a.png',
    '/sub/b.png',
    '/sub/large.png',
  ]);
});

test('the order does not depend on the order in which files are listed', () => {
  const reversed = Object.fromEntries(Object.entries(files.media).reverse());
  expect(backgroundUnits({ ...files, media: reversed }, site)).toEqual(units);
});

test.each<[limit: number, left: readonly string[]]>([
  [2400, []],
  [2399, ['/sub/large.png']],
  [1650, ['/sub/b.png', '/sub/large.png']],
  // A unit that is too large doesn't prevent smaller ones after it from being saved.
  [450, ['/docs/z', '/sub/mark.svg', '/sub/b.png', '/sub/large.png']],
  [399, ['/docs/z', 'the search', '/sub/mark.svg', '/sub/b.png', '/sub/large.png']],
  [0, names(units)],
])('a budget of %i bytes saves what fits and leaves out %j', (limit, left) => {
  expect(names(leftOut(units, limit))).toEqual(left);
});

test('files over the budget and videos are saved on demand, and the search files together', () => {
  expect(onDemandAddresses(files, leftOut(units, 399))).toEqual([
    '/sub/film.mp4',
    '/sub/assets/page~docs~z.bbbbbbbb.js',
    '/sub/assets/search.json',
    '/sub/assets/search.js',
    '/sub/mark.svg',
    '/sub/b.png',
    '/sub/large.png',
  ]);
});

test.each([
  [{ fixed: 1000, perPage: 10 }, 1050],
  [{ fixed: 1000 }, 101_000],
  [undefined, 400_000],
])('the budget %j allows a site of five pages %i bytes', (budget, limit) => {
  const offline = budget ? { budget } : {};
  expect(backgroundLimit(siteSchema.parse({ ...sampleSettings, offline }), 5)).toBe(limit);
});

test('a build that saves everything prints no warning', () => {
  expect(describeLeftOut([], units, 2400)).toBeUndefined();
});

test('one warning names the size left out, the largest files and a solution', () => {
  expect(describeLeftOut(leftOut(units, 450), units, 450)).toBe(
    [
      'site.config.json  All pages, the search and all pictures take up 2.4 kB; "offline.budget" allows 0.5 kB.',
      '  4 of 8 items (1.9 kB) are not saved in the background, but readers can press "Save all".',
      '  Make them smaller, or raise "offline.budget". The largest:',
      '    /docs/z  0.9 kB',
      '    /sub/large.png  0.7 kB',
      '    /sub/mark.svg  0.3 kB',
      '    /sub/b.png  0.1 kB',
    ].join('\n'),
  );
});

test('the warning names five items at most', () => {
  expect(describeLeftOut(units, units, 0)?.split('\n')).toHaveLength(3 + 5);
});
