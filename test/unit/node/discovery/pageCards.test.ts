import { describeCard } from '../../../../src/node/discovery/pageCards';
import { model as routes, pageAt, site } from '../../sampleSite';

const page = pageAt('/docs/overview');
const config = { site, routes };

test('a card has the title and description of its page, and the group of the sidebar it is in', () => {
  expect(describeCard(config, page, undefined)).toEqual({
    site: site.title,
    section: 'Introduction',
    title: page.label,
    description: site.tagline,
  });
});

test('there is no card for a title in letters that the fonts lack', () => {
  expect(describeCard(config, { ...page, label: 'ドキュメント' }, undefined)).toBeUndefined();
});

test('there are no cards for pages outside of the documentation, for large sites, or where they are turned off', () => {
  const many = { ...routes, routes: Array.from({ length: 201 }, () => page) };
  expect(describeCard(config, { ...page, kind: 'plain' }, undefined)).toBeUndefined();
  expect(describeCard({ site, routes: many }, page, undefined)).toBeUndefined();
  const discovery = { ...site.discovery, pageCards: false };
  expect(describeCard({ site: { ...site, discovery }, routes }, page, undefined)).toBeUndefined();
});
