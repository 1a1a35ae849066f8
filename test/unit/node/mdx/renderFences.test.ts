import { compilePages } from '../../../../src/node/mdx/compilePages';
import { model, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

/** The HTML of the code block of a page. */
async function render(fence: string): Promise<string | undefined> {
  const root = writeSite({
    'docs/page.mdx': fence,
  });
  const route = { path: '/page', kind: 'plain', label: 'Page', file: 'docs/page.mdx' } as const;
  const routes = { ...model, routes: [route] };
  const [page] = await compilePages({ root, site, routes, duplicates: [], links: [] });
  return /<div class="code">.*<\/div>/s.exec(page?.content.html ?? '')?.[0];
}

test('code has colors, and elements only for marked lines', async () => {
  const html = await render('```ts {2} title="a.ts"\nif (a) {\n  b(1 < 2 && "c");\n}\n```\n');
  expect(html?.replaceAll(/t\d+/g, 't')).toBe(
    '<div class="code"><p class="code-title">a.ts</p><pre tabindex="0"><code>' +
      '<span class="t">if</span> (a) {\n' +
      '<span class="line marked"><span class="t">  b</span>(<span class="t">1</span><span class="t"> &lt;</span><span class="t"> 2</span><span class="t"> &amp;&amp;</span><span class="t"> "c"</span>);</span>\n' +
      '}</code></pre><button type="button" data-copy="" aria-label="Copy code"></button></div>',
  );
});

test('code without a language is text', async () => {
  expect(await render('```\na < b\n\n  c\n```\n')).toContain('<code>a &lt; b\n\n  c</code>');
});
