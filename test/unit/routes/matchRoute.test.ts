import { findSection, isFullNavigation, matchRoute } from '../../../src/routes/matchRoute';
import { model, pageAt } from '../sampleSite';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/docs/overview', '/docs/overview'],
  ['/docs/overview/', '/docs/overview'],
  ['/docs/overview/index.html', '/docs/overview'],
  ['/docs/%6Fverview', '/docs/overview'],
  ['/docs/migrating/migrating-0.1.x', '/docs/migrating/migrating-0.1.x'],
])('%j shows the page %s', (path, page) => {
  expect(matchRoute(model.routes, path)).toBe(pageAt(page));
});

test.each([
  ['/docs', 'a docs section is not a page'],
  ['/docs/overview/more', 'an address below a page'],
  ['/docs/over', 'a prefix of a page'],
  ['/Docs/Overview', 'different case'],
  ['//docs/overview', 'an empty segment'],
  ['docs/overview', 'a relative path'],
  ['/docs/overview?x', 'a query'],
  ['/docs/overview.html', 'a file name'],
  ['/%E0%A4%A', 'malformed escapes'],
  ['/__proto__', 'a property of every object'],
])('%s shows no page: %s', (path) => {
  expect(matchRoute(model.routes, path)).toBeUndefined();
});

test.each([
  ['/examples', true],
  ['/examples/', true],
  ['/examples/basic/index.html', true],
  ['/%65xamples/basic', true],
  ['/examples-old', false],
  ['/docs/examples', false],
  ['/', false],
])('another app handles %s: %s', (path, expected) => {
  expect(isFullNavigation(model, path)).toBe(expected);
});

test('a redirect that leaves the site is a full navigation, and what is below it is not', () => {
  const leaving = { ...model, outbound: [{ from: '/chat', to: 'https://chat.example' }] };
  expect(['/chat', '/chat/', '/chat/x'].map((path) => isFullNavigation(leaving, path))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a doc page belongs to the docs section that declares it, other pages to none', () => {
  expect(findSection(model, pageAt('/docs/overview'))?.path).toBe('/docs');
  expect(findSection(model, pageAt('/docs-0.1/start'))?.path).toBe('/docs-0.1');
  expect(findSection(model, pageAt('/support'))).toBeUndefined();
  expect(findSection(model, undefined)).toBeUndefined();
});
