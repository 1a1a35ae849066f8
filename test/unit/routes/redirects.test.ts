import fc from 'fast-check';
import { loadConfig } from '../../../src/config/load';
import type { RouteModel } from '../../../src/config/model';
import { resolveRedirect } from '../../../src/routes/redirects';
import { withBase } from '../../../src/shared/url';
import { model, pageAt, THIS_SITE } from '../sampleSite';

const NUL = '\u0000';

describe.each([
  ['a small site', model],
  ['this site', loadConfig(THIS_SITE).routes],
])('old addresses of %s', (_, routes) => {
  test.each<[path: string, target: string | null, because: string]>([
    ['/r/x/docs/overview', '/docs/overview', 'the first segment is dropped'],
    ['/r/x/next/docs/overview', '/docs/overview', '"next" after it is dropped too'],
    ['/r/x/0.2.0-beta.5/docs/overview', '/docs/overview', 'a version after it is dropped too'],
    ['/r/x/v0.1.0/docs/overview', '/docs/overview', 'a version may start with v'],
    ['/r/next/docs/overview', '/docs/overview', 'a leading version is dropped as the first segment'],
    ['/r/docs/overview', '/docs/overview', 'the first segment is kept if only that is a page'],
    ['/r/docs/next/overview', '/docs/overview', 'without the word next'],
    ['/r/docs/0.1.0/overview', '/docs/overview', 'without the version'],
    ['/r/docs/api/editor', '/docs/api/editor', 'what the published library links to'],
    [
      '/r/x/docs/migrating/migrating-0.1.x',
      '/docs/migrating/migrating-0.1.x',
      'a version in a name is no version',
    ],
    ['/r/a/next/b', '/b', 'an unknown target follows the specification'],
    ['/r/a/b/next', '/b/next', 'only the second segment can be a version'],
    ['/r/a/next/next/b', '/next/b', 'only one is dropped'],
    ['/r/docs/0.1.x/overview', '/0.1.x/overview', '0.1.x is not a valid version'],
    ['/r/docs/1.0/overview', '/1.0/overview', '1.0 is not a valid version'],
    ['/r/docs/Next/overview', '/Next/overview', 'Next is not a valid version'],
    ['/r/support', '/support', 'a single segment that is a page'],
    ['/r/docs', '/docs/overview', 'a single segment that redirects to a page'],
    ['/r/x/docs', '/docs/overview', 'the docs section redirects to its index'],
    ['/r/x/next/docs', '/docs/overview', 'also with a version'],
    ['/r/zzz', '/', 'a single unknown segment'],
    ['/r/x/next', '/', 'nothing left'],
    ['/r/', '/', 'an empty rest'],
    ['/r', '/', 'without a slash'],
    ['/r/x/docs/overview/', '/docs/overview', 'a trailing slash is the same page'],
    ['/r/x/docs/overview/index.html', '/docs/overview', 'index.html is the same page'],
    ['/r/x/%64ocs/overview', '/docs/overview', 'escapes are decoded once'],
    ['/r/x/docs%2Foverview', '/docs%2Foverview', 'an escaped slash separates nothing'],
    ['/r/x/zzz/caf%C3%A9', '/zzz/caf%C3%A9', 'non-ASCII letters stay escaped'],
    ['/docs', '/docs/overview', 'the docs section redirects to its index'],
    ['/docs/', '/docs/overview', 'also with a slash'],
    ['/docs/index.html', '/docs/overview', 'also with index.html'],
    ['/docs/overview', null, 'a page'],
    ['/', null, 'the landing page'],
    ['/rx/docs/overview', null, 'a longer word'],
    ['/R/x/docs/overview', null, 'a capital letter'],
    ['/x/r/docs/overview', null, 'a prefix further in'],
  ])('%s redirects to %s: %s', (path, target) => {
    expect(resolveRedirect(path, routes)).toBe(target);
  });

  test.each([
    ['/r/x//evil.example', '/evil.example'],
    ['/r//evil.example', '/'],
    ['/r///evil.example/x', '/x'],
    ['/r/x///evil.example', '/evil.example'],
    ['/r/x/\\evil.example', '/%5Cevil.example'],
    ['/r/x/\\\\evil.example', '/%5C%5Cevil.example'],
    ['/r/x/%5Cevil.example', '/%5Cevil.example'],
    ['/r/x/%2f%2fevil.example', '/%2F%2Fevil.example'],
    ['/r/x/%252f%252fevil.example', '/%252f%252fevil.example'],
    ['/r/x/https://evil.example', '/https%3A/evil.example'],
    ['/r/x/https:%2f%2fevil.example', '/https%3A%2F%2Fevil.example'],
    ['/r/x/javascript:alert(1)', '/javascript%3Aalert(1)'],
    ['/r/x/\t/evil.example', '/%09/evil.example'],
    ['/r/x/\n\\evil.example', '/%0A%5Cevil.example'],
    [`/r/x/${NUL}`, '/%00'],
    ['/r/x/%00docs/overview', '/%00docs/overview'],
    ['/r/x/../../support', '/support'],
    ['/r/../x/support', '/support'],
    ['/r/x/%2e%2e/%2E%2e/support', '/support'],
    ['/r/x/./support', '/support'],
    ['/r/x/%252e%252e/support', '/%252e%252e/support'],
    ['/r/x/..%2f..%2fsupport', '/..%2F..%2Fsupport'],
    ['/r/x/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/r/x/\ud800', '/'],
    ['/r/x/a\udc00/support', '/support'],
    ['/r/x/docs/overview?q', '/docs/overview%3Fq'],
    ['/r/x/docs/overview#h', '/docs/overview%23h'],
    ['/r/x/user@evil.example', '/user%40evil.example'],
  ])('%j stays inside the site, at %s', (path, target) => {
    const resolved = resolveRedirect(path, routes);
    expect(resolved).toBe(target);
    expect(isCleanPathOfSite(resolved ?? '')).toBe(true);
  });
});

test.each<[path: string, target: string | null, because: string]>([
  ['/help', '/support', 'an exact old address'],
  ['/help/', '/support', 'with a trailing slash'],
  ['/r/x/help', '/support', 'an old address behind the prefix'],
  ['/help/me', null, 'an address below it'],
])('%s redirects to %s: %s', (path, target) => {
  expect(resolveRedirect(path, model)).toBe(target);
});

test('drops the first segment of an old address when both readings are pages', () => {
  const route = { ...pageAt('/support'), path: '/overview' };
  const both: RouteModel = { ...model, routes: [...model.routes, route] };
  expect(resolveRedirect('/r/docs/overview', both)).toBe('/overview');
  expect(resolveRedirect('/r/docs/next/overview', both)).toBe('/overview');
});

test('a rule drops only what it names', () => {
  const rules = (drop: readonly ('segment' | 'version')[]): RouteModel => ({
    ...model,
    redirects: [{ prefix: '/old', drop }],
  });
  expect(resolveRedirect('/old/docs/next/overview', rules(['version']))).toBe('/docs/overview');
  expect(resolveRedirect('/old/a/next/b', rules(['version']))).toBe('/a/b');
  expect(resolveRedirect('/old/a/next/b', rules(['segment']))).toBe('/next/b');
});

const FRAGMENTS = [
  '/', '//', '///', '\\', '\\\\', '/\\', '%2f', '%2F', '%252f', '%5c', '%255C',
  '.', '..', '/..', '/./', '%2e', '%2e%2e', '.%2E', '%252e%252e', ';', '/;/',
  'https:', 'http://', 'javascript:alert(1)', 'data:text/html,', 'blob:', '@', ':80', ':',
  'evil.example', 'user:pass@evil.example', '[::1]', 'localhost', '127.0.0.1', 'xn--',
  '?', '#', '&', '%3f', '%23', '%00', '%', '%%', '%E0%A4%A', '%ff', '%C0%AF', '%u002f',
  '\t', '\n', '\r', '\u0000', '\u007f', '\u0085', '\u2028', '\u202e', '\ufeff', '\u2044', '\uff0f', '\u3002', ' ',
  '\ud800', '\udc00', '😀', 'é',
  'r', '/r', '/r/', '/r/x', 'x', 'next', '/next/', '0.1.0', 'v1.2.3', '1.0', '0.1.x', ' 1.2.3 ',
  'docs', '/docs', 'overview', '/docs/overview', 'support', 'help', 'index.html', '__proto__', 'constructor', 'examples',
]; // prettier-ignore

const hostilePath = fc
  .tuple(
    fc.constantFrom('/r/', '/r/x/', '/r/x/next/', '/r/docs/', '/r', '/', ''),
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...FRAGMENTS) },
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      {
        maxLength: 12,
      },
    ),
  )
  .map(([start, fragments]) => start + fragments.join(''));

test('no path, however hostile, leaves the site or redirects in a loop', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      let current = path;
      for (let step = 0; step <= path.length + 1; step++) {
        const target = resolveRedirect(current, model);
        if (target === null) return true;
        if (!isCleanPathOfSite(target)) return false;
        current = target;
      }
      return false;
    }),
    { numRuns: 50_000 },
  );
});

/** Whether browsers resolve the path to exactly itself, on this host and below the base URL. */
function isCleanPathOfSite(path: string): boolean {
  return (
    ['/', '/sub/'].every((base) => {
      const address = withBase(base, path);
      const url = new URL(address, 'https://site.example/anywhere/else');
      return (
        url.href === `https://site.example${address}` && url.pathname === address && address.startsWith(base)
      );
    }) && !/^\/[/\\]|[\\\p{Cc}]|\/\.{1,2}(\/|$)/u.test(path)
  );
}
