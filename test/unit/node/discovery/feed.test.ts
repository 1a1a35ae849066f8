import { createFeed } from '../../../../src/node/discovery/feed';
import { site } from '../../sampleSite';

const page = (path: string, updated: string) => ({ path, title: `<${path}>`, description: 'A & B', updated });

test('the feed lists the pages that changed last, the newest first', () => {
  const feed =
    createFeed(site, [page('/a', '2026-01-02'), page('/b', '2026-03-01'), page('/c', '2026-01-02')]) ?? '';
  const titles = [...feed.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
  expect(titles.slice(1)).toEqual(['&lt;/b&gt;', '&lt;/a&gt;', '&lt;/c&gt;']);
  expect(feed).toContain('<updated>2026-03-01T00:00:00Z</updated>\n<entry>');
  expect(feed).toContain('<summary>A &amp; B</summary>');
});

test('the feed has at most 30 entries', () => {
  const pages = Array.from({ length: 40 }, (_, number) => page(`/${number}`, '2026-01-01'));
  expect(createFeed(site, pages)?.match(/<entry>/g)).toHaveLength(30);
});

test('there is no feed where no date is known', () => {
  expect(createFeed(site, [])).toBeUndefined();
});
