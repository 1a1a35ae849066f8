import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../../src/config/load';
import { createPage } from '../../../src/node/newPage';
import { sampleSettings } from '../sampleSite';
import { removeSites, writeSite } from '../temporarySite';

afterEach(removeSites);

const ROUTES = `{
  "routes": [
    { "path": "/docs", "kind": "docs", "label": "Docs", "version": "next", "index": "/docs/start",
      "sidebar": [
        { "path": "/docs/start", "label": "Start",   "file": "docs/start.mdx" },
        { "label": "Guides", "pages": [
          { "path": "/docs/guides/one", "label": "One", "file": "docs/guides/one.mdx" },
          {
            "path": "/docs/guides/two",
            "label": "Two",
            "file": "docs/guides/two.mdx"
          }
        ] },
        { "label": "API", "pages": [{ "path": "/docs/api", "label": "API", "file": "docs/api/index.mdx" }] }
      ] }
  ]
}
`;

const write = () =>
  writeSite({
    'routes.json': ROUTES,
    'site.config.json': { ...sampleSettings, docs: { versions: [{ name: 'next', label: 'Next' }] } },
    ...Object.fromEntries(
      ['start', 'guides/one', 'guides/two', 'api/index'].map((name) => [`docs/${name}.mdx`, 'Text\n']),
    ),
  });

test.each([
  [
    'docs/guides/three',
    '/docs/guides/three',
    `          },\n          {\n            "path": "/docs/guides/three",\n            "label": "My page",\n            "file": "docs/guides/three.mdx"\n          }\n        ] },`,
  ],
  [
    'docs/more.md',
    '/docs/more',
    `"docs/start.mdx" },\n        { "path": "/docs/more", "label": "My page", "file": "docs/more.md" },\n`,
  ],
  [
    './docs/api/editor.mdx',
    '/docs/api/editor',
    `"file": "docs/api/index.mdx" }, { "path": "/docs/api/editor", "label": "My page", "file": "docs/api/editor.mdx" }] }`,
  ],
  [
    'docs/new/folder/page',
    '/docs/new/folder/page',
    `"docs/start.mdx" },\n        { "path": "/docs/new/folder/page"`,
  ],
])(
  '%s gets the address %s and an entry after its siblings, and the rest of the file stays',
  (name, path, entry) => {
    const root = write();
    expect(createPage(root, name, 'My page')).toBe(path);
    const routes = readFileSync(join(root, 'routes.json'), 'utf8');
    expect(routes).toContain(entry);
    const start = [...ROUTES].findIndex((character, index) => routes[index] !== character);
    expect(routes.slice(0, start) + routes.slice(start + routes.length - ROUTES.length)).toBe(ROUTES);
    expect(loadConfig(root).routes.routes.find((route) => route.path === path)?.label).toBe('My page');
  },
);

test.each([
  ['docs/start', 'Title', 'docs/start.mdx already exists'],
  ['docs/start.md', 'Title', 'already has a page at "/docs/start"'],
  ['docs/my page', 'Title', 'without spaces'],
  ['../outside', 'Title', 'has no documentation with a page near'],
  ['docs/other', ' ', 'text that readers can see'],
])('the name %j with the title %j is refused', (name, title, message) => {
  const root = write();
  expect(() => createPage(root, name, title)).toThrow(message);
  expect(readFileSync(join(root, 'routes.json'), 'utf8')).toBe(ROUTES);
});

test.each([
  ['docs/größe', '"ö" is not allowed'],
  ['docs/what+why', '"+" is not allowed'],
])(
  'where a folder makes the sidebar, the name %j is refused before its file breaks the site',
  (name, message) => {
    const root = writeSite({
      'routes.json': { routes: [{ path: '/', kind: 'docs', folder: 'docs' }] },
      'site.config.json': { title: 'Site', url: 'https://site.example' },
      'docs/index.mdx': '# Home\n',
    });
    expect(() => createPage(root, name, 'Title')).toThrow(message);
    expect(loadConfig(root).routes.routes).toHaveLength(1);
  },
);
