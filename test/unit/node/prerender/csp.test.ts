import { createCsp } from '../../../../src/node/prerender/csp';
import { siteSchema } from '../../../../src/config/siteSchema';
import { sampleSettings, site } from '../../sampleSite';

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const policyOf = (settings: object, scripts: string[] = [], styles: string[] = []) =>
  directives(createCsp(siteSchema.parse({ ...sampleSettings, ...settings }), scripts, styles));

const framing = (frame?: string) => ({
  landing: { example: { title: 'An editor', poster: '/still.svg', frame } },
});

test('the CSP allows only files of this site, and no plugin or <base>', () => {
  const policy = directives(createCsp(site, [], []));
  expect(policy.get('default-src')).toBe("'self'");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('connect-src')).toBe("'self'");
});

test('no inline script or style is allowed without its hash', () => {
  const policy = policyOf({}, ['alert(1)'], ['p{color:red}']);
  expect(policy.get('script-src')).toBe("'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy.get('style-src')).toContain("'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='");
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
});

test('the hash of a text on many pages is listed once', () => {
  expect(createCsp(site, ['a', 'a'], ['b', 'b'])).toBe(createCsp(site, ['a'], ['b']));
});

test('the hosts of the search service are allowed only with credentials', () => {
  const hosted = { appId: 'ID', apiKey: '0'.repeat(32), indexName: 'docs' };
  expect(policyOf({ search: { hosted } }).get('connect-src')).toBe(
    "'self' https://*.algolia.net https://*.algolianet.com",
  );
  expect(policyOf({ search: {} }).get('connect-src')).toBe("'self'");
});

test.each([
  [undefined, "'self'"],
  ['/examples/landing/', "'self'"],
  ['https://examples.example/landing/?x=1#y', "'self' https://examples.example"],
  ['https://examples.example:8443/landing', "'self' https://examples.example:8443"],
])('with the example at %s frames may come from %s', (frame, source) => {
  expect(policyOf(framing(frame)).get('frame-src')).toBe(source);
});

test('frames and pictures may come from the hosts that the site allows', () => {
  const allow = { frames: ['https://sandbox.example'], pictures: ['https://münchen.example'] };
  expect(policyOf({ allow }).get('frame-src')).toBe("'self' https://sandbox.example");
  expect(policyOf({ allow }).get('img-src')).toBe("'self' data: https://xn--mnchen-3ya.example");
});
