import { loadConfig } from '../../../src/config/load';
import { sampleRoutes } from '../sampleSite';
import { removeSites } from '../temporarySite';
import { problemsOf, writeSample } from './sampleProblems';

afterEach(removeSites);

const ONE_LINE = 'expected text on one line, without control characters';

test.each([
  ['"   "', '   ', 'expected text that readers can see'],
  ['zero-width characters', '\u200B\u2060\uFEFF', 'expected text that readers can see'],
  ['NUL', 'a\0b', `${ONE_LINE}; U+0000 is not allowed`],
  ['a line break', 'a\nb', `${ONE_LINE}; U+000A is not allowed`],
  ['a right-to-left override', 'a\u202Eb', `${ONE_LINE}; U+202E is not allowed`],
  ['half of a surrogate pair', 'a\uD800', `${ONE_LINE}; U+D800 is not allowed`],
  ['100,000 characters', 'a'.repeat(100_000), 'expected at most 1000 characters'],
])('a label of %s is rejected', (_, label, problem) => {
  const search = { path: '/search', kind: 'search', label };
  const home = sampleRoutes.routes[0];
  const docs = sampleRoutes.routes.slice(3);
  const [found] = problemsOf({ routes: [home, search, ...docs], redirects: [] });
  expect(found).toMatch(`routes[1].label: ${problem}; found `);
  expect(found).not.toMatch(/[\0\n\u202E\uD800]/);
});

test('a label in any script is accepted, with the marks that its script needs', () => {
  const words = ['עברית\u200F', 'می\u200Cخواهم', 'ไทย', '👩\u200D💻', '\u2068mixed\u2069'];
  const items = words.map((label) => ({ label, href: '/' }));
  expect(problemsOf({}, { navbar: { items } })).toEqual([]);
});

test.each([
  ['https://u:p@x.y', 'expected an origin without a user name and password'],
  ['https://me@x.y', 'expected an origin without a user name and password'],
  ['https://..', 'expected a valid host name'],
  ['https://a..b', 'expected a valid host name'],
  ['https://-a.b', 'expected a valid host name'],
  ['https://a\0.b', 'expected an origin without control characters'],
  [`https://${'a'.repeat(64)}.b`, 'expected a valid host name'],
])('the url %j is rejected', (url, problem) => {
  expect(problemsOf({}, { url })).toEqual([expect.stringContaining(`url: ${problem}`)]);
});

test.each([
  'https://example.com',
  'http://localhost:3000',
  'https://münchen.example',
  'http://127.0.0.1:8080',
  'http://[::1]:8080',
])('the url %s is accepted', (url) => {
  expect(problemsOf({}, { url })).toEqual([]);
});

const CHARACTERS = 'expected a path of letters (a–z, A–Z), digits, ".", "_", "@", "-" and "/"';

test.each([
  ['support', 'expected a path that starts with "/", such as "/docs/overview"'],
  ['/übersicht', `${CHARACTERS}; "ü" is not allowed`],
  ['/my page', `${CHARACTERS}; a space is not allowed`],
  ['/[id]', `${CHARACTERS}; "[" is not allowed`],
  ['/a\u202Eb', `${CHARACTERS}; U+202E is not allowed`],
  ['/a//b', 'expected a path without "//"'],
  [
    '/.git',
    'expected a path without a segment that starts with ".", because many hosts don’t serve hidden files',
  ],
  ['/support.', 'expected a path without a segment that ends with ".", because Windows removes'],
  ['/con', 'expected a path that Windows can store: it reserves names such as "con"'],
  ['/docs/Aux.1/x', 'expected a path that Windows can store: it reserves names such as "con"'],
  ['/support.html', 'expected a path without ".html", because many hosts serve'],
  ['/docs/four.mdx', 'expected a path without the extension of its file, such as "/docs/four"'],
  ['/docs/four.md', 'expected a path without the extension of its file, such as "/docs/four"'],
  ['/docs\\four', 'expected a path with "/" in place of "\\"'],
  [`/${'a'.repeat(250)}`, 'expected a path of at most 200 characters, because files are named after it'],
  [`/${'a/'.repeat(100)}b`, 'expected a path of at most 200 characters, because files are named after it'],
])('a page at %j is rejected with the reason', (path, problem) => {
  const page = { path, kind: 'plain', label: 'More', file: 'docs/support.mdx' };
  expect(problemsOf({ routes: [...sampleRoutes.routes, page] })).toEqual([
    expect.stringContaining(`routes[5].path: ${problem}`),
  ]);
});

test.each([
  ['/', 'expected a path such as "/old", or a prefix such as "/old/*"'],
  ['/ü', '"ü" is not allowed'],
  ['/*', '"*" is not allowed'],
  ['/a*/b', '"*" is not allowed'],
  ['/old/', 'expected a path without "/" at its end'],
  ['/.git/*', 'a segment that starts with "."'],
])('a redirect from %j is rejected with the reason', (from, problem) => {
  expect(problemsOf({ redirects: [{ from, to: '/' }] })[0]).toContain(problem);
});

test('an old address may end with ".html" and contain "~", as those of other tools do', () => {
  const redirects = ['/old.html', '/~me/page'].map((from) => ({ from, to: '/support' }));
  expect(problemsOf({ redirects })).toEqual([]);
});

test.each([
  ['docs/my page.mdx', 'a space is not allowed'],
  ['docs/c#.mdx', '"#" is not allowed'],
  ['docs\\support.mdx', 'expected a path with "/" in place of "\\"'],
  ['docs\two.mdx', 'expected a path with "/" in place of "\\"'],
  ['/docs/support.mdx', 'expected a path relative to the site folder'],
  ['docs/support.txt', 'expected the path of an .mdx file'],
])('the file %j is rejected with the reason', (file, problem) => {
  const page = { path: '/more', kind: 'plain', label: 'More', file };
  expect(problemsOf({ routes: [...sampleRoutes.routes, page] })).toEqual([expect.stringContaining(problem)]);
});

/** The sample site's first docs with other values, and its other routes. */
const withDocs = (values: object) => ({
  routes: sampleRoutes.routes.map((route) => (route.path === '/docs' ? { ...route, ...values } : route)),
});

test.each(['/support', '/', '/search', '/docs-0.1/start'])(
  'docs can’t start at %s, outside their path',
  (index) => {
    expect(problemsOf(withDocs({ index }))).toEqual([
      `routes[3].index: expected the path of a page in this sidebar; "${index}" is not in it`,
    ]);
  },
);

test('a page of docs must be below their path', () => {
  const pages = [
    { path: '/docs/overview', label: 'Overview', file: 'docs/overview.mdx' },
    { path: '/elsewhere', label: 'Elsewhere', file: 'docs/overview.mdx' },
  ];
  expect(problemsOf(withDocs({ sidebar: [{ label: 'Group', pages }] }))).toEqual([
    'routes[3].sidebar[0].pages[1].path: expected a path below "/docs", the path of these docs; found "/elsewhere"',
  ]);
});

test('the path of docs may be a page, which then replaces the redirect', () => {
  const page = { path: '/docs', kind: 'plain', label: 'All docs', file: 'docs/support.mdx' };
  expect(problemsOf({ routes: [...sampleRoutes.routes, page] })).toEqual([]);
});

const versions = (...entries: readonly (readonly [name: string, label: string])[]) => ({
  docs: { versions: entries.map(([name, label]) => ({ name, label })) },
});

test.each<[what: string, settings: object, problem: string]>([
  [
    'a path in place of an allowed origin',
    { allow: { frames: ['https://a.example/embed'] } },
    'allow.frames[0]: expected an origin such as "https://example.com", without a path; found "https://a.example/embed"',
  ],
  [
    'a repeated origin',
    { allow: { pictures: ['https://a.example', 'https://a.example'] } },
    'allow.pictures: expected each value once',
  ],
  [
    'no docs use',
    versions(['next', 'Next'], ['0.1', '0.1'], ['0.0', '0.0']),
    'docs.versions[2].name: expected a version that docs in routes.json have; none have this one',
  ],
  [
    'has the label of another one',
    versions(['next', 'Next'], ['0.1', 'Next']),
    'docs.versions[1].label: expected a unique label; there is a "Next" above',
  ],
])('a version is rejected that %s', (_, settings, problem) => {
  expect(problemsOf({}, settings)).toEqual([problem]);
});

// The key is required.
test('a site without docs declares an unused version', () => {
  const routes = sampleRoutes.routes.filter(({ kind }) => kind !== 'docs');
  expect(problemsOf({ routes, redirects: [] }, versions(['next', 'Next']))).toEqual([]);
});

const link = (label: string) => ({ label, href: '/' });
const group = (title: string, ...items: object[]) => ({ title, items });
const page = (path: string) => ({ path, label: path, file: 'docs/overview.mdx' });

test.each<[what: string, routes: object, settings: object, problem: string]>([
  [
    'a label in the navbar',
    {},
    { navbar: { items: [link('A'), link('A')] } },
    'navbar.items[1].label: expected a unique label; there is a "A" above',
  ],
  [
    'a label in a menu',
    {},
    { navbar: { items: [{ label: 'Menu', items: [link('A'), link('A')] }] } },
    'navbar.items[0].items[1].label: expected a unique label; there is a "A" above',
  ],
  [
    'a column of the footer',
    {},
    { footer: { groups: [group('A', link('B')), group('A', link('B'))], copyright: 'x' } },
    'footer.groups[1].title: expected a unique label; there is a "A" above',
  ],
  [
    'a group of the sidebar',
    withDocs({
      sidebar: [
        { label: 'A', pages: [page('/docs/overview')] },
        { label: 'A', pages: [page('/docs/more')] },
      ],
    }),
    {},
    'routes[3].sidebar[1].label: expected a unique label; this sidebar has a group "A" above',
  ],
  [
    'a path of another app',
    { fullNavigation: ['/examples', '/examples'] },
    {},
    'fullNavigation[1]: expected each path once; this one is in the list above',
  ],
  [
    'the page of search results',
    { routes: [...sampleRoutes.routes, { path: '/find', kind: 'search', label: 'Find' }] },
    {},
    'routes[5].path: expected one search page; there is already one at "/search"',
  ],
  [
    'a connection type',
    {},
    { prefetch: { skipWhen: { any: ['2g', '2g'] } } },
    'prefetch.skipWhen.any: expected each value once',
  ],
  [
    'a part of a rule',
    { redirects: [{ from: '/r/*', drop: ['segment', 'segment'] }] },
    {},
    'redirects[0].drop: expected each value once',
  ],
])('%s is reported twice', (_, routes, settings, problem) => {
  expect(problemsOf(routes, settings)).toEqual([problem]);
});

test('two groups may have the same label, such as GitHub links of a project and of its author', () => {
  const groups = [group('Community', link('GitHub')), group('Author', link('GitHub'))];
  expect(problemsOf({}, { footer: { groups, copyright: 'x' } })).toEqual([]);
});

test('a site may have two landing pages, such as for two products', () => {
  const landing = { path: '/other', kind: 'landing', label: 'Other', file: 'docs/landing.mdx' };
  expect(problemsOf({ routes: [...sampleRoutes.routes, landing] })).toEqual([]);
});

test.each<[what: string, routes: object, problem: string]>([
  ['no routes', { routes: [] }, 'routes: expected at least one page; found []'],
  ['an empty sidebar', withDocs({ sidebar: [] }), 'routes[3].sidebar: expected at least one page; found []'],
  [
    'an empty group',
    withDocs({ sidebar: [{ label: 'A', pages: [] }] }),
    'routes[3].sidebar[0].pages: expected at least one page; found []',
  ],
  [
    'a sidebar entry without a type',
    withDocs({ sidebar: [page('/docs/overview'), { label: 'B' }] }),
    'routes[3].sidebar[1]: expected one of "path" (a page), "href" (a link) and "pages" (a group)',
  ],
  [
    'a sidebar entry of two types',
    withDocs({ sidebar: [{ ...page('/docs/overview'), href: '/support' }, page('/docs/overview')] }),
    'routes[3].sidebar[0]: expected one of "path" (a page), "href" (a link) and "pages" (a group)',
  ],
  [
    'a collapsed page',
    withDocs({ sidebar: [{ ...page('/docs/overview'), collapsed: true }] }),
    'routes[3].sidebar[0].collapsed: expected no "collapsed" here, because it is for entries with "pages"; found true',
  ],
  [
    'a hidden group',
    withDocs({ sidebar: [{ label: 'A', hidden: true, pages: [page('/docs/overview')] }] }),
    'routes[3].sidebar[0].hidden: expected no "hidden" here, because it is for entries with "path"; found true',
  ],
  [
    'a misspelt key of a nested group',
    withDocs({
      sidebar: [{ label: 'A', pages: [{ label: 'B', colapsed: true, pages: [page('/docs/overview')] }] }],
    }),
    'routes[3].sidebar[0].pages[0].colapsed: unknown key',
  ],
  [
    'a misspelt key of docs',
    { routes: [{ path: '/docs', kind: 'docs', sidbar: [page('/docs/overview')] }] },
    'routes[0].sidbar: unknown key',
  ],
  [
    'a misspelt key of a sidebar entry',
    withDocs({ sidebar: [{ Path: '/docs/overview' }] }),
    'routes[3].sidebar[0].Path: unknown key',
  ],
  [
    'a short redirect',
    { redirects: [{ '/old': '/support' }] },
    'redirects[0]./old: unknown key; expected { "from": "/old", "to": "/support" }',
  ],
  [
    'a redirect to itself',
    { redirects: [{ from: '/a', to: '/a' }] },
    'redirects[0].to: expected the path of a page; "/a" → "/a" is a loop',
  ],
  [
    'a redirect to docs without a page of their own',
    { redirects: [{ from: '/a', to: '/docs' }] },
    'redirects[0].to: expected the path of a page; "/docs" is itself a redirect; write its target, "/docs/overview"',
  ],
  [
    'two groups with one label in a group',
    withDocs({
      sidebar: [
        {
          label: 'A',
          pages: [
            { label: 'B', pages: [page('/docs/overview')] },
            { label: 'B', pages: [{ label: 'Home', href: '/' }] },
          ],
        },
      ],
    }),
    'routes[3].sidebar[0].pages[1].label: expected a unique label; this sidebar has a group "B" above',
  ],
  [
    'a redirect with a hash',
    { redirects: [{ from: '/old', to: 'https://other.example/#a' }] },
    'redirects[0].to: expected a path of this site ("/support") or a full address ("https://…"), without "?" and "#"; found "https://other.example/#a"',
  ],
])('%s is rejected with one message', (_, routes, problem) => {
  expect(problemsOf(routes)).toEqual([problem]);
});

test('redirects to redirects are rejected with the page to write, or the loop', () => {
  const redirects = [
    ['/a', '/b'],
    ['/b', '/a'],
    ['/c', '/d'],
    ['/d', '/support'],
    ['/e', '/c'],
    ['/f', '/a'],
  ].map(([from, to]) => ({ from, to }));
  const expected = 'expected the path of a page';
  expect(problemsOf({ redirects })).toEqual([
    `redirects[0].to: ${expected}; "/a" → "/b" → "/a" is a loop`,
    `redirects[1].to: ${expected}; "/b" → "/a" → "/b" is a loop`,
    `redirects[2].to: ${expected}; "/d" is itself a redirect; write its target, "/support"`,
    `redirects[4].to: ${expected}; "/c" is itself a redirect; write its target, "/support"`,
    `redirects[5].to: ${expected}; "/f" → "/a" → "/b" → "/a" is a loop`,
  ]);
});

test.each<[what: string, settings: object, problem: string]>([
  [
    'an unknown language',
    { locale: 'xx' },
    'locale: expected a language tag that starts with the code of a language, such as "en" or "pt-BR"; found "xx"',
  ],
  [
    'a light theme for dark code',
    { code: { theme: 'github-light' } },
    'code.theme: expected a dark theme, because light ones go into "lightTheme"; found "github-light"',
  ],
  [
    'a heading of the footer without links',
    { footer: { groups: [{ title: 'A', items: [] }] } },
    'footer.groups[0].items: expected at least one link; found []',
  ],
  [
    'an address with spaces',
    { navbar: { items: [{ label: 'A', href: 'https://a.example/b c' }] } },
    'navbar.items[0].href: expected a path of this site ("/support") or a full address ("https://…", "mailto:…") without spaces: write "%20" for each; found "https://a.example/b c"',
  ],
  [
    'an address without its scheme',
    { navbar: { items: [{ label: 'A', href: '//a.example' }] } },
    'navbar.items[0].href: expected a path of this site ("/support") or a full address ("https://…", "mailto:…"): write "https:" before "//"; found "//a.example"',
  ],
  [
    'an invalid animation',
    { loading: { delay: 5000, timeout: 2000 } },
    'loading.timeout: expected more than "delay"; otherwise the loading animation would never show',
  ],
  [
    'a favicon outside static/',
    { favicon: '/../site.config.json' },
    'favicon: expected a path without the segments "." and ".."; found "/../site.config.json"',
  ],
  [
    'a favicon that is a folder',
    { favicon: '/pictures' },
    'favicon: expected a file below static/; static/pictures is a folder',
  ],
  [
    'a favicon that is not a picture',
    { favicon: '/notes.txt' },
    'favicon: expected an image (.svg, .png, .jpg, .gif, .webp or .avif), because the home screen icon is made from it',
  ],
  [
    'a screenshot that install dialogs don’t show',
    { discovery: { screenshots: ['/pictures/mark.svg'] } },
    'discovery.screenshots[0]: expected a .png, .jpg or .webp image, because install dialogs show no others',
  ],
  [
    'a security contact without a scheme',
    { discovery: { security: { contact: 'me@site.example', expires: '2030-12-31' } } },
    'discovery.security.contact: expected "https://…" or "mailto:…"; found "me@site.example"',
  ],
  [
    'a date that does not exist',
    { discovery: { security: { contact: 'mailto:me@site.example', expires: '2030-02-31' } } },
    'discovery.security.expires: expected a date such as "2030-12-31"; found "2030-02-31"',
  ],
])('the value %s is rejected', (_, settings, problem) => {
  const files = { 'static/pictures/mark.svg': '<svg/>', 'static/notes.txt': 'Notes' };
  expect(problemsOf({}, settings, files)).toEqual([problem]);
});

test.each(['en', 'pt-BR', 'zh-Hant-TW', 'la', 'gsw'])('the language %s is accepted', (locale) => {
  expect(problemsOf({}, { locale })).toEqual([]);
});

test.each([
  [{ locale: 'ar' }, 'rtl'],
  [{ locale: 'az-Arab' }, 'rtl'],
  [{ locale: 'az' }, 'ltr'],
  [{ locale: 'he', direction: 'ltr' }, 'ltr'],
])('%j is written %s', (settings, direction) => {
  expect(loadConfig(writeSample({}, settings)).site.direction).toBe(direction);
});

test('the year of the copyright is filled in whatever its case', () => {
  const footer = { copyright: '{Year} {YEAR} Nobody' };
  expect(loadConfig(writeSample({}, { footer })).site.footer.copyright).toBe('{year} {year} Nobody');
});

test('an app needs a build script', () => {
  const apps = [{ folder: 'three', path: '/three/' }];
  for (const manifest of [{}, { scripts: {} }, { scripts: { build: '' } }, 'no JSON'])
    expect(problemsOf({}, { apps }, { 'three/package.json': manifest })).toEqual([
      'apps[0].folder: expected an app with a "build" script; three/package.json has none',
    ]);
});
