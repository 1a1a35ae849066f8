import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { loadConfig, ROUTES_FILE, SITE_FILE } from '../../../src/config/load';
import { ConfigError, formatProblem } from '../../../src/config/problems';
import { THIS_SITE } from '../sampleSite';
import { removeSites, writeFiles, writeSite } from '../temporarySite';

const SITE = `{
  "title": "Sample",
  "tagline": "A site for tests",
  "version": "1.0.0",
  "url": "https://site.example",
  "navbar": {
    "items": [
      { "label": "Docs", "href": "/docs/overview" },
      { "label": "More", "items": [{ "label": "Code", "href": "https://code.example" }] }
    ]
  },
  "footer": { "groups": [{ "title": "Help", "items": [{ "label": "Support", "href": "/support" }] }], "copyright": "Nobody" },
  "docs": { "versions": [{ "name": "next", "label": "Next" }] }
}
`;

const ROUTES = `{
  "routes": [
    { "path": "/", "kind": "landing", "label": "Home", "file": "docs/landing.mdx" },
    { "path": "/support", "kind": "plain", "label": "Support", "file": "docs/support.mdx" },
    {
      "path": "/docs", "kind": "docs", "label": "Docs", "version": "next", "index": "/docs/overview",
      "sidebar": [
        { "label": "All", "pages": [{ "path": "/docs/overview", "label": "Overview", "file": "docs/overview.mdx" }] }
      ]
    }
  ],
  "redirects": [
    { "from": "/r/*", "drop": ["segment", "version"] },
    { "from": "/help", "to": "/support" }
  ],
  "fullNavigation": ["/examples"]
}
`;

const PAGES = {
  'docs/landing.mdx': '# Home',
  'docs/support.mdx': '# Support',
  'docs/overview.mdx': '# Overview',
};

const write = (site: string, routes: string) =>
  writeSite({ ...PAGES, [SITE_FILE]: site, [ROUTES_FILE]: routes });

afterAll(removeSites);

/** The first line of every problem of a site folder. */
function problemsOf(root: string): string[] {
  try {
    loadConfig(root);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.problems.map((problem) => formatProblem(problem).split('\n')[0] ?? '');
    throw error;
  }
  return [];
}

/** Replaces a unique text; fails if there is none. */
function edit(text: string, [from, to]: readonly [string, string]): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}

describe('a valid site', () => {
  const { site, routes, duplicates, links, root } = loadConfig(write(SITE, ROUTES));

  test('gets its defaults', () => {
    expect(site).toMatchObject({
      baseUrl: '/',
      locale: 'en',
      direction: 'ltr',
      colorMode: { default: 'light' },
      loading: { delay: 200, progressDelay: 1000 },
      prefetch: { skipWhen: { all: ['2g', 'save-data'] } },
      offline: { worker: true, skipWhen: { any: ['2g', 'save-data'] } },
      checks: {
        brokenLinks: 'warn',
        brokenMarkdownLinks: 'warn',
        brokenAnchors: 'warn',
        duplicateRoutes: 'warn',
      },
    });
    expect(site.search.hosted).toBeUndefined();
    expect(site).not.toHaveProperty('$schema');
  });

  test('has its routes, redirects and hard navigation paths', () => {
    expect(routes.routes.map(({ path }) => path)).toEqual(['/', '/support', '/docs/overview']);
    expect(routes.redirects).toHaveLength(3);
    expect(routes.fullNavigation).toEqual(['/examples']);
    expect(duplicates).toEqual([]);
  });

  test('knows the source positions of its navbar and footer links', () => {
    expect(links).toEqual([
      { href: '/', file: ROUTES_FILE, line: 2, column: 13 },
      { href: '/docs/overview', file: SITE_FILE, line: 8, column: 34 },
      { href: 'https://code.example', file: SITE_FILE, line: 9, column: 63 },
      { href: '/support', file: SITE_FILE, line: 12, column: 85 },
    ]);
  });

  test('knows its folder', () => {
    expect(existsSync(join(root, ROUTES_FILE))).toBe(true);
  });
});

test('the landing example has a default timeout of four seconds', () => {
  const landing = '"landing": { "example": { "title": "An editor", "poster": "/still.svg" } },\n  "docs"';
  expect(loadConfig(write(edit(SITE, ['"docs"', landing]), ROUTES)).site.landing.example?.timeout).toBe(4000);
});

test.each(['./docs/support.mdx', 'docs//support.mdx'])('"%s" is docs/support.mdx', (spelling) => {
  const { routes } = loadConfig(write(SITE, edit(ROUTES, ['docs/support.mdx', spelling]))).routes;
  expect(routes.map(({ file }) => file)).toContain('docs/support.mdx');
});

test.each(['https://example.com:99999', 'https://[', 'https://a:b'])('%s is not an origin', (url) => {
  expect(problemsOf(write(SITE.replace(/"url": "[^"]*"/, `"url": "${url}"`), ROUTES))).toEqual([
    expect.stringContaining('url: expected a valid host name, such as'),
  ]);
});

test('ignores a byte order mark at the start of a file', () => {
  expect(problemsOf(write(`\ufeff${SITE}`, `\ufeff${ROUTES}`))).toEqual([]);
  expect(
    problemsOf(write(`\ufeff${edit(SITE, ['"title": "Sample"', '"titel": "Sample"'])}`, ROUTES)),
  ).toContain('site.config.json:2:3  titel: unknown key. Did you mean "title"?');
});

test.each<[what: string, edit: readonly [string, string], problems: string[]]>([
  [
    'a misspelt key',
    ['"tagline"', '"taglin"'],
    ['site.config.json:3:3  taglin: unknown key. Did you mean "tagline"?'],
  ],
  [
    'a misspelt value',
    ['"docs"', '"colorMode": { "default": "drak" },\n  "docs"'],
    [
      'site.config.json:13:29  colorMode.default: expected one of "light", "dark", "system"; found "drak". Did you mean "dark"?',
    ],
  ],
  [
    'a javascript: link',
    ['"/support"', '"javascript:alert(1)"'],
    [
      'site.config.json:12:85  footer.groups[0].items[0].href: expected a path of this site ("/support") or a full address ("https://…", "mailto:…"); found "javascript:alert(1)".',
    ],
  ],
  [
    'a navbar item that is neither link nor menu',
    ['{ "label": "Docs", "href": "/docs/overview" }', '{ "label": "Docs" }'],
    [
      'site.config.json:8:7  navbar.items[0]: expected either "href" (a link) or "items" (a menu), and not both.',
    ],
  ],
  [
    'a base URL without its trailing slash',
    ['"docs"', '"baseUrl": "/sub",\n  "docs"'],
    [
      'site.config.json:13:14  baseUrl: expected a path that starts and ends with "/", such as "/" or "/docs-site/"; found "/sub".',
    ],
  ],
  [
    'a site url with a path',
    ['"https://site.example"', '"https://site.example/docs"'],
    [
      'site.config.json:5:10  url: expected an origin such as "https://example.com", without a path; found "https://site.example/docs".',
    ],
  ],
  [
    'a repeated key',
    ['"version": "1.0.0"', '"version": "1.0.0",\n  "version": "2.0.0"'],
    ['site.config.json:5:3  version: expected each key once; this one already appears above.'],
  ],
  [
    'a prototype-polluting key',
    ['"name": "next"', '"name": "next", "__proto__": { "label": "x" }'],
    ['site.config.json:13:44  docs.versions[0].__proto__: unknown key; expected one of "name", "label".'],
  ],
  [
    'a secret search key',
    [
      '"docs"',
      '"search": { "hosted": { "appId": "ID", "apiKey": "adminKey", "indexName": "docs" } },\n  "docs"',
    ],
    [
      'site.config.json:13:52  search.hosted.apiKey: expected a search-only key, because every visitor can read it, not an admin or write key; found "adminKey".',
    ],
  ],
  [
    'a property for the write key',
    [
      '"docs"',
      '"search": { "hosted": { "appId": "ID", "apiKey": "0123456789abcdef0123456789abcdef", "indexName": "docs", "writeKey": "x" } },\n  "docs"',
    ],
    [
      'site.config.json:13:109  search.hosted.writeKey: unknown key; expected one of "appId", "apiKey", "indexName".',
    ],
  ],
])('%s in site.config.json is reported with its place', (_, change, problems) => {
  expect(problemsOf(write(edit(SITE, change), ROUTES))).toEqual(problems);
});

test.each<[what: string, edit: readonly [string, string], problems: string[]]>([
  [
    'a missing file',
    ['docs/support.mdx', 'docs/suport.mdx'],
    [
      'routes.json:4:72  routes[1].file: expected an MDX file; there is none at "docs/suport.mdx". Did you mean "docs/support.mdx"?',
    ],
  ],
  [
    'a missing nested file',
    ['docs/overview.mdx', 'docs/nothing-like-it-at-all.mdx'],
    [
      'routes.json:8:94  routes[2].sidebar[0].pages[0].file: expected an MDX file; there is none at "docs/nothing-like-it-at-all.mdx".',
    ],
  ],
  [
    'an undeclared version',
    ['"next"', '"nxet"'],
    [
      'routes.json:6:68  routes[2].version: expected a version declared in site.config.json ("next"). Did you mean "next"?',
    ],
  ],
  [
    'an index that is not a page',
    ['"index": "/docs/overview"', '"index": "/docs/overvew"'],
    [
      'routes.json:6:85  routes[2].index: expected the path of a page in this sidebar; there is none at "/docs/overvew". Did you mean "/docs/overview"?',
    ],
  ],
  [
    'a redirect to a missing page',
    ['"to": "/support"', '"to": "/suport"'],
    [
      'routes.json:14:30  redirects[1].to: expected the path of a page; there is none at "/suport". Did you mean "/support"?',
    ],
  ],
  [
    'a redirect with two targets',
    ['"to": "/support"', '"to": "/support", "drop": ["version"]'],
    [
      'routes.json:14:5  redirects[1]: expected either "to" (one address) or "drop" (a rule for a prefix), and not both.',
      'routes.json:14:5  redirects[1]: expected "drop" with a prefix ("/old/*") and "to" with a single address.',
    ],
  ],
  [
    'a rule for a prefix without a prefix',
    ['"/r/*"', '"/r"'],
    [
      'routes.json:13:5  redirects[0]: expected "drop" with a prefix ("/old/*") and "to" with a single address.',
    ],
  ],
  [
    'an unknown kind of page',
    ['"plain"', '"plian"'],
    [
      'routes.json:4:35  routes[1].kind: expected one of "landing", "plain", "search", "docs"; found "plian". Did you mean "plain"?',
    ],
  ],
  [
    'a path with ".."',
    ['"path": "/support"', '"path": "/../support"'],
    [
      'routes.json:4:15  routes[1].path: expected a path without the segments "." and ".."; found "/../support".',
    ],
  ],
  [
    'a path with a trailing slash',
    ['"path": "/support"', '"path": "/support/"'],
    ['routes.json:4:15  routes[1].path: expected a path without "/" at its end; found "/support/".'],
  ],
  [
    'an index file as a page',
    ['"path": "/support"', '"path": "/support/index.html"'],
    [
      'routes.json:4:15  routes[1].path: expected a path without "/index.html", because hosts serve "/docs/index.html" at "/docs"; found "/support/index.html".',
    ],
  ],
  [
    'a file outside the site',
    ['"docs/support.mdx"', '"../support.mdx"'],
    [
      'routes.json:4:72  routes[1].file: expected an MDX file inside the site folder, so a path without ".."; found "../support.mdx".',
    ],
  ],
])('%s in routes.json is reported with its place', (_, change, problems) => {
  expect(problemsOf(write(SITE, edit(ROUTES, change)))).toEqual(problems);
});

test.each([
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\\\evil.example',
  '\\\\\\\\evil.example',
  'ftp://files.example',
  'support',
  '',
])('a link to "%s" is rejected', (href) => {
  expect(problemsOf(write(edit(SITE, ['"/support"', `"${href}"`]), ROUTES))).toEqual([
    expect.stringMatching(
      /^site\.config\.json:12:85 {2}footer\.groups\[0\]\.items\[0\]\.href: expected a path of this site/,
    ),
  ]);
});

describe('all problems are reported together', () => {
  test('when both files violate the rules', () => {
    const root = write(
      edit(SITE, ['"title": "Sample"', '"titel": "Sample"']),
      edit(ROUTES, ['"plain"', '"plian"']),
    );
    expect(problemsOf(root)).toEqual([
      'site.config.json:2:3  titel: unknown key. Did you mean "title"?',
      expect.stringMatching(/^routes\.json:4:35 {2}routes\[1\]\.kind: /),
    ]);
  });

  test('when both files are invalid JSON', () => {
    const root = write(edit(SITE, ['"1.0.0",', '"1.0.0"']), edit(ROUTES, ['"/support" }', '"/support" },']));
    expect(problemsOf(root)).toEqual([
      'site.config.json:5:3  expected "," before this.',
      "routes.json:14:42  expected no comma after the last entry: JSON doesn't allow it.",
    ]);
  });

  test('when routes.json names several missing files', () => {
    const routes = [
      ['docs/support.mdx', 'docs/suport.mdx'],
      ['"next"', '"last"'],
      ['"to": "/support"', '"to": "/suport"'],
    ] as const;
    expect(problemsOf(write(SITE, routes.reduce(edit, ROUTES)))).toHaveLength(3);
  });

  test('when site.config.json violates a rule and routes.json names a missing file', () => {
    const root = write(
      edit(SITE, ['"title": "Sample"', '"titel": "Sample"']),
      edit(ROUTES, ['docs/support.mdx', 'docs/suport.mdx']),
    );
    expect(problemsOf(root)).toEqual([
      'site.config.json:2:3  titel: unknown key. Did you mean "title"?',
      expect.stringMatching(/^routes\.json:4:72 {2}routes\[1\]\.file: expected an MDX file/),
    ]);
  });

  test('when one file is missing and the other violates the rules', () => {
    const root = writeSite({ ...PAGES, [ROUTES_FILE]: edit(ROUTES, ['"plain"', '"plian"']) });
    expect(problemsOf(root)).toEqual([
      expect.stringMatching(/^site\.config\.json {2}is missing/),
      expect.stringMatching(/^routes\.json:4:35 {2}routes\[1\]\.kind: /),
    ]);
  });
});

test('reports a site folder without its files', () => {
  expect(problemsOf(writeSite({}))[0]).toMatch(/^site\.config\.json {2}is missing; expected it in /);
  expect(problemsOf(writeSite({ [SITE_FILE]: SITE }))[0]).toMatch(
    /^routes\.json {2}is missing; expected it in /,
  );
});

test.each([
  ['https://chat.example/x', 'of another host'],
  ['/examples/basic', 'of another app'],
  ['/manual.pdf', 'of a file'],
])('a redirect may have the address %s, %s', (to) => {
  const root = write(SITE, edit(ROUTES, ['"to": "/support"', `"to": "${to}"`]));
  writeFiles(root, { 'static/manual.pdf': 'PDF' });
  expect(loadConfig(root).routes.outbound).toEqual([{ from: '/help', to }]);
});

test.each([
  ['/Mark.svg', 'there is no static/Mark.svg'],
  ['/static/mark.svg', 'there is no static/static/mark.svg'],
])('a favicon at %s is reported with the path that is meant', (favicon, reason) => {
  const root = write(edit(SITE, ['"docs"', `"favicon": "${favicon}",\n  "docs"`]), ROUTES);
  writeFiles(root, { 'static/mark.svg': '<svg/>' });
  expect(problemsOf(root)).toEqual([
    `site.config.json:13:14  favicon: expected a file below static/; ${reason}. Did you mean "/mark.svg"?`,
  ]);
});

test('a security contact is a warning after its last day', () => {
  const warningsOn = (expires: string) => {
    const security = `"security": { "contact": "mailto:me@site.example", "expires": "${expires}" }`;
    const root = write(edit(SITE, ['"docs"', `"discovery": { ${security} },\n  "docs"`]), ROUTES);
    return loadConfig(root).warnings;
  };
  const today = new Date(Date.now() + 60_000).toISOString().slice(0, 10);
  expect([today, '2999-12-31'].flatMap((date) => warningsOn(date))).toEqual([]);
  expect(warningsOn('2020-12-31')).toEqual([
    {
      file: SITE_FILE,
      line: 13,
      column: 80,
      message: 'the security contact expired on 2020-12-31. Check it, and write a date at most a year ahead.',
    },
  ]);
});

test('keeps the first of two pages with one address and reports the other with its place', () => {
  const again =
    '{ "path": "/support", "kind": "plain", "label": "Again", "file": "docs/overview.mdx" },\n    {\n';
  const { routes, duplicates } = loadConfig(
    write(SITE, edit(ROUTES, ['{\n      "path"', `${again}      "path"`])),
  );
  expect(routes.routes.filter(({ path }) => path === '/support').map(({ label }) => label)).toEqual([
    'Support',
  ]);
  expect(duplicates.map(({ route, position }) => [route.label, position])).toEqual([
    ['Again', { line: 5, column: 5 }],
  ]);
});

/** Uses what this site leaves out. */
const MORE_ROUTES = {
  routes: [
    { path: '/', kind: 'landing', label: 'Home', file: 'docs/landing.mdx' },
    { path: '/search', kind: 'search', label: 'Search' },
    {
      path: '/docs',
      kind: 'docs',
      label: 'Docs',
      version: 'next',
      index: '/docs/overview',
      sidebar: [
        { path: '/docs/overview', label: 'Overview', file: 'docs/overview.mdx' },
        { label: 'Chat', href: 'https://chat.example' },
        {
          label: 'Outer',
          collapsed: true,
          pages: [
            {
              label: 'Inner',
              pages: [{ path: '/docs/dev', label: 'Dev', file: 'docs/dev.mdx', hidden: true }],
            },
          ],
        },
      ],
    },
  ],
  redirects: [
    { from: '/chat', to: 'https://chat.example/x' },
    { from: '/old/*', drop: ['segment'] },
  ],
};

const MORE_SETTINGS = {
  ...(JSON.parse(readReal(SITE_FILE)) as object),
  allow: { frames: ['https://a.example'], pictures: ['https://b.example', 'https://c.example:8443'] },
};

describe.each([
  ['this site', readReal(ROUTES_FILE), readReal(SITE_FILE)],
  ['a site with the other keys', JSON.stringify(MORE_ROUTES), JSON.stringify(MORE_SETTINGS)],
  [
    'a site whose sidebar is a folder',
    JSON.stringify({ routes: [{ path: '/docs', kind: 'docs', folder: 'docs', index: '/docs/overview' }] }),
    JSON.stringify({ title: 'A site', url: 'https://site.example' }),
  ],
])('%s', (_, routesText, siteText) => {
  const REAL: Readonly<Record<string, string>> = {
    [SITE_FILE]: siteText,
    [ROUTES_FILE]: routesText,
  };
  const root = writeSite({});
  cpSync(join(THIS_SITE, 'docs'), join(root, 'docs'), { recursive: true });

  test.each([SITE_FILE, ROUTES_FILE])(
    'with one changed value of %s is valid or reports the place',
    (file) => {
      const value: unknown = JSON.parse(REAL[file] ?? '');
      const mutation = fc.record({
        path: fc.constantFrom(...keyPaths(value)),
        replacement: fc.option(fc.oneof(fc.jsonValue(), fc.constantFrom(...AWKWARD)), { nil: DELETED }),
      });
      fc.assert(
        fc.property(mutation, ({ path, replacement }) => {
          const text = JSON.stringify(mutate(value, path, replacement), null, 2) ?? '';
          writeFiles(root, { ...REAL, [file]: text });
          expectPlacesWithin(root, { ...REAL, [file]: text });
        }),
        { numRuns: 100 },
      );
    },
  );
});

const DELETED = Symbol('deleted');

const AWKWARD = ['', '/', '/../x', '//evil.example', 'javascript:alert(1)', 'docs', 'next', '/docs/overview', '__proto__', 'toString',
  -1, 1e21, {}, [], JSON.parse('{ "__proto__": 1, "toString": 2 }'), '\ud800', 'x\ny'] as const; // prettier-ignore

function readReal(file: string): string {
  return readFileSync(join(THIS_SITE, file), 'utf8');
}

function keyPaths(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  const inside = [...keys].flatMap((key) =>
    keyPaths((value as Record<string | number, unknown>)[key], [...path, key]),
  );
  return [path, ...inside];
}

function mutate(value: unknown, path: readonly (string | number)[], replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement === DELETED ? undefined : replacement;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length > 0 || replacement !== DELETED) copy[key] = mutate(copy[key], rest, replacement);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else return Object.fromEntries(Object.entries(copy).filter(([name]) => name !== key));
  return copy;
}

function expectPlacesWithin(root: string, files: Readonly<Record<string, string>>): void {
  try {
    loadConfig(root);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    for (const { file, position, sourceLine } of error.problems) {
      const lines = files[file]?.split('\n') ?? [];
      expect(position).toBeDefined();
      expect(lines[position!.line - 1]?.trimEnd()).toBe(sourceLine);
      expect(position!.column).toBeLessThanOrEqual((lines[position!.line - 1]?.length ?? 0) + 1);
    }
  }
}

test.each<[what: string, edit: readonly [string, string], problem: string]>([
  [
    'a redirect from the address of a page',
    ['"from": "/help"', '"from": "/support"'],
    'expected an unused path; there is a page at "/support".',
  ],
  [
    'two redirects from one address',
    ['"from": "/help"', '"from": "/r/*", "drop": ["version"] }, { "from": "/help"'],
    'expected an unused path; there is a redirect from "/r/*".',
  ],
  [
    'two docs at one path',
    [
      '"routes": [',
      '"routes": [{ "path": "/docs", "kind": "docs", "label": "Docs", "version": "next", "index": "/docs/overview", "sidebar": [{ "label": "All", "pages": [{ "path": "/docs/overview", "label": "Overview", "file": "docs/overview.mdx" }] }] },',
    ],
    'expected a unique path; other docs are already at "/docs".',
  ],
  [
    'a page without a kind',
    ['"kind": "landing", ', ''],
    'is missing; expected one of "landing", "plain", "search", "docs".',
  ],
])('the path %s is rejected', (_, change, problem) => {
  expect(problemsOf(write(SITE, edit(ROUTES, change)))).toContainEqual(expect.stringContaining(problem));
});

test.each<[what: string, edit: readonly [string, string], key: string]>([
  ['a base URL with ".."', ['"docs"', '"baseUrl": "/../",\n  "docs"'], 'baseUrl'],
  [
    'two versions with one name',
    [
      '{ "name": "next", "label": "Next" }',
      '{ "name": "next", "label": "Next" }, { "name": "next", "label": "Old" }',
    ],
    'docs.versions[1].name',
  ],
  [
    'a frame without an address',
    [
      '"docs"',
      '"landing": { "example": { "frame": "https://[", "title": "t", "poster": "/s.svg" } },\n  "docs"',
    ],
    'landing.example.frame',
  ],
  [
    'a frame that is a hash',
    ['"docs"', '"landing": { "example": { "frame": "#top", "title": "t", "poster": "/s.svg" } },\n  "docs"'],
    'landing.example.frame',
  ],
])('the address %s is rejected', (_, change, key) => {
  expect(problemsOf(write(edit(SITE, change), ROUTES))).toEqual([
    expect.stringContaining(`  ${key}: expected`),
  ]);
});

test('a missing app is reported with its place', () => {
  const apps =
    '"docs": { "versions": [{ "name": "next", "label": "Next" }] },\n  "apps": [{ "folder": "examples/none", "path": "/none/" }]';
  const site = edit(SITE, ['"docs": { "versions": [{ "name": "next", "label": "Next" }] }', apps]);
  expect(problemsOf(write(site, ROUTES))).toEqual([
    expect.stringMatching(/site\.config\.json:14:24 .*there is no examples\/none\/package\.json/),
  ]);
});

test.each([
  ['an index', '"index": "/docs/overview"', 'routes.json:6:85  routes[2].index'],
  ['the target of a redirect', '"to": "/support"', 'routes.json:14:30  redirects[1].to'],
])('%s that is a draft is reported as such', (_, text, place) => {
  const page = '{ "path": "/docs/ideas", "label": "Ideas", "file": "docs/ideas.mdx" }, ';
  const routes = ROUTES.replace(text, text.replace(/"\/.*"/, '"/docs/ideas"'));
  const root = write(SITE, routes.replace('{ "path": "/docs/overview"', `${page}$&`));
  writeFiles(root, { 'docs/ideas.mdx': '---\ndraft: true\n---\n' });
  expect(problemsOf(root)).toEqual([
    `${place}: "/docs/ideas" is a draft (docs/ideas.mdx), which only "npm run dev" shows. Remove "draft: true" there, or name another page.`,
  ]);
});
