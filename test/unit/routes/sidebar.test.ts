import type { DocsSection } from '../../../src/config/model';
import {
  findGroup,
  findInVersion,
  findNeighbours,
  isOpen,
  pagesOf,
  shownGroups,
  startPages,
} from '../../../src/routes/sidebar';
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

describe('nested groups', () => {
  const inner = { label: 'Inner', pages: [{ path: '/docs/B', label: 'B' }], collapsed: true };
  const outer = { label: 'Outer', pages: [inner, { href: 'https://other.example', label: 'Other' }] };
  const nested: DocsSection = {
    ...next,
    groups: [{ label: '', pages: [{ path: '/docs/A', label: 'A' }] }, outer],
    hidden: [{ path: '/docs/C', label: 'C' }],
  };

  test('are part of the reading order, and links and hidden pages are not', () => {
    expect(pagesOf(nested.groups).map(({ path }) => path)).toEqual(['/docs/A', '/docs/B']);
    expect(findNeighbours(nested, '/docs/A').next?.path).toBe('/docs/B');
    expect(findNeighbours(nested, '/docs/C')).toEqual({});
  });

  test('give their pages the outer label, and pages outside of groups have none', () => {
    expect(findGroup(nested, '/docs/B')?.label).toBe('Outer');
    expect(findGroup(nested, '/docs/A')).toBeUndefined();
  });

  test('that are collapsed are open only on their own pages', () => {
    expect([isOpen(inner, '/docs/A'), isOpen(inner, '/docs/B'), isOpen(outer, '/docs/A')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('the sidebar', () => {
  const groupOf = (label: string, count: number) => ({
    label,
    pages: Array.from({ length: count }, (_, index) => ({
      path: `/${label}/${index}`,
      label: `${label} ${index}`,
    })),
  });
  /** Each group as its label, its link if it is collapsed, and the labels of its pages. */
  const show = (path: string, ...counts: readonly number[]) =>
    shownGroups({ groups: counts.map((count, index) => groupOf('abc'[index] ?? '', count)) }, path).map(
      ({ label, first, pages }) => [label, first?.path, pages.map((page) => page.label)],
    );
  const labels = (group: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${group} ${from + index}`);

  test('shows every page of a section with up to 100 pages', () => {
    expect(show('/a/1', 40, 60)).toEqual([
      ['a', undefined, labels('a', 0, 39)],
      ['b', undefined, labels('b', 0, 59)],
    ]);
  });

  test('of a large section collapses the other groups to a link to their first page', () => {
    expect(show('/b/0', 92, 9, 1)).toEqual([
      ['a', '/a/0', []],
      ['b', undefined, labels('b', 0, 8)],
      ['c', '/c/0', []],
    ]);
  });

  test('of a large group shows the pages around the current one', () => {
    expect(show('/a/50', 101)[0]?.[2]).toEqual([
      '42 earlier pages',
      ...labels('a', 42, 58),
      '42 later pages',
    ]);
    expect(show('/a/9', 101)[0]?.[2]).toEqual(['1 earlier page', ...labels('a', 1, 17), '83 later pages']);
    expect(show('/a/100', 101)[0]?.[2]).toEqual(['92 earlier pages', ...labels('a', 92, 100)]);
  });

  test('leads from the links to earlier and later pages to the pages beside those shown', () => {
    const [group] = shownGroups({ groups: [groupOf('a', 200)] }, '/a/50');
    const pages = pagesOf(group?.pages ?? []);
    expect([pages.at(0)?.path, pages.at(-1)?.path]).toEqual(['/a/41', '/a/59']);
  });
});

test('the pages to start from are the first of each group, then the others', () => {
  const group = (label: string, count: number) => ({
    label,
    pages: Array.from({ length: count }, (_, index) => ({ path: `/${label}${index}`, label: 'Page' })),
  });
  const paths = (counts: readonly number[]) =>
    startPages({ groups: counts.map((count, index) => group('abcdefgh'[index] ?? '', count)) }).map(
      ({ path }) => path,
    );
  expect(paths([3, 1])).toEqual(['/a0', '/b0', '/a1', '/a2']);
  expect(paths([9, 9, 9, 9, 9, 9, 9, 9])).toEqual(['/a0', '/b0', '/c0', '/d0', '/e0', '/f0']);
});
