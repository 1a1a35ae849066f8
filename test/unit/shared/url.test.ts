import fc from 'fast-check';
import {
  decode,
  encodePath,
  hashTarget,
  htmlFile,
  isBelow,
  isSitePath,
  normalizePath,
  splitHref,
  withBase,
  withoutBase,
} from '../../../src/shared/url';

test.each([
  ['/', '/docs/overview', '/docs/overview'],
  ['/sub/', '/docs/overview', '/sub/docs/overview'],
  ['/sub/', '/', '/sub/'],
  ['/sub/', '/search?q=a#b', '/sub/search?q=a#b'],
  ['/sub/', 'https://evil.example/', 'https://evil.example/'],
  ['/sub/', '//evil.example', '//evil.example'],
  ['/sub/', '/\\evil.example', '/\\evil.example'],
  ['/sub/', '#part', '#part'],
  ['/sub/', 'mailto:a@b.example', 'mailto:a@b.example'],
])('below %s, %s becomes %s', (base, href, expected) => {
  expect(withBase(base, href)).toBe(expected);
});

test.each([
  ['/', '/docs', '/docs'],
  ['/', '/', '/'],
  ['/sub/', '/sub/docs/', '/docs/'],
  ['/sub/', '/sub/', '/'],
  ['/sub/', '/sub', '/'],
  ['/sub/', '/', null],
  ['/sub/', '/subway/docs', null],
  ['/sub/', '/docs', null],
  ['/a/b/', '/a/', null],
])('without the base %s, %s becomes %s', (base, pathname, expected) => {
  expect(withoutBase(base, pathname)).toBe(expected);
});

test('adding and removing the base returns the same path', () => {
  const segment = fc.string({ minLength: 1 }).map(encodeURIComponent);
  const base = fc.array(segment, { maxLength: 3 }).map((names) => ['', ...names, ''].join('/'));
  const path = fc.array(segment, { maxLength: 4 }).map((names) => `/${names.join('/')}`);
  fc.assert(
    fc.property(base, path, (baseUrl, sitePath) => {
      expect(withoutBase(baseUrl, withBase(baseUrl, sitePath))).toBe(sitePath);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/docs', true],
  ['/', true],
  ['docs', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\evil.example', false],
  ['https://evil.example', false],
  ['#part', false],
  ['', false],
])('%j is a path of this site: %s', (href, expected) => {
  expect(isSitePath(href)).toBe(expected);
});

test.each([
  ['/docs/overview', '/docs/overview'],
  ['/docs/overview/', '/docs/overview'],
  ['/docs/overview/index.html', '/docs/overview'],
  ['/index.html', '/'],
  ['/', '/'],
  ['', '/'],
  ['/docs/my-index.html', '/docs/my-index.html'],
  ['/%64ocs/overview', '/docs/overview'],
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4%A/', '/%E0%A4%A'],
])('%j is the page %j', (path, page) => {
  expect(normalizePath(path)).toBe(page);
});

test.each([
  ['/a?b#c', ['/a', '?b', '#c']],
  ['/a', ['/a', '', '']],
  ['#c?d', ['', '', '#c?d']],
  ['?b', ['', '?b', '']],
  ['/a#c#d', ['/a', '', '#c#d']],
  ['/a?b\nc#d', ['/a', '?b\nc', '#d']],
  ['', ['', '', '']],
])('%j is split into %j', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});

test.each([
  ['#props', 'props'],
  ['#caf%C3%A9', 'café'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['##', '#'],
  ['#', ''],
  ['', ''],
])('the hash %j targets the id %j', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});

test.each([
  ['/examples', '/examples', true],
  ['/examples', '/examples/', true],
  ['/examples', '/examples/basic/index.html', true],
  ['/examples', '/examples2', false],
  ['/examples', '/docs/examples', false],
  ['/', '/anything', true],
])('below %s: %s, %s', (prefix, path, expected) => {
  expect(isBelow(prefix, path)).toBe(expected);
});

test.each([
  ['/', 'index.html'],
  ['/search', 'search/index.html'],
  ['/docs/migrating/migrating-0.1.x', 'docs/migrating/migrating-0.1.x/index.html'],
])('a host serves %s from the file %s', (path, file) => {
  expect(htmlFile(path)).toBe(file);
});

test('malformed escapes stay unchanged in any text', () => {
  expect(decode('%E0%A4%A')).toBe('%E0%A4%A');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof decode(`${text}%`) === 'string'));
});

test.each([
  ['/C#.svg', '/C%23.svg'],
  ['/Why?.png', '/Why%3F.png'],
  ['/café 50%.png', '/caf%C3%A9%2050%25.png'],
  ['/shot[1].png', '/shot%5B1%5D.png'],
])('the address of the file %s is %s', (path, address) => {
  expect(encodePath(path)).toBe(address);
  expect(decode(encodePath(path))).toBe(path);
});
