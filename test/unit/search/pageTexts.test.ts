/** @jest-environment jsdom */
import { readHtmlSections } from '../../../src/node/mdx/searchSections';
import { readTexts } from '../../../src/search/pageTexts';

test.each([
  ['nothing', ''],
  ['headings', '<p>Start.</p><h2 id="a">A <code>b</code></h2><p>In A.</p><h3 id="c">C</h3><p>In C.</p>'],
  [
    'members',
    '<h2 id="props">Props</h2><dl class="members"><div id="one"><dt><a href="#one"><code>one</code></a><code>type</code></dt><dd>First.</dd></div></dl><p>After.</p>',
  ],
  ['code', '<pre><code>a &lt; <span class="t1">b</span>\nc</code></pre>'],
  ['inline markup', '<p>on<b>e</b>, <em>tw</em>o<br/>three</p><ul><li>four</li><li>five</li></ul>'],
])('the browser finds the same texts in %s as the build', (_, html) => {
  const built = readHtmlSections('/page', 'Page', html).map(({ anchor, text }) => [anchor, text]);
  expect([...readTexts(html)].map(([anchor, { all }]) => [anchor, all])).toEqual(built);
  expect(built.length).toBeGreaterThan(0);
});

test('the prose of a section leaves out code blocks and live samples', () => {
  const html =
    '<p>Start.</p><h2 id="a">A</h2><p>One <code>b</code>.</p><div class="code"><p>C.tsx</p><pre>c()</pre></div><div class="live"><p>Run</p></div><p>Two.</p>';
  expect([...readTexts(html)].map(([anchor, { prose }]) => [anchor, prose])).toEqual([
    ['', 'Start.'],
    ['a', 'One b. · Two.'],
  ]);
});
