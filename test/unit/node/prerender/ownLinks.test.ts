import { findOwnLinks } from '../../../../src/node/prerender/ownLinks';
import { model, pageAt } from '../../sampleSite';

const html = `<header><a href="/sub/">Home</a></header>
<main class="main"><h1>Overview</h1><p><a class="x" href="/sub/docs/api/editor#props">Editor</a>
<a href="/sub/help">Help</a> <a href="https://other.example/sub/">Other</a> <a href="#here">Here</a>
<a href="/sub/no/such/page">Nowhere</a></p></main><footer><a href="/sub/search">Search</a></footer>`;

test('a page lists the links of its content, with redirects resolved, and its neighbours as likely next pages', () => {
  expect(findOwnLinks(html, pageAt('/docs/overview'), model, '/sub/')).toEqual([
    '/docs/api/editor',
    '/support',
  ]);
  expect(findOwnLinks('<main></main>', pageAt('/docs-0.1/start'), model, '/')).toEqual([
    '/docs-0.1/overview',
  ]);
});

test('a page without content and sidebar lists no next pages', () => {
  expect(findOwnLinks('', undefined, model, '/')).toEqual([]);
});
