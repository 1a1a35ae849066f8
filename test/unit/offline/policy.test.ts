import { answersNavigation, isSoundAsset } from '../../../src/offline/policy';

test.each([
  ['/', '/docs/overview', true, 'a page'],
  ['/', '/', true, 'the front page'],
  ['/', '/no/such/page', true, 'an address without a page'],
  ['/', '/examples', false, 'the app of another host folder'],
  ['/', '/examples/', false, 'with a slash'],
  ['/', '/examples/basic/index.html', false, 'and below it'],
  ['/', '/%65xamples/basic', false, 'however it is written'],
  ['/', '/examples-of-use', true, 'a longer word is a page of ours'],
  ['/sub/', '/sub/docs/overview', true, 'a page below the base'],
  ['/sub/', '/sub', true, 'the base itself'],
  ['/sub/', '/sub/examples/basic', false, 'the app below the base'],
  ['/sub/', '/examples/basic', false, 'what lies outside the base'],
  ['/sub/', '/subway', false, 'a longer word outside the base'],
])('with the base %s the worker answers %s: %s (%s)', (baseUrl, pathname, expected) => {
  expect(answersNavigation(pathname, { baseUrl, shell: 'shell.html', fullNavigation: ['/examples'] })).toBe(
    expected,
  );
});

test.each([
  [200, 'text/javascript', true],
  [200, 'text/javascript; charset=utf-8', true],
  [200, 'application/javascript', true],
  [200, 'text/css', true],
  [200, 'text/html', false],
  [200, 'text/html; charset=utf-8; was=text/javascript', false],
  [200, 'text/plain', false],
  [200, '', false],
  [200, null, false],
  [206, 'text/javascript', false],
  [304, 'text/javascript', false],
  [404, 'text/javascript', false],
  [500, 'text/css', false],
  [0, 'text/javascript', false],
])('an answer %i of type %j may be stored: %s', (status, contentType, expected) => {
  expect(isSoundAsset(status, contentType)).toBe(expected);
});
