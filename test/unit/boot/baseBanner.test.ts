/** @jest-environment jsdom */
import { findWrongBase, showBaseBanner } from '../../../src/boot/baseBanner';

test.each([
  ['/sub/', '/', '/', '/'],
  ['/sub/', '/', '/index.html', '/'],
  ['/sub/', '/docs/overview', '/docs/overview', '/'],
  ['/sub/', '/docs/overview', '/docs/overview/', '/'],
  ['/sub/', '/docs/overview', '/docs/overview/index.html', '/'],
  ['/', '/', '/sub/', '/sub/'],
  ['/', '/', '/sub', '/sub/'],
  ['/', '/', '/sub/index.html', '/sub/'],
  ['/', '/docs/overview', '/sub/docs/overview', '/sub/'],
  ['/', '/docs/overview', '/sub/docs/overview/', '/sub/'],
  ['/', '/docs/overview', '/sub/docs/overview/index.html', '/sub/'],
  ['/', '/docs/overview', '/a/b/docs/overview', '/a/b/'],
  ['/', '/docs/overview', '/docs/docs/overview', '/docs/'],
  ['/', '/docs/overview', '/%73ub/%64ocs/overview', '/sub/'],
  ['/old/', '/docs/overview', '/new/docs/overview', '/new/'],
  ['/', '/docs/migrating/migrating-0.1.x', '/sub/docs/migrating/migrating-0.1.x', '/sub/'],
])('built for %s, the page %s served at %s suggests %s', (baseUrl, route, pathname, suggestion) => {
  expect(findWrongBase(baseUrl, route, pathname)).toBe(suggestion);
});

test.each([
  ['/', '/', '/', 'the right base'],
  ['/', '/', '/index.html', 'with index.html'],
  ['/sub/', '/', '/sub/', 'the right base'],
  ['/sub/', '/', '/sub', 'without the trailing slash'],
  ['/sub/', '/', '/sub/index.html', 'with index.html'],
  ['/', '/docs/overview', '/docs/overview', 'the right base'],
  ['/', '/docs/overview', '/docs/overview/', 'with a slash'],
  ['/', '/docs/overview', '/docs/overview//', 'with two slashes'],
  ['/', '/docs/overview', '/docs/overview/index.html', 'with index.html'],
  ['/sub/', '/docs/overview', '/sub/docs/overview/', 'the right base'],
  ['/sub/', '/docs/overview', '/%73ub/%64ocs/%6Fverview', 'needless escapes'],
  ['/', '/docs/overview', '/elsewhere', 'an unrelated address'],
  ['/', '/docs/overview', '/mydocs/overview', 'an address that only ends with the same letters'],
  ['/', '/docs/overview', '/docs/overview/more', 'a longer address'],
  ['/', '/docs/overview', '/%E0%A4%A', 'malformed escapes'],
])('built for %s, the page %s served at %s shows no banner: %s', (baseUrl, route, pathname) => {
  expect(findWrongBase(baseUrl, route, pathname)).toBeNull();
});

test('the banner explains the problem and escapes the address', () => {
  showBaseBanner('/<img src=x onerror=alert(1)>/');
  const banner = document.querySelector('[role=alert]')!;
  expect(banner.textContent).toMatch(/^Your Docusaurus site did not load properly\b/);
  expect(banner.textContent).toContain('"/<img src=x onerror=alert(1)>/"');
  expect(banner.children).toHaveLength(0);
  expect(document.body.firstElementChild).toBe(banner);
});
