import { isReachable } from '../../../src/offline/reach';
import { model } from '../sampleSite';

const HERE = new URL('https://site.example/sub/docs/concepts/nodes');
const saved = new Set(['/docs/overview', '/']);
const link = (href: string) => {
  const { origin, pathname } = new URL(href, HERE);
  return { href: new URL(href, HERE).href, origin, pathname };
};

test.each([
  ['/sub/docs/overview', true],
  ['/sub/docs/overview/#install', true],
  ['/sub/docs', true],
  ['/sub/r/x/docs/overview', true],
  ['/sub/', true],
  ['/sub/search', true],
  ['/sub/docs/concepts/nodes#here', true],
  ['/sub/docs/api/editor', false],
  ['/sub/support', false],
  ['/sub/examples/basic/', false],
  ['/sub/no/such/page', false],
  ['/elsewhere', false],
  ['https://other.example/', false],
  ['mailto:someone@site.example', true],
])('offline, a link to %s works: %s', (href, expected) => {
  expect(isReachable(link(href), HERE, '/sub/', model, saved)).toBe(expected);
});
