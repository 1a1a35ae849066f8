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
  ['/', '/', '/index.html', 'by its file'],
  ['/sub/', '/', '/sub/', 'the right base'],
  ['/sub/', '/', '/sub', 'without the last slash'],
  ['/sub/', '/', '/sub/index.html', 'by its file'],
  ['/', '/docs/overview', '/docs/overview', 'the right base'],
  ['/', '/docs/overview', '/docs/overview/', 'with a slash'],
  ['/', '/docs/overview', '/docs/overview//', 'with two'],
  ['/', '/docs/overview', '/docs/overview/index.html', 'by its file'],
  ['/sub/', '/docs/overview', '/sub/docs/overview/', 'the right base'],
  ['/sub/', '/docs/overview', '/%73ub/%64ocs/%6Fverview', 'escaped for no reason'],
  ['/', '/docs/overview', '/elsewhere', 'an address that has nothing to do with it'],
  ['/', '/docs/overview', '/mydocs/overview', 'an address that only ends in the same letters'],
  ['/', '/docs/overview', '/docs/overview/more', 'an address that goes on'],
  ['/', '/docs/overview', '/%E0%A4%A', 'malformed escapes'],
])('built for %s, the page %s served at %s is silent: %s', (baseUrl, route, pathname) => {
  expect(findWrongBase(baseUrl, route, pathname)).toBeNull();
});

test('the banner says what is wrong in words, and writes no markup from the address', () => {
  showBaseBanner('/<img src=x onerror=alert(1)>/');
  const banner = document.querySelector('[role=alert]')!;
  expect(banner.textContent).toMatch(/^Your Docusaurus site did not load properly\b/);
  expect(banner.textContent).toContain('"/<img src=x onerror=alert(1)>/"');
  expect(banner.children).toHaveLength(0);
  expect(document.body.firstElementChild).toBe(banner);
});
