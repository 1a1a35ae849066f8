import type { PageManifest } from '../../../src/shared/manifests';
import { packManifest, unpackManifest } from '../../../src/shared/packedManifest';

const manifest: PageManifest = {
  app: ['/assets/pages.1.js', '/assets/app.2.js'],
  layouts: ['/assets/layout-plain.3.js'],
  pages: { '/docs/one': ['1a2b3c', 5000], '/docs/two': ['4d5e6f', 6000] },
};

test.each<[string, PageManifest]>([
  ['of a page with links', manifest],
  ['of a page without links', { ...manifest, pages: {} }],
])('a manifest %s survives packing', (_, page) => {
  expect(unpackManifest(packManifest(page))).toEqual(page);
});

test('an edit of a linked page changes only the part at the end of the file', () => {
  const edited: PageManifest = {
    ...manifest,
    app: ['/assets/pages.9.js', '/assets/app.2.js'],
    pages: { ...manifest.pages, '/docs/two': ['aaaaaa', 5990] },
  };
  const [before, after] = [manifest, edited].map(packManifest);
  expect(after?.files).toEqual(before?.files);
  expect(after?.build).not.toBe(before?.build);
});
