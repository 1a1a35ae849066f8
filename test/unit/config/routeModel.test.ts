import { completeRoutes } from '../../../src/config/completeRoutes';
import { createRouteModel } from '../../../src/config/routeModel';
import { routesSchema } from '../../../src/config/routesSchema';
import { model, NO_FILES, sampleRoutes } from '../sampleSite';

const create = (routes: object) =>
  createRouteModel(completeRoutes(routesSchema.parse(routes), 'next', NO_FILES));

test('nested doc pages become separate routes, in file order', () => {
  expect(model.routes.map(({ path, kind, section: shell }) => [path, kind, shell])).toEqual([
    ['/', 'landing', undefined],
    ['/search', 'search', undefined],
    ['/support', 'plain', undefined],
    ['/docs/overview', 'doc', '/docs'],
    ['/docs/api/editor', 'doc', '/docs'],
    ['/docs/migrating/migrating-0.1.x', 'doc', '/docs'],
    ['/docs-0.1/start', 'doc', '/docs-0.1'],
    ['/docs-0.1/overview', 'doc', '/docs-0.1'],
  ]);
});

test('redirects are those of the docs sections and the configured ones', () => {
  expect(model.redirects).toEqual([
    { from: '/docs', to: '/docs/overview' },
    { from: '/docs-0.1', to: '/docs-0.1/start' },
    { prefix: '/r', drop: ['segment', 'version'] },
    { from: '/help', to: '/support' },
  ]);
});

test('a docs section whose address is a page has no redirect', () => {
  const docs = { path: '/docs', kind: 'plain', label: 'All docs', file: 'docs/all.mdx' };
  const { redirects } = create({ ...sampleRoutes, routes: [...sampleRoutes.routes, docs] }).model;
  expect(redirects).not.toContainEqual({ from: '/docs', to: '/docs/overview' });
});

test('the first of two pages with one address is kept, and the other reported', () => {
  const again = { path: '/docs/overview', kind: 'plain', label: 'Again', file: 'docs/again.mdx' };
  const declared = create({ ...sampleRoutes, routes: [...sampleRoutes.routes, again, again] });
  expect(declared.model.routes.filter(({ path }) => path === again.path).map(({ label }) => label)).toEqual([
    'Overview',
  ]);
  expect(declared.duplicates.map(({ route, keyPath }) => [route.label, keyPath])).toEqual([
    ['Again', ['routes', 5]],
    ['Again', ['routes', 6]],
  ]);
});

test('optional parts default to empty', () => {
  const search = { path: '/search', kind: 'search', label: 'Search' } as const;
  expect(create({ routes: [search] }).model).toEqual({
    routes: [search],
    sections: [],
    redirects: [],
    fullNavigation: [],
  });
});

test('the sidebar has nested groups, links and pages outside of groups; hidden pages have only an address', () => {
  const page = (path: string) => ({ path, label: path, file: `docs${path}.mdx` });
  const docs = {
    path: '/',
    kind: 'docs',
    label: 'Docs',
    version: 'next',
    index: '/a',
    sidebar: [
      page('/a'),
      { label: 'Chat', href: 'https://chat.example' },
      { label: 'Outer', pages: [{ label: 'Inner', collapsed: true, pages: [page('/b')] }] },
      { label: 'Only hidden', pages: [{ ...page('/c'), hidden: true }] },
      page('/d'),
    ],
  };
  const { routes, sections } = create({ routes: [docs] }).model;
  expect(routes.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d']);
  expect(sections[0]).toMatchObject({
    groups: [
      {
        label: '',
        pages: [
          { path: '/a', label: '/a' },
          { href: 'https://chat.example', label: 'Chat' },
        ],
      },
      { label: 'Outer', pages: [{ label: 'Inner', collapsed: true, pages: [{ path: '/b', label: '/b' }] }] },
      { label: '', pages: [{ path: '/d', label: '/d' }] },
    ],
    hidden: [{ path: '/c', label: '/c' }],
  });
});

test('redirects to other hosts, apps and files are kept apart, because the app can only leave the site for them', () => {
  const chat = { from: '/chat', to: 'https://chat.example/x' };
  const { redirects, outbound } = create({
    ...sampleRoutes,
    redirects: [chat, { from: '/help', to: '/support' }],
  }).model;
  expect(outbound).toEqual([chat]);
  expect(redirects.at(-1)).toEqual({ from: '/help', to: '/support' });
});
