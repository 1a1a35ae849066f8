import type { DocsSection } from '../../../src/config/model';
import { findGroup, findInVersion, findNeighbours } from '../../../src/routes/sidebar';
import { model } from '../sampleSite';

const [next, old] = model.sections as [DocsSection, DocsSection];

test.each<[path: string, previous: string | undefined, following: string | undefined, because: string]>([
  ['/docs/overview', undefined, '/docs/api/editor', 'the first page has none before it'],
  [
    '/docs/api/editor',
    '/docs/overview',
    '/docs/migrating/migrating-0.1.x',
    'the next one may stand in the next group',
  ],
  ['/docs/migrating/migrating-0.1.x', '/docs/api/editor', undefined, 'the last page has none after it'],
  ['/support', undefined, undefined, 'a page outside has no neighbours'],
])('%s is between %s and %s: %s', (path, previous, following) => {
  const neighbours = findNeighbours(next, path);
  expect(neighbours.previous?.path).toBe(previous);
  expect(neighbours.next?.path).toBe(following);
});

test.each([
  ['/docs/overview', 'Introduction'],
  ['/docs/migrating/migrating-0.1.x', 'Migrating'],
  ['/support', undefined],
])('%s is in the group %s', (path, label) => {
  expect(findGroup(next, path)?.label).toBe(label);
});

test.each([
  [next, old, '/docs/overview', '/docs-0.1/overview', 'the same page where it exists'],
  [next, old, '/docs/api/editor', '/docs-0.1/start', 'the start of that version otherwise'],
  [old, next, '/docs-0.1/overview', '/docs/overview', 'the same page in the other direction'],
  [old, next, '/docs-0.1/start', '/docs/overview', 'the start in the other direction'],
  [next, next, '/docs/api/editor', '/docs/api/editor', 'the current version'],
])('the version menu links to the matching page (%#)', (from, to, path, expected) => {
  expect(findInVersion(from, to, path)).toBe(expected);
});

test('a version that starts at "/" keeps its pages apart from the others', () => {
  const atRoot: DocsSection = {
    ...next,
    path: '/',
    groups: [{ label: 'All', pages: [{ path: '/overview', label: 'Overview' }] }],
    index: '/overview',
  };
  expect(findInVersion(atRoot, old, '/overview')).toBe('/docs-0.1/overview');
  expect(findInVersion(old, atRoot, '/docs-0.1/overview')).toBe('/overview');
});
