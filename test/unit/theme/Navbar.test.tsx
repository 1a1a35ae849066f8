import { renderToString } from 'react-dom/server';
import { SiteContext } from '../../../src/runtime/siteContext';
import { Navbar } from '../../../src/theme/Navbar';
import { model, pageAt, site } from '../sampleSite';

const items = [
  { label: 'Documentation', href: '/docs/overview' },
  { label: 'Editor', href: '/docs/api/editor' },
  { label: 'Support', href: '/support' },
  { label: 'Elsewhere', href: 'https://else.example/' },
];

/** Labels of the links marked as current. */
function currentAt(path: string): string[] {
  const html = renderToString(
    <SiteContext value={{ site: { ...site, navbar: { items } }, model }}>
      <Navbar route={path === '/nowhere' ? undefined : pageAt(path)} />
    </SiteContext>,
  );
  return [...html.matchAll(/<a [^>]*aria-current="true"[^>]*>([^<]*)</g)].map(([, label = '']) => label);
}

test.each([
  ['/docs/overview', ['Documentation']],
  ['/docs/migrating/migrating-0.1.x', ['Documentation']],
  ['/docs-0.1/start', ['Documentation']],
  ['/docs/api/editor', ['Documentation', 'Editor']],
  ['/support', ['Support']],
  ['/search', []],
  ['/nowhere', []],
])('on %s the current links of the navbar are %j', (path, labels) => {
  expect(currentAt(path)).toEqual(labels);
});
