import { loadConfig } from '../../../src/config/load';
import { createPage } from '../../../src/node/newPage';
import { removeSites, writeSite } from '../temporarySite';
import { problemsIn } from './sampleProblems';

afterEach(removeSites);

const FOLDER = { path: '/docs', kind: 'docs', folder: 'docs' };

/** A site with as little configuration as possible. */
const write = (routes: readonly object[], files: Readonly<Record<string, unknown>>) =>
  writeSite({
    'site.config.json': { title: 'Tiny', url: 'https://tiny.example' },
    'routes.json': { routes },
    ...files,
  });

const FILES = {
  'docs/index.md': '# Welcome to `Tiny`\n',
  'docs/faq.mdx': 'Text.\n',
  'docs/10-more.md': '# More\n',
  'docs/9-most.md': '# Most\n',
  'docs/guide/index.md': '---\norder: 0\n---\n\n# The guide\n',
  'docs/guide/usage.md': '---\ntitle: Use it\norder: 2\n---\n',
  'docs/guide/install.md': '```sh\n# no title\n```\n\n# Install\n',
  'docs/guide/_part.md': 'A partial.\n',
  'docs/api/editor.md': '---\ntitle: 404\n---\n',
};

test.each(['./docs', 'docs/', './docs/'])('the folder "%s" is docs', (folder) => {
  const { folders, routes } = loadConfig(write([{ ...FOLDER, folder }], FILES));
  expect(folders).toEqual(['docs']);
  expect(routes).toEqual(loadConfig(write([FOLDER], FILES)).routes);
});

test('a folder makes the sidebar: its own page first, then by order and name, with labels from the titles', () => {
  const { routes, site } = loadConfig(write([FOLDER], FILES));
  expect(routes.sections).toEqual([
    {
      path: '/docs',
      label: 'Documentation',
      version: '',
      index: '/docs',
      groups: [
        { label: '', pages: [{ path: '/docs', label: 'Welcome to Tiny' }] },
        {
          label: 'Guide',
          pages: [
            { path: '/docs/guide', label: 'The guide' },
            { path: '/docs/guide/usage', label: 'Use it' },
            { path: '/docs/guide/install', label: 'Install' },
          ],
        },
        {
          label: '',
          pages: [
            { path: '/docs/9-most', label: 'Most' },
            { path: '/docs/10-more', label: 'More' },
          ],
        },
        { label: 'Api', pages: [{ path: '/docs/api/editor', label: '404' }] },
        { label: '', pages: [{ path: '/docs/faq', label: 'Faq' }] },
      ],
    },
  ]);
  expect(site).toMatchObject({ tagline: 'Tiny', footer: { copyright: '© {year} Tiny' } });
});

test('files that other routes name are not in the sidebar', () => {
  const faq = { path: '/faq', kind: 'plain' };
  const root = write([{ ...faq, file: 'docs/faq.mdx' }, FOLDER], FILES);
  expect(loadConfig(root).routes.routes.filter(({ file }) => file === 'docs/faq.mdx')).toEqual([
    { path: '/faq', kind: 'plain', label: 'Faq', file: 'docs/faq.mdx' },
  ]);
});

test('a page without file and label has the file of its path and the label of its title', () => {
  const routes = [
    { path: '/', kind: 'landing', file: 'docs/faq.mdx' },
    { path: '/search', kind: 'search' },
    { path: '/guide', kind: 'docs', sidebar: [{ path: '/guide' }, { path: '/guide/usage', label: 'Usage' }] },
  ];
  expect(loadConfig(write(routes, FILES)).routes).toMatchObject({
    routes: [
      { path: '/', label: 'Home' },
      { path: '/search', label: 'Search' },
      { path: '/guide', label: 'The guide', file: 'docs/guide/index.md' },
      { path: '/guide/usage', label: 'Usage', file: 'docs/guide/usage.md' },
    ],
    sections: [{ index: '/guide' }],
  });
});

test('drafts are left out, with their entries and as first page, unless they are shown', () => {
  const root = write([FOLDER], { 'docs/a.md': '---\ndraft: true\n---\n', 'docs/b.md': '# B\n' });
  const built = loadConfig(root);
  expect(built.drafts).toMatchObject([{ path: '/docs/a', file: 'docs/a.md' }]);
  expect(built.routes.routes.map(({ path }) => path)).toEqual(['/docs/b']);
  expect(built.routes.sections).toMatchObject([{ index: '/docs/b', groups: [{ pages: [{ label: 'B' }] }] }]);
  const shown = loadConfig(root, true);
  expect(shown.drafts).toBeUndefined();
  expect(shown.routes.routes.map(({ path }) => path)).toEqual(['/docs/a', '/docs/b']);
});

test('a folder whose pages are all on other routes makes no sidebar', () => {
  const start = { path: '/', kind: 'landing', file: 'docs/faq.mdx' };
  expect(problemsIn(write([start, FOLDER], { 'docs/faq.mdx': '# Questions\n' }))).toEqual([
    'routes[1].folder: expected a folder with .mdx or .md files; other routes show those in "docs"',
  ]);
});

test('a page with noindex is marked', () => {
  const root = write([FOLDER], { 'docs/a.md': '---\nnoindex: true\n---\n', 'docs/b.md': '# B\n' });
  expect(loadConfig(root).routes.routes.map(({ noindex }) => noindex)).toEqual([true, undefined]);
});

test('a new page in the folder of a sidebar needs no entry', () => {
  const root = write([FOLDER], FILES);
  expect(createPage(root, 'docs/guide/new', 'New page')).toBe('/docs/guide/new');
  expect(problemsIn(root)).toEqual([]);
});

const SIDEBAR = [{ path: '/docs/faq' }];

test.each<[what: string, route: object, problems: string[]]>([
  [
    'neither folder nor sidebar',
    { folder: undefined },
    ['routes[0]: expected either "folder" (a sidebar made of its files) or "sidebar", and not both'],
  ],
  [
    'both folder and sidebar',
    { sidebar: SIDEBAR },
    ['routes[0]: expected either "folder" (a sidebar made of its files) or "sidebar", and not both'],
  ],
  [
    'a folder that is missing',
    { folder: 'dosc' },
    ['routes[0].folder: expected a folder with .mdx or .md files; there is no folder "dosc"'],
  ],
  [
    'a folder without pages',
    { folder: 'static' },
    ['routes[0].folder: expected a folder with .mdx or .md files; "static" has none'],
  ],
  [
    'a file whose name is no address',
    { folder: 'odd' },
    [
      expect.stringMatching(
        /^odd\/my page\.md: expected the path of an MDX file without spaces.*Rename the file$/,
      ),
    ],
  ],
  [
    'a file whose address the build needs',
    { path: '/', folder: 'taken' },
    ['taken/404.md: expected an unused path; many hosts serve "/404.html" there. Rename the file'],
  ],
  [
    'two groups with one label',
    { folder: 'groups' },
    ['routes[0].folder: expected a unique label; this sidebar has a group "Use" above'],
  ],
  [
    'a page whose file is missing',
    { folder: undefined, sidebar: [{ path: '/docs/fqa' }] },
    ['routes[0].sidebar[0].file: expected an MDX file; there is none at "docs/fqa.mdx"'],
  ],
  [
    'a group without a label',
    { folder: undefined, sidebar: [{ pages: SIDEBAR }] },
    ['routes[0].sidebar[0].label: is missing; expected text in double quotes'],
  ],
  [
    'an unknown version',
    { version: 'next' },
    ['routes[0].version: expected no version, because site.config.json declares none under "docs.versions"'],
  ],
])('%s is reported with its place', (_, route, problems) => {
  const files = {
    'static/a.png': 'PNG',
    'odd/my page.md': '# Page\n',
    'taken/404.md': '# Page\n',
    'groups/1-use/a.md': '# A\n',
    'groups/2-use/b.md': '# B\n',
  };
  expect(problemsIn(write([{ ...FOLDER, ...route }], { ...FILES, ...files }))).toEqual(problems);
});
