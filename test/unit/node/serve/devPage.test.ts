import { brokenPage } from '../../../../src/node/serve/devPage';

test('an error is shown as text, by a page that reloads with the next build', () => {
  const html = brokenPage({ baseUrl: '/sub/', version: 3, frame: 2, error: '<Badge> & <b>more</b>' });
  expect(html).toContain('>&lt;Badge> &amp; &lt;b>more&lt;/b></pre>');
  expect(html).toContain('<html data-dev-events="/sub/__dev" data-dev-version="3" data-dev-frame="2">');
  expect(html).toContain('<script src="/sub/__dev.js"></script>');
});
