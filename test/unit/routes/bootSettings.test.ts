import { createBootSettings } from '../../../src/routes/bootSettings';
import { model, site } from '../sampleSite';

test('the boot script receives the redirect rules of the site', () => {
  expect(
    createBootSettings({ ...site, baseUrl: '/sub/', offline: { ...site.offline, worker: false } }, model),
  ).toEqual({
    baseUrl: '/sub/',
    colorMode: 'light',
    prefetchSkip: { all: ['2g', 'save-data'] },
    inViewBytes: 40_000,
    worker: false,
    saveSkip: { any: ['2g', 'save-data'] },
    appPrefixes: ['/r', '/examples'],
    versions: { next: '/docs/overview', '0.1': '/docs-0.1/start' },
    docsPath: '/docs',
  });
});

test('a site with one version has no version settings', () => {
  const docs = { ...site.docs, versions: site.docs.versions.slice(0, 1) };
  const settings = createBootSettings({ ...site, docs }, model);
  expect([settings.versions, settings.docsPath]).toEqual([{}, undefined]);
});
