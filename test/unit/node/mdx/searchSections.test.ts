import { readHtmlSections } from '../../../../src/node/mdx/searchSections';

const sections = (html: string) =>
  readHtmlSections('/page', 'Page', html).map(({ anchor, titles, text }) => [
    anchor,
    titles.join(' > '),
    text,
  ]);
const textOf = (html: string) => readHtmlSections('/page', 'Page', html)[0]?.text;

test('a page without content is one section: its title', () => {
  expect(readHtmlSections('/page', 'Page', '')).toEqual([
    { path: '/page', anchor: '', titles: ['Page'], text: '' },
  ]);
});

test('a section starts at each heading with an id, below the titles it is nested under', () => {
  const html = `<p>Start.</p><h2 id="a">A</h2><p>In A.</p><h3 id="b">B</h3><p>In B.</p>
    <h4 id="c">C</h4><p>In C.</p><h3 id="d">D</h3><h2 id="e">E</h2><h4 id="f">F</h4><p>In F.</p>`;
  expect(sections(html)).toEqual([
    ['', 'Page', 'Start.'],
    ['a', 'Page > A', 'In A.'],
    ['b', 'Page > A > B', 'In B.'],
    ['c', 'Page > A > B > C', 'In C.'],
    ['d', 'Page > A > D', ''],
    ['e', 'Page > E', ''],
    ['f', 'Page > E > F', 'In F.'],
  ]);
});

test('a heading without an id is text', () => {
  expect(sections('<h2>One</h2><p>two</p>')).toEqual([['', 'Page', 'One two']]);
});

// The reader knows which page this is.
test('the title of the page is left out', () => {
  expect(sections('<h1 id="page">Another</h1><p>Words.</p>')).toEqual([['', 'Page', 'Words.']]);
});

test('a heading is its text, without its anchor link', () => {
  const html =
    '<h2 id="x">The <code>query</code> of\n it<a class="anchor" href="#x" aria-label="Link"></a></h2>';
  expect(sections(html)[1]).toEqual(['x', 'Page > The query of it', '']);
});

describe('a member of an API', () => {
  const member = (id: string, text: string) =>
    `<div id="${id}"><dt><a href="#${id}"><code>${id}</code></a><code>type</code><span>default <code>1</code></span></dt><dd>${text}</dd></div>`;

  test('is a separate section named after the first cell of its row, whose cells are separated', () => {
    expect(
      sections(
        `<h2 id="props">Props</h2><dl>${member('one', '<p>First.</p>')}${member('two', '<p>Second.</p>')}</dl>`,
      ),
    ).toEqual([
      ['', 'Page', ''],
      ['props', 'Page > Props', ''],
      ['one', 'Page > Props > one', 'one type · default 1 · First.'],
      ['two', 'Page > Props > two', 'two type · default 1 · Second.'],
    ]);
  });

  test('ends with its row, so later text belongs to the heading, after a separator', () => {
    const html = `<h2 id="props">Props</h2><p>Before.</p><dl>${member('one', 'First.')}</dl><p>After.</p><h2 id="next">Next</h2>`;
    expect(sections(html)).toEqual([
      ['', 'Page', ''],
      ['props', 'Page > Props', 'Before. · After.'],
      ['one', 'Page > Props > one', 'one type · default 1 · First.'],
      ['next', 'Page > Next', ''],
    ]);
  });

  test('is text if its row has no id, and so is a box with one', () => {
    expect(textOf('<dl><div><dt><code>a</code></dt><dd>b</dd></div></dl><div id="box">c</div>')).toBe(
      'a · b c',
    );
  });
});

test.each([
  ['<p>one</p><p>two</p>', 'one two'],
  ['<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>', 'one two three'],
  ['<table><tr><td>one</td><td>two</td></tr></table>', 'one · two'],
  ['<p>one</p><pre>two</pre><p>three</p>', 'one two · three'],
  ['one<br>two', 'one two'],
  ['<p>on<b>e</b>, <em>tw</em>o</p>', 'one, two'],
  ['<p><code>set</code><code>Prop</code><del>s</del></p>', 'setProps'],
  [
    '<pre><code><span class="line">one</span>\n<span class="line"><span>t</span>wo</span></code></pre>',
    'one two',
  ],
  ['<p>  one\n\n\ttwo\u00a0three </p>', 'one two three'],
])('%s is extracted as "%s"', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test('entities are decoded to plain text', () => {
  const html =
    '<h2 id="editor"><code>&lt;Editor /&gt;</code></h2><p>Put it around <code>&lt;Frame&gt;</code> &amp; more: &quot;x&quot; &#x27;y&#x27;.</p>';
  expect(sections(html)[1]).toEqual([
    'editor',
    'Page > <Editor />',
    `Put it around <Frame> & more: "x" 'y'.`,
  ]);
});
