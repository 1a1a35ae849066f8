import {
  backgroundUnits,
  describeLeftOut,
  describePageBudget,
  leftOut,
  onDemandAddresses,
  pageBytes,
} from '../../../../src/node/output/backgroundBudget';

const files = {
  media: {
    '/sub/large.png': { bytes: 700, revision: '1' },
    '/sub/film.mp4': { bytes: 1, revision: '2' },
    '/sub/b.png': { bytes: 50, revision: '3' },
    '/sub/a.png': { bytes: 50, revision: '4' },
    '/sub/the%20mark.svg': { bytes: 300, revision: '5' },
  },
  search: {
    index: '/sub/assets/search.json',
    files: { '/sub/assets/search.json': [60, 'sha'], '/sub/assets/search.js': [40, 'sha'] },
  },
  samples: { '/sub/play/App.html': 5 },
} as const;
const site = { baseUrl: '/sub/', favicon: '/the mark.svg', landing: {} };
const units = backgroundUnits(files, site);
const names = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

test('the budget is spent on the search, the icon, then the smallest pictures', () => {
  expect(names(units)).toEqual([
    'the search',
    '/sub/the%20mark.svg',
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
  [1200, []],
  [1199, ['/sub/large.png']],
  [450, ['/sub/b.png', '/sub/large.png']],
  // A unit that is too large doesn't prevent smaller ones after it from being saved.
  [200, ['/sub/the%20mark.svg', '/sub/large.png']],
  [99, ['the search', '/sub/the%20mark.svg', '/sub/b.png', '/sub/large.png']],
  [0, names(units)],
])('a budget of %i bytes saves what fits and leaves out %j', (limit, left) => {
  expect(names(leftOut(units, limit))).toEqual(left);
});

test('files over the budget and videos are saved on demand, and the search files together', () => {
  expect(onDemandAddresses(files, leftOut(units, 99))).toEqual([
    '/sub/film.mp4',
    '/sub/assets/search.json',
    '/sub/assets/search.js',
    '/sub/the%20mark.svg',
    '/sub/b.png',
    '/sub/large.png',
  ]);
});

test('a note tells that only pages near those that were read are saved', () => {
  const bytes = pageBytes({ pages: { '/': ['aaaaaa', 1000], '/docs': ['bbbbbb', 2000] } });
  expect(describePageBudget(bytes, 3000)).toBeUndefined();
  expect(describePageBudget(bytes, 2500)).toBe(
    'All pages take up 3.0 kB, so the service worker saves up to 2.5 kB ("offline.budget") near the pages that were read',
  );
});

test('a build that saves everything prints no warning', () => {
  expect(describeLeftOut([], units, 1200)).toBeUndefined();
});

test('one warning names the size left out, the largest files and a solution', () => {
  expect(describeLeftOut(leftOut(units, 200), units, 200)).toBe(
    [
      'site.config.json  The search and all pictures take up 1.2 kB; "offline.budget.fixed" allows 0.2 kB.',
      '  2 of 5 items (1.0 kB) are not saved in the background, but readers can press "Save all".',
      '  Make them smaller, or raise "offline.budget.fixed". The largest:',
      '    /sub/large.png  0.7 kB',
      '    /sub/the%20mark.svg  0.3 kB',
    ].join('\n'),
  );
});

test('the warning names five items at most', () => {
  expect(describeLeftOut([...units, ...units], units, 0)?.split('\n')).toHaveLength(3 + 5);
});
