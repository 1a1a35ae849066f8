import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load';
import { matchRoute } from '../../src/routes/matchRoute';
import { htmlFile } from '../../src/shared/url';
import { type SiteName, SITES } from '../paths';

/** Files below docs/ that the "Edit this page" links of a built site point to, by page path. */
function editLinks(name: SiteName): (readonly [page: string, href: string])[] {
  const { out } = SITES[name];
  return readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const html = readFileSync(join(out, file), 'utf8');
      const route = /<html[^>]* data-route="([^"]*)"/.exec(html)?.[1] ?? '';
      return [...html.matchAll(/<a href="([^"]*)"[^>]*>Edit this page/g)].map(
        ([, href = '']) => [route, href] as const,
      );
    });
}

test.each(['site', 'gallery'] as const)(
  'every "Edit this page" link of "%s" appends the page’s own, existing file to docs.editUrl',
  (name) => {
    const { site, routes } = loadConfig(SITES[name].root);
    const { editUrl } = site.docs;
    for (const [page, href] of editLinks(name)) {
      const file = matchRoute(routes.routes, page)?.file ?? 'no file';
      expect(href).toBe(`${editUrl}${file}`);
      expect(existsSync(join(SITES[name].root, file))).toBe(true);
    }
  },
);

test('every docs page has the link if the site sets docs.editUrl', () => {
  const { routes } = loadConfig(SITES.gallery.root).routes;
  const pages = routes.filter(({ kind }) => kind === 'doc').map(({ path }) => path);
  expect(
    editLinks('gallery')
      .map(([page]) => page)
      .sort(),
  ).toEqual(pages.sort());
});

test('the published site has no edit links, because its repository has no public address', () => {
  expect(editLinks('site')).toEqual([]);
});

test('every docs page opens as Markdown, here and in the services of docs.openIn', () => {
  const { root, out } = SITES.gallery;
  for (const { path, kind } of loadConfig(root).routes.routes) {
    if (kind !== 'doc') continue;
    const html = readFileSync(join(out, htmlFile(path)), 'utf8');
    const [, own = ''] = /<a href="([^"]*)"[^>]*>View as Markdown/.exec(html) ?? [];
    expect(existsSync(join(out, own))).toBe(true);
    const [, elsewhere = ''] = /<a href="([^"]*)"[^>]*>Open in Reader/.exec(html) ?? [];
    expect(new URL(elsewhere).searchParams.get('page')).toBe(`https://gallery.example${own}`);
  }
});
