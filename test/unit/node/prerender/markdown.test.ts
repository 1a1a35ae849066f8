import { createMarkdown } from '../../../../src/node/prerender/markdown';

const OPTIONS = { title: 'Nodes', address: 'https://site.example/docs/concepts/nodes' };
const markdown = (html: string) => createMarkdown(html, OPTIONS);

test('a page begins with its title, once', () => {
  expect(markdown('<p>Words.</p>')).toBe('# Nodes\n\nWords.\n');
  expect(markdown('<h1>Own</h1><p>Words.</p>')).toBe('# Own\n\nWords.\n');
});

test.each([
  [
    'a link leads to where it led',
    '<p><a href="/support#x">help</a></p>',
    '[help](https://site.example/support#x)',
  ],
  [
    'what looks like an address and is none stays as it was written',
    '<p><a href="http://localhost:PORT/">here</a></p>',
    '[here](http://localhost:PORT/)',
  ],
  [
    'the anchor of a heading is no part of it',
    '<h2 id="a">Title<a class="anchor" href="#a" aria-label="Link"></a></h2>',
    '## Title',
  ],
  [
    'code keeps its lines, its language and its title, without the button',
    '<div class="code"><p class="code-title">App.tsx</p><pre data-language="tsx"><code><span class="t1">let</span> a;\n\n// `b`</code></pre><button>Copy</button></div>',
    '```tsx title="App.tsx"\nlet a;\n\n// `b`\n```',
  ],
  [
    'an admonition is a quote under its title',
    '<div class="admonition tip"><p class="admonition-title">Tip</p><p>Do it.</p></div>',
    '> **Tip**\n>\n> Do it.',
  ],
  [
    'tabs stand one after the other',
    '<div class="tabs"><div class="tab-list"><label><input type="radio">npm</label><label><input type="radio">yarn</label></div><div class="tab"><p>a</p></div><div class="tab"><p>b</p></div></div>',
    '**npm**\n\na\n\n**yarn**\n\nb',
  ],
  [
    'a member of an API is its name, its type, and what it means',
    '<dl class="members"><div id="x"><dt><a href="#x"><code>enabled</code></a><code>boolean</code><span>default <code>true</code></span></dt><dd><p>Whether.</p></dd></div></dl>',
    '**`enabled`** `boolean` default `true`\n\nWhether.',
  ],
  [
    'a picture is what it shows, and its caption',
    '<figure><button><img src="/a.svg" alt=""></button><figcaption><p>The parts.</p></figcaption><div popover="auto"><button><img src="/a.svg" alt="A tree."></button></div></figure>',
    'Picture: A tree.\n\nThe parts.',
  ],
  [
    'a table stays one',
    '<table><tr><th>A</th></tr><tr><td><code>a|b</code></td></tr></table>',
    '| A      |\n| ------ |\n| `a\\|b` |',
  ],
  ['a frame is left out', '<p>a</p><iframe data-src="/play/a.html"></iframe>', 'a'],
])('%s', (_, html, wanted) => {
  expect(markdown(html)).toBe(`# Nodes\n\n${wanted}\n`);
});
