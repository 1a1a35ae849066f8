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
  ['/docs', 'the shell is no page of its own'],
  ['/docs/overview/more', 'nothing below a page is the page'],
  ['/docs/over', 'nor the start of its name'],
  ['/Docs/Overview', 'nor other letters'],
  ['//docs/overview', 'nor an empty segment'],
  ['docs/overview', 'nor a relative path'],
  ['/docs/overview?x', 'nor a query'],
  ['/docs/overview.html', 'nor a file of that name'],
  ['/%E0%A4%A', 'nor malformed escapes'],
  ['/__proto__', 'nor a name every object has'],
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
])('another app answers %s: %s', (path, expected) => {
  expect(isFullNavigation(model, path)).toBe(expected);
});

test('a doc page stands in the shell that declares it, other pages in none', () => {
  expect(findSection(model, pageAt('/docs/overview'))?.path).toBe('/docs');
  expect(findSection(model, pageAt('/docs-0.1/start'))?.path).toBe('/docs-0.1');
  expect(findSection(model, pageAt('/support'))).toBeUndefined();
  expect(findSection(model, undefined)).toBeUndefined();
});
