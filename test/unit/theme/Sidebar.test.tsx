import { renderToString } from 'react-dom/server';
import type { DocsSection } from '../../../src/config/model';
import { SiteContext } from '../../../src/runtime/siteContext';
import { Sidebar } from '../../../src/theme/Sidebar';
import { model, site } from '../sampleSite';

const page = (label: string) => ({ path: `/docs/${label}`, label });
const section: DocsSection = {
  path: '/docs',
  label: 'Docs',
  version: 'next',
  index: '/docs/a',
  groups: [
    { label: '', pages: [page('a'), { href: 'https://chat.example', label: 'Chat' }] },
    { label: 'Outer', pages: [{ label: 'Inner', pages: [page('b')], collapsed: true }] },
    { label: 'More', pages: [page('c')], collapsed: true },
  ],
};

/** The sidebar on a page, as HTML. */
function render(path: string): string {
  return renderToString(
    <SiteContext value={{ site: { ...site, baseUrl: '/sub/' }, model: { ...model, sections: [section] } }}>
      <Sidebar section={section} path={path} />
    </SiteContext>,
  );
}

test('groups fold, and collapsed ones are open on their own pages', () => {
  const groupsAt = (path: string) =>
    [...render(path).matchAll(/<details( open="")?><summary>(\w+)</g)].map(([, open, label]) => [
      label,
      open !== undefined,
    ]);
  expect(groupsAt('/docs/a')).toEqual([
    ['Outer', true],
    ['Inner', false],
    ['More', false],
  ]);
  expect(groupsAt('/docs/b')).toEqual([
    ['Outer', true],
    ['Inner', true],
    ['More', false],
  ]);
});

test('links to other hosts keep their address, and pages outside of groups have no heading', () => {
  const html = render('/docs/a');
  expect(html).toContain('<a href="https://chat.example">Chat</a>');
  expect(html).toContain('href="/sub/docs/a"');
  expect(html.match(/<section><ul>/g)).toHaveLength(1);
});
