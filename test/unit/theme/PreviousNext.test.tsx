import { renderToString } from 'react-dom/server';
import { SiteContext } from '../../../src/runtime/siteContext';
import { PreviousNext } from '../../../src/theme/PreviousNext';
import { model, site } from '../sampleSite';

const render = (neighbours: Parameters<typeof PreviousNext>[0]) =>
  renderToString(
    <SiteContext value={{ site, model }}>
      <PreviousNext {...neighbours} />
    </SiteContext>,
  );

test('the last page links only to the one before it', () => {
  const html = render({ previous: { path: '/docs/a', label: 'A' } });
  expect(html).toContain('href="/docs/a"');
  expect(html).not.toContain('rel="next"');
});

test('a page without neighbours has no empty landmark', () => {
  expect(render({})).toBe('');
});
