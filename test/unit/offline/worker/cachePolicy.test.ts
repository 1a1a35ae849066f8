import {
  allFiles,
  backgroundFiles,
  completeFiles,
  findOrphans,
  isInScope,
  keptBuilds,
  needsNoScript,
  sampleKind,
  scriptOf,
} from '../../../../src/offline/worker/cachePolicy';
import type { AssetManifest } from '../../../../src/shared/manifests';
import type { WorkerSettings } from '../../../../src/shared/workerProtocol';

const settings: WorkerSettings = {
  baseUrl: '/sub/',
  shell: '/sub/assets/shell.00000000.json',
  structure: '/sub/assets/pages.00000000.js',
  pathsWithoutContent: ['/search', '/docs'],
  prefixesWithoutContent: ['/r'],
  fullNavigation: ['/examples'],
  navigationTimeout: 3000,
};

const files: AssetManifest = {
  pages: { '/': ['aaaaaa', 100], '/docs/overview': ['bbbbbb', 200] },
  media: {
    '/sub/still.svg': { bytes: 10, revision: '1111' },
    '/sub/film.mp4': { bytes: 1000, revision: '2222' },
  },
  search: {
    index: '/sub/assets/search.cccccccc.json',
    files: { '/sub/assets/search.cccccccc.json': [300, 'sha'] },
  },
  samples: { '/sub/play/a/App.html': 40, '/sub/play/a/App.dddddddd.js': 50 },
  onDemand: ['/sub/film.mp4'],
};

test.each([
  ['/sub/', true],
  ['/sub', true],
  ['/sub/docs/overview', true],
  ['/sub/docs/overview/', true],
  ['/sub/no/such/page', true],
  ['/sub/examples2', true],
  ['/sub/examples', false],
  ['/sub/examples/', false],
  ['/sub/examples/basic/index.html', false],
  ['/sub/%65xamples/basic', false],
  ['/sub//examples', true],
  ['/', false],
  ['/other', false],
  ['/subway', false],
  ['/sub/%E0%A4%A', true],
])('the worker handles %s: %s', (pathname, expected) => {
  expect(isInScope(pathname, settings)).toBe(expected);
});

test.each([
  ['/sub/docs/overview', '/sub/assets/page~docs~overview.bbbbbb.js'],
  ['/sub/docs/overview/', '/sub/assets/page~docs~overview.bbbbbb.js'],
  ['/sub/docs/overview/index.html', '/sub/assets/page~docs~overview.bbbbbb.js'],
  ['/sub', '/sub/assets/page~.aaaaaa.js'],
  ['/sub/docs', undefined],
  ['/elsewhere', undefined],
  ['/sub/__proto__', undefined],
  ['/sub/constructor', undefined],
])('the content of %s is in %s', (pathname, script) => {
  expect(scriptOf(pathname, files, '/sub/')).toBe(script);
});

test.each([
  ['/sub/search', true],
  ['/sub/search/', true],
  ['/sub/docs', true],
  ['/sub/r/x/docs/overview', true],
  ['/sub/docs/overview', false],
  ['/search', false],
])('the app shell shows %s without its own script: %s', (pathname, expected) => {
  expect(needsNoScript(pathname, settings)).toBe(expected);
});

const NONE: ReadonlySet<string> = new Set();
const addresses = (wanted: readonly { readonly address: string }[]) => wanted.map(({ address }) => address);

test('pages, search and pictures are saved in the background, videos and samples on request', () => {
  expect(addresses(backgroundFiles(files, '/sub/', NONE, []))).toEqual([
    '/sub/assets/page~.aaaaaa.js',
    '/sub/assets/page~docs~overview.bbbbbb.js',
    '/sub/assets/search.cccccccc.json',
    '/sub/still.svg',
  ]);
  expect(allFiles(files, '/sub/').slice(4)).toEqual([
    { address: '/sub/film.mp4', key: '/sub/film.mp4?2222', kind: 'media' },
    { address: '/sub/play/a/App.html', key: '/sub/play/a/App', kind: 'samplePage' },
    { address: '/sub/play/a/App.dddddddd.js', key: '/sub/play/a/App.dddddddd.js', kind: 'sampleFile' },
  ]);
});

test('the search or a picture over the budget is only saved on request', () => {
  const tight = { ...files, onDemand: ['/sub/assets/search.cccccccc.json', '/sub/still.svg'] };
  expect(addresses(backgroundFiles(tight, '/sub/', NONE, []))).toEqual([
    '/sub/assets/page~.aaaaaa.js',
    '/sub/assets/page~docs~overview.bbbbbb.js',
    '/sub/film.mp4',
  ]);
  expect(allFiles(tight, '/sub/')).toEqual(allFiles(files, '/sub/'));
});

describe('of a site whose pages exceed the budget', () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/${index}`);
  const pages = Object.fromEntries(paths.map((path) => [path, ['dddddd', 10] as const]));
  const large = { ...files, pages, pageBudget: 600 };
  const wanted = (saved: ReadonlySet<string>, near: readonly string[]) =>
    backgroundFiles(large, '/', saved, near).flatMap(({ address }) => /page~(\d+)/.exec(address)?.[1] ?? []);

  test('the page on screen, the linked pages and those around it are saved', () => {
    const numbers = wanted(NONE, ['/500', '/7', '/900']);
    expect(numbers.slice(0, 3)).toEqual(['500', '7', '900']);
    expect(numbers.slice(3).map(Number)).toEqual([
      ...Array.from({ length: 25 }, (_, index) => 475 + index),
      ...Array.from({ length: 25 }, (_, index) => 501 + index),
    ]);
  });

  test('another section is saved until the budget is used up', () => {
    const saved = new Set(wanted(NONE, ['/500']).map((number) => `/${number}`));
    const numbers = wanted(saved, ['/100', '/200']);
    expect(numbers.slice(0, 2)).toEqual(['100', '200']);
    expect(numbers).toHaveLength(60);
  });

  test('all pages that the reader saved are kept up to date, whatever the budget', () => {
    expect(wanted(new Set(paths), ['/500'])).toHaveLength(1000);
  });

  test('an unknown page adds nothing', () => {
    expect(wanted(NONE, ['', '/nowhere'])).toEqual([]);
  });

  test('it is complete when all pages are saved', () => {
    expect(completeFiles(large, '/')).toHaveLength(1000 + 2);
  });
});

describe('the files of this and the previous build are kept', () => {
  const [first, second, third] = [['/a.1.js'], ['/a.2.js'], ['/a.3.js', '/b.3.js']];

  test.each([
    ['the first build', first, [], [first]],
    ['the second build', second, [first], [second, first]],
    ['the third build', third, [second, first], [third, second]],
    ['the same build again', second, [second, first], [second, first]],
    ['the same build in another order', ['/b.3.js', '/a.3.js'], [third, second], [third, second]],
    ['a build with one page less', ['/a.3.js'], [third], [['/a.3.js'], third]],
  ])('%s', (_, addresses, known, expected) => {
    expect(keptBuilds(addresses ?? [], known as string[][])).toEqual(expected);
  });

  test('nothing changes for a known build', () => {
    const known = [['/a.1.js']];
    expect(keptBuilds(['/a.1.js'], known)).toBe(known);
  });
});

test('the script of a sample is deleted when no page references it', () => {
  const scripts = ['https://x.example/play/a/App.1111.js', 'https://x.example/play/a/App.2222.js'];
  const pages = ['<script defer src="../a/App.2222.js"></script>'];
  expect(findOrphans(scripts, pages)).toEqual([scripts[0]]);
});

test.each([
  ['/play/a/App.html', 'samplePage'],
  ['/play/a/App', 'samplePage'],
  ['/play/a/', 'samplePage'],
  ['/play/shared.2COJX7HK.js', 'hashedSampleFile'],
  ['/play/a/main.1c3da50c.js', 'hashedSampleFile'],
  ['/play/assets/index-BX3k_9Za.js', 'hashedSampleFile'],
  ['/play/a/App.css', 'sampleFile'],
  ['/play/a/chart-version2.js', 'sampleFile'],
  ['/play/a/jquery-3.7.1.min.js', 'sampleFile'],
  ['/play/a/data-overview.json', 'sampleFile'],
])('the file of a sandbox %s is a %s', (pathname, kind) => {
  expect(sampleKind(pathname)).toBe(kind);
});
