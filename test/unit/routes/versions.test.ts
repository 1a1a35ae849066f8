import { listVersions } from '../../../src/routes/versions';
import { model, pageAt, site } from '../sampleSite';

test('the root of the docs redirects to the chosen version, unless it is a page', () => {
  const versions = { next: '/docs/overview', '0.1': '/docs-0.1/start' };
  expect(listVersions(site, model)).toEqual({ versions, docsPath: '/docs' });
  const withPage = { ...model, routes: [...model.routes, { ...pageAt('/docs/overview'), path: '/docs' }] };
  expect(listVersions(site, withPage)).toEqual({ versions });
});
