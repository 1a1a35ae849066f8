import { sampleRoutes } from '../sampleSite';
import { app, problemsOf } from './sampleProblems';
import { removeSites } from '../temporarySite';

afterEach(removeSites);

test.each<[what: string, routes: object, problem: string]>([
  [
    'a redirect from a page',
    { redirects: [{ from: '/support', to: '/docs/overview' }] },
    'redirects[0].from: expected an unused path; there is a page at "/support"',
  ],
  [
    'a second redirect',
    {
      redirects: [
        { from: '/help', to: '/support' },
        { from: '/help', to: '/' },
      ],
    },
    'redirects[1].from: expected an unused path; there is a redirect from "/help"',
  ],
  [
    'a page among the bundles',
    { redirects: [{ from: '/assets/old', to: '/support' }] },
    'redirects[0].from: expected an unused path; the build writes "/assets/" itself',
  ],
  [
    'a redirect from a file of the build',
    { redirects: [{ from: '/404.html', to: '/support' }] },
    'redirects[0].from: expected an unused path; the build writes "/404.html" itself',
  ],
  [
    'a redirect from the start of docs',
    { redirects: [{ from: '/docs', to: '/support' }] },
    'redirects[0].from: expected an unused path; "/docs" redirects to the first page of its docs, "/docs/overview"',
  ],
  [
    'a prefix over pages',
    { redirects: [{ from: '/docs/*', drop: ['segment'] }] },
    'redirects[0].from: expected a prefix without pages, such as "/old/*"; "/docs/*" would redirect the page "/docs/overview"',
  ],
  [
    'a prefix that is a page',
    { redirects: [{ from: '/support/*', drop: ['version'] }] },
    'redirects[0].from: expected a prefix without pages, such as "/old/*"; "/support/*" would redirect the page "/support"',
  ],
  [
    'another app over a page',
    { fullNavigation: ['/examples', '/support'] },
    'fullNavigation[1]: expected the path of another app, such as "/examples"; "/support" is a page of this site',
  ],
  [
    'another app over all pages',
    { fullNavigation: ['/'] },
    'fullNavigation[0]: expected the path of another app, such as "/examples"; "/" is a page of this site',
  ],
])('%s is rejected as a path that is already used', (_, routes, problem) => {
  expect(problemsOf(routes)).toEqual([problem]);
});

test.each<[what: string, apps: readonly object[], problems: readonly string[]]>([
  [
    'at the same path',
    [app('one', '/apps/'), app('two', '/apps/')],
    ['apps[1].path: expected an unused path; the app "one" of site.config.json is at "/apps/"'],
  ],
  [
    'among the bundles',
    [app('one', '/assets/'), app('two', '/assets/two/')],
    [
      'apps[0].path: expected an unused path; the build writes "/assets/" itself',
      'apps[1].path: expected an unused path; the build writes "/assets/" itself',
    ],
  ],
  [
    'at a page and at docs',
    [app('one', '/support/'), app('two', '/docs/')],
    [
      'routes[3].path: expected an unused path; the app "two" of site.config.json is at "/docs/"',
      'routes[2].path: expected an unused path; the app "one" of site.config.json is at "/support/"',
      'routes[3].sidebar[0].pages[0].path: expected an unused path; the app "two" of site.config.json is at "/docs/"',
      'routes[3].sidebar[0].pages[1].path: expected an unused path; the app "two" of site.config.json is at "/docs/"',
      'routes[3].sidebar[1].pages[0].path: expected an unused path; the app "two" of site.config.json is at "/docs/"',
    ],
  ],
  [
    'at a page of the docs and below a prefix',
    [app('one', '/docs/overview/'), app('two', '/r/two/')],
    [
      'redirects[0].from: expected a prefix without apps; the app "two" of site.config.json is at "/r/two/"',
      'routes[3].sidebar[0].pages[0].path: expected an unused path; the app "one" of site.config.json is at "/docs/overview/"',
    ],
  ],
  [
    'without a folder',
    [app('three', '/three/')],
    ['apps[0].folder: expected the folder of an app; there is no three/package.json'],
  ],
])('apps %s are reported', (_, apps, problems) => {
  expect(problemsOf({}, { apps })).toEqual(problems);
});

test.each<[what: string, routes: object, settings: object]>([
  ['the sample site', {}, {}],
  [
    'an exact redirect below a prefix',
    {
      redirects: [
        { from: '/old/*', drop: ['segment'] },
        { from: '/old/help', to: '/support' },
      ],
    },
    {},
  ],
  [
    'names with the same start',
    { redirects: [{ from: '/doc/*', drop: ['segment'] }], fullNavigation: ['/supp'] },
    {},
  ],
  [
    'nested apps, apps below a page and in fullNavigation',
    {},
    { apps: [app('one', '/examples/'), app('two', '/examples/two/'), app('one', '/support/app/')] },
  ],
])('%s is no conflict', (_, routes, settings) => {
  expect(problemsOf(routes, settings)).toEqual([]);
});

test('each of several versions has one start page', () => {
  const docs = (path: string) => ({
    path,
    kind: 'docs',
    label: 'Docs',
    version: 'one',
    index: `${path}/a`,
    sidebar: [{ label: 'Group', pages: [{ path: `${path}/a`, label: 'A', file: 'docs/overview.mdx' }] }],
  });
  const settings = (names: readonly string[]) => ({
    docs: { versions: names.map((name) => ({ name, label: name })) },
  });
  const routes = { routes: [docs('/guide'), docs('/api')], redirects: [], fullNavigation: [] };
  expect(problemsOf(routes, settings(['one', 'two']))).toContain(
    'routes[1].version: expected a different version; the docs at "/guide" already have version "one"',
  );
  expect(problemsOf(routes, settings(['one']))).toEqual([]);
});

test('a missing icon is reported before the build', () => {
  expect(problemsOf({}, { favicon: '/nope.svg' })).toEqual([
    'favicon: expected a file below static/; there is no static/nope.svg',
  ]);
});

/** The routes of the sample site with one more page. */
const withPage = (path: string) => ({
  routes: [...sampleRoutes.routes, { path, kind: 'plain', label: 'More', file: 'docs/support.mdx' }],
});

test.each<[path: string, owner: string]>([
  ['/build.json', 'the build writes "/build.json" itself'],
  ['/site.webmanifest', 'the build writes "/site.webmanifest" itself'],
  ['/apple-touch-icon.png', 'the build writes "/apple-touch-icon.png" itself'],
  ['/sw.js', 'the build writes "/sw.js" itself'],
  ['/sw.js.br', 'the build writes "/sw.js" itself'],
  ['/sw.js/more', 'the build writes "/sw.js" itself'],
  ['/sitemap.xml', 'the build writes "/sitemap.xml" itself'],
  ['/robots.txt', 'the build writes "/robots.txt" itself'],
  ['/assets', 'the build writes "/assets/" itself'],
  ['/assets/logo', 'the build writes "/assets/" itself'],
  ['/404', 'many hosts serve "/404.html" there'],
  ['/shell', 'many hosts serve "/shell.html" there'],
  ['/Support', 'there is a page at "/support", and many file systems don’t distinguish upper and lower case'],
])('neither a page nor a redirect can be at %s', (path, owner) => {
  expect(problemsOf(withPage(path))).toEqual([`routes[5].path: expected an unused path; ${owner}`]);
  expect(problemsOf({ redirects: [{ from: path, to: '/' }] })).toEqual([
    `redirects[0].from: expected an unused path; ${owner}`,
  ]);
});

test('a redirect can’t be at the Markdown copy of a page', () => {
  expect(problemsOf({ redirects: [{ from: '/docs/overview.md', to: '/' }] })).toEqual([
    'redirects[0].from: expected an unused path; the page "/docs/overview" has its Markdown copy at "/docs/overview.md"',
  ]);
});

test('the Markdown copy of a page needs an unused path, too', () => {
  const docs = { ...sampleRoutes.routes[3], path: '/', index: '/a' };
  const sidebar = [
    {
      label: 'Group',
      pages: ['/a.md/b', '/a'].map((path) => ({ path, label: path, file: 'docs/overview.mdx' })),
    },
  ];
  const settings = { docs: { versions: [{ name: 'next', label: 'Next' }] } };
  expect(problemsOf({ routes: [{ ...docs, sidebar }], redirects: [] }, settings)).toEqual([
    'routes[0].sidebar[0].pages[1].path: expected a page whose Markdown copy, "/a.md", has an unused path; there is a page at "/a.md/b"',
  ]);
});

// An app may replace the whole folder.
test('a page can’t be below the path of an app', () => {
  expect(problemsOf(withPage('/play/help'), { apps: [app('one', '/play/')] })).toEqual([
    'routes[5].path: expected an unused path; the app "one" of site.config.json is at "/play/"',
  ]);
});

test.each<[file: string, problem: string]>([
  [
    'support/index.html',
    'routes[2].path: expected an unused path; static/support/index.html is already there',
  ],
  ['docs/index.html', 'routes[3].path: expected an unused path; static/docs/index.html is already there'],
  [
    'docs/overview.md',
    'routes[3].sidebar[0].pages[0].path: expected a page whose Markdown copy, "/docs/overview.md", has an unused path; static/docs/overview.md is already there',
  ],
  ['help/index.html', 'redirects[1].from: expected an unused path; static/help/index.html is already there'],
  ['index.html.br', 'routes[0].path: expected an unused path; static/index.html.br is already there'],
  ['sw.js', 'static/sw.js: expected a file with another name; the build writes "/sw.js" itself'],
  ['sw.js.gz', 'static/sw.js.gz: expected a file with another name; the build writes "/sw.js" itself'],
  [
    'build.json/logo.svg',
    'static/build.json/logo.svg: expected a file with another name; the build writes "/build.json" itself',
  ],
  [
    'assets/logo.svg',
    'static/assets/logo.svg: expected a file outside of static/assets/, because browsers cache files below "/assets/" indefinitely. Move it to another folder, such as static/pictures/',
  ],
])('static/%s is reported before the build', (file, problem) => {
  expect(problemsOf({}, {}, { [`static/${file}`]: 'x' })).toEqual([problem]);
});

test('static/ files may be next to pages, be compressed, differ by case, and replace robots.txt', () => {
  const names = [
    'support/picture.svg',
    'Logo.svg',
    'logo.svg',
    'app.js',
    'app.js.br',
    'robots.txt',
    'r/old.pdf',
  ];
  const files = Object.fromEntries(names.map((name) => [`static/${name}`, 'x']));
  expect(problemsOf({}, {}, files)).toEqual([]);
});
