import { loadConfig, ROUTES_FILE, SITE_FILE } from '../../../src/config/load';
import { ConfigError } from '../../../src/config/problems';
import { sampleRoutes, sampleSettings } from '../sampleSite';
import { removeSites, writeSite } from '../temporarySite';

afterEach(removeSites);

const FILES = [
  'docs/landing.mdx',
  'docs/support.mdx',
  'docs/overview.mdx',
  'docs/api/editor.mdx',
  'docs/migrating/migrating-0.1.x.mdx',
  'old/start.mdx',
  'old/overview.mdx',
  'one/package.json',
  'two/package.json',
];

/** What is wrong with the sample site once both files are extended. */
function problemsOf(routes: object, settings: object = {}): string[] {
  const root = writeSite({
    ...Object.fromEntries(FILES.map((name) => [name, '{}'])),
    [ROUTES_FILE]: { ...sampleRoutes, ...routes },
    [SITE_FILE]: { ...sampleSettings, ...settings },
  });
  try {
    loadConfig(root);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(({ position, at, message }) => {
      expect(position?.line).toBeGreaterThan(1);
      return `${at}: ${message}`;
    });
  }
}

test.each<[what: string, routes: object, problem: string]>([
  [
    'a redirect from a page',
    { redirects: [{ from: '/support', to: '/docs/overview' }] },
    'redirects[0].from: expected an address that nothing else answers; "/support" is taken',
  ],
  [
    'a second redirect',
    {
      redirects: [
        { from: '/help', to: '/support' },
        { from: '/help', to: '/' },
      ],
    },
    'redirects[1].from: expected an address that nothing else answers; "/help" is taken',
  ],
  [
    'a page among the bundles',
    { redirects: [{ from: '/assets/old', to: '/support' }] },
    'redirects[0].from: expected an address that nothing else answers; the build writes "/assets" itself',
  ],
  [
    'a redirect from a file of the build',
    { redirects: [{ from: '/404.html', to: '/support' }] },
    'redirects[0].from: expected an address that nothing else answers; the build writes "/404.html" itself',
  ],
  [
    'a redirect from where docs start',
    { redirects: [{ from: '/docs', to: '/support' }] },
    'redirects[0].from: expected an address that nothing else answers; "/docs" leads to the index of its docs, "/docs/overview"',
  ],
  [
    'a prefix over pages',
    { redirects: [{ from: '/docs/*', drop: ['segment'] }] },
    'redirects[0].from: expected a prefix that no page has, such as "/old/*"; "/docs/*" leads away from the page "/docs/overview"',
  ],
  [
    'a prefix that is a page',
    { redirects: [{ from: '/support/*', drop: ['version'] }] },
    'redirects[0].from: expected a prefix that no page has, such as "/old/*"; "/support/*" leads away from the page "/support"',
  ],
  [
    'another app over a page',
    { fullNavigation: ['/examples', '/support'] },
    'fullNavigation[1]: expected a path of another app, such as "/examples"; "/support" holds the page "/support"',
  ],
  [
    'another app over all pages',
    { fullNavigation: ['/'] },
    'fullNavigation[0]: expected a path of another app, such as "/examples"; "/" holds the page "/"',
  ],
])('%s is an address answered twice', (_, routes, problem) => {
  expect(problemsOf(routes)).toEqual([problem]);
});

const app = (folder: string, path: string) => ({ folder, path });

test.each<[what: string, apps: readonly object[], problems: readonly string[]]>([
  [
    'at one path',
    [app('one', '/apps/'), app('two', '/apps/')],
    ['apps[1].path: expected a path of its own; the app "one" is at "/apps/"'],
  ],
  [
    'among the bundles',
    [app('one', '/assets/'), app('two', '/assets/two/')],
    [
      'apps[0].path: expected a path outside of "/assets/", where the bundles of the pages are',
      'apps[1].path: expected a path outside of "/assets/", where the bundles of the pages are',
    ],
  ],
  [
    'at a page and at docs',
    [app('one', '/support/'), app('two', '/docs/')],
    [
      'routes[2].path: expected an address that no app of site.config.json has; "one" is at "/support/"',
      'routes[3].path: expected an address that no app of site.config.json has; "two" is at "/docs/"',
    ],
  ],
  [
    'at a page of the docs and below a prefix',
    [app('one', '/docs/overview/'), app('two', '/r/two/')],
    [
      'routes[3].sidebar[0].pages[0].path: expected an address that no app of site.config.json has; "one" is at "/docs/overview/"',
      'redirects[0].from: expected an address that no app of site.config.json has; "two" is at "/r/two/"',
    ],
  ],
  [
    'that is not there',
    [app('three', '/three/')],
    ['apps[0].folder: expected an app; there is no three/package.json'],
  ],
])('apps %s are told', (_, apps, problems) => {
  expect(problemsOf({}, { apps })).toEqual(problems);
});

test.each<[what: string, routes: object, settings: object]>([
  ['the sample site', {}, {}],
  [
    'an address below a prefix that leads elsewhere by itself',
    {
      redirects: [
        { from: '/old/*', drop: ['segment'] },
        { from: '/old/help', to: '/support' },
      ],
    },
    {},
  ],
  [
    'names that begin alike',
    { redirects: [{ from: '/doc/*', drop: ['segment'] }], fullNavigation: ['/supp'] },
    {},
  ],
  [
    'apps below one another, below a page, and where the browser goes by itself',
    {},
    { apps: [app('one', '/examples/'), app('two', '/examples/two/'), app('one', '/support/app/')] },
  ],
])('%s is no conflict', (_, routes, settings) => {
  expect(problemsOf(routes, settings)).toEqual([]);
});

test('with several versions each has one place to begin', () => {
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
  expect(problemsOf(routes, settings(['one', 'two']))).toEqual([
    'routes[1].version: expected a version of its own; the docs at "/guide" are version "one" already',
  ]);
  expect(problemsOf(routes, settings(['one']))).toEqual([]);
});

test('an icon that is not there is told before anything is built', () => {
  expect(problemsOf({}, { favicon: '/nope.svg' })).toEqual([
    'favicon: expected a file below static/; there is no static/nope.svg',
  ]);
});
