import { loadConfig } from '../../../src/config/load';
import { pageAddress, pageChunk, readPageAddress } from '../../../src/shared/manifests';
import { THIS_SITE } from '../sampleSite';

test.each([
  ['/', 'page~'],
  ['/support', 'page~support'],
  ['/docs/api/useEditor', 'page~docs~api~useEditor'],
  ['/docs/migrating/migrating-0.1.x', 'page~docs~migrating~migrating-0.1.x'],
])('the content of %s is in the chunk %s', (path, chunk) => {
  expect(pageChunk(path)).toBe(chunk);
});

test('a hyphen and a slash result in different chunks', () => {
  expect(pageChunk('/a/b-c')).not.toBe(pageChunk('/a/b/c'));
});

test('no two pages of this site share a chunk', () => {
  const chunks = loadConfig(THIS_SITE).routes.routes.map(({ path }) => pageChunk(path));
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('a hash and a path form the address of a script', () => {
  const address = pageAddress('/sub/', '/docs/overview', '1a2b3c');
  expect(address).toBe('/sub/assets/page~docs~overview.1a2b3c.js');
  expect(readPageAddress(address)).toEqual({ path: '/docs/overview', hash: '1a2b3c' });
});

test.each([
  ['/assets/page~.1a2b3c.js', { path: '/', hash: '1a2b3c' }],
  ['/assets/page~docs~migrating-0.1.x.1a2b3c.js', { path: '/docs/migrating-0.1.x', hash: '1a2b3c' }],
  ['/assets/pages.1a2b3c.js', undefined],
  ['/assets/page~docs.1a2b3c.js.map', undefined],
  ['/assets/app.1a2b3c.js', undefined],
  ['/docs/page~', undefined],
])('%s is the script of the page %j', (address, page) => {
  expect(readPageAddress(address)).toEqual(page);
});
