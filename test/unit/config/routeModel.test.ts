import { createRouteModel } from '../../../src/config/routeModel';
import { routesSchema } from '../../../src/config/routesSchema';
import { model, sampleRoutes } from '../sampleSite';

const create = (routes: object) => createRouteModel(routesSchema.parse(routes));

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
