import { summarize } from '../../../src/runtime/copies';
import type { SiteFiles } from '../../../src/runtime/pageFiles';

const files: SiteFiles = {
  pages: { '/': ['aaaaaaaa', 100, 'sha'], '/docs/overview': ['bbbbbbbb', 200, 'sha'] },
  media: {
    '/still.svg': { bytes: 10, revision: '1111', always: true },
    '/film.mp4': { bytes: 1000, revision: '2222', always: false },
  },
  search: { index: '/assets/search.cccccccc.json', files: { '/assets/search.cccccccc.json': [30, 'sha'] } },
};

test('nothing is saved: all of it is missing', () => {
  expect(summarize(files, new Set(), '/')).toEqual({
    paths: new Set(),
    pageCount: 2,
    missingPageBytes: 330,
    missingMediaBytes: 1010,
  });
});

test('only files of this build, and pictures of this revision, count as saved', () => {
  const keys = new Set([
    '/assets/page~.aaaaaaaa.js',
    '/assets/search.cccccccc.json',
    '/assets/page~docs~overview.00000000.js',
    '/still.svg?0000',
    '/film.mp4?2222',
  ]);
  expect(summarize(files, keys, '/')).toEqual({
    paths: new Set(['/']),
    pageCount: 2,
    missingPageBytes: 200,
    missingMediaBytes: 10,
  });
});
