import { summarize } from '../../../src/offline/offlineStore';
import type { AssetManifest } from '../../../src/shared/manifests';

const files: AssetManifest = {
  pages: { '/': ['aaaaaa', 100], '/docs/overview': ['bbbbbb', 200] },
  media: {
    '/still.svg': { bytes: 10, revision: '1111' },
    '/film.mp4': { bytes: 1000, revision: '2222' },
  },
  search: { index: '/assets/search.cccccccc.json', files: { '/assets/search.cccccccc.json': [30, 'sha'] } },
  samples: { '/play/App.html': 3, '/play/App.dddddddd.js': 5 },
  onDemand: ['/film.mp4'],
};

test('everything is missing while nothing is saved', () => {
  expect(summarize(files, new Set(), '/')).toEqual({
    paths: new Set(),
    pageCount: 2,
    isNearOnly: false,
    missing: { pages: 300, search: 30, media: 1010, samples: 8 },
    missingMediaCount: 2,
  });
});

test('only files of this build and pictures of this revision count as saved', () => {
  const keys = new Set([
    '/assets/page~.aaaaaa.js',
    '/assets/search.cccccccc.json',
    '/assets/page~docs~overview.00000000.js',
    '/still.svg?0000',
    '/film.mp4?2222',
    '/play/App',
  ]);
  expect(summarize(files, keys, '/')).toEqual({
    paths: new Set(['/']),
    pageCount: 2,
    isNearOnly: false,
    missing: { pages: 200, search: 0, media: 10, samples: 5 },
    missingMediaCount: 1,
  });
});

test('of a site whose pages exceed the budget, only some are saved in the background', () => {
  expect(summarize({ ...files, pageBudget: 100 }, new Set(), '/').isNearOnly).toBe(true);
});
