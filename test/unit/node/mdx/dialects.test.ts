import { compilePages } from '../../../../src/node/mdx/compilePages';
import { completeRoutes } from '../../../../src/config/completeRoutes';
import { createRouteModel } from '../../../../src/config/routeModel';
import { routesSchema } from '../../../../src/config/routesSchema';
import { NO_FILES, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

/** Compiles one page. */
async function compile(text: string, kind = 'plain') {
  const file = 'docs/page.mdx';
  const routes = [{ path: '/page', kind, label: 'Label', file }];
  const { model } = createRouteModel(completeRoutes(routesSchema.parse({ routes }), 'next', NO_FILES));
  const [page] = await compilePages({
    root: writeSite({ [file]: text }),
    site,
    routes: model,
    duplicates: [],
    links: [],
  });
  return page!;
}

const htmlOf = async (text: string) => (await compile(text)).content.html;
const errorOf = (text: string) => compile(text).then(String, (error: Error) => error.message);

// The MDX compiler and its highlighter take seconds to load on a busy machine.
beforeAll(async () => void (await compile('A')), 60_000);

const box = (kind: string, title: string, content = '<p>Text</p>') =>
  `<div class="admonition ${kind}" role="note"><p class="admonition-title">${title}</p>${content}</div>`;

test.each([
  ['a note', ':::note\nText\n:::', box('note', 'Note')],
  ['a note with a title', ':::note[A `title`]\nText\n:::', box('note', 'A title')],
  ['a note with a title as attribute', ':::note{title="A title"}\nText\n:::', box('note', 'A title')],
  ['a tip of VitePress', '::: tip\nText\n:::', box('tip', 'Tip')],
  ['a tip of VitePress with a title', '::: tip A title\nText\n:::', box('tip', 'A title')],
  ['info', ':::info\nText\n:::', box('note', 'Info')],
  ['a caution', ':::caution\nText\n:::', box('warning', 'Caution')],
  ['an alert of GitHub', '> [!WARNING]\n> Text', box('warning', 'Warning')],
  ['an alert with a title', '> [!TIP] A title\n> Text', box('tip', 'A title')],
  ['an alert with a title, in two paragraphs', '> [!DANGER] A title\n>\n> Text', box('danger', 'A title')],
  [
    'an alert whose first line is content',
    '> [!TIP] Use *it*\n> Text',
    box('tip', 'Tip', '<p>Use <em>it</em>\nText</p>'),
  ],
  ['an important alert, in two paragraphs', '> [!IMPORTANT]\n>\n> Text', box('note', 'Important')],
  [
    'a container in another one',
    '::::note\n\n:::tip\nText\n:::\n\n::::',
    box('note', 'Note', box('tip', 'Tip')),
  ],
])('%s is a callout', async (_, text, html) => {
  expect((await htmlOf(text)).replace(/>\s+</g, '><')).toBe(html);
});

test.each([
  ['details', '::: details More of it\nText\n:::', '<details><summary>More of it</summary>'],
  ['plain content', '::: v-pre\nText\n:::', '<p>Text</p>'],
  ['a block in a list', '- one\n\n  :::tip\n  Text\n  :::', 'class="admonition tip"'],
])('%s', async (_, text, html) => {
  expect(await htmlOf(text)).toContain(html);
});

test('a group of code blocks is a set of tabs', async () => {
  const html = await htmlOf('::: code-group\n\n```sh [npm]\na\n```\n\n```sh [pnpm]\nb\n```\n\n:::');
  expect(html.match(/value="[^"]*"/g)).toEqual(['value="npm"', 'value="pnpm"']);
  expect(html.match(/<pre/g)).toHaveLength(2);
});

test.each([
  ['a comment', 'a <!-- hidden --> b', '<p>a  b</p>'],
  ['a comment of several lines', 'a\n\n<!--\nhidden\n\n# no\n-->\n\nb', '<p>a</p>\n\n<p>b</p>'],
  ['a line break', 'a<br>b<br/>c', '<p>a<br/>b<br/>c</p>'],
  ['an unclosed image', '<img src="/a.svg" alt="A > B">', 'alt="A &gt; B"'],
  ['a link in angle brackets', '[a](<https://example.com/a>) <!-- b -->', '<a href="https://example.com/a"'],
  ['an address in angle brackets', '<https://example.com/a>', '<a href="https://example.com/a"'],
  ['an email address', '<a.b@example.com>', '<a href="mailto:a.b@example.com"'],
  ['"<" before a number', 'a <5 and <= 6', '<p>a &lt;5 and &lt;= 6</p>'],
  ['double braces', 'a {{ name }} b', '<p>a {{ name }} b</p>'],
  ['an id of a heading', '## The `steps` {#its-id}\n\n<br>', '<h2 id="its-id">The <code>steps</code><a '],
  ['colons in text', 'npm:react at 10:30, :tada:', '<p>npm:react at 10:30, :tada:</p>'],
  ['two colons', '::name\n\nText', '<p>::name</p>\n<p>Text</p>'],
])('%s of Markdown is accepted', async (_, text, html) => {
  expect(await htmlOf(text)).toContain(html);
});

test('lines may end as on Windows', async () => {
  const html = await htmlOf('## Steps {#own}\r\n\r\n::: tip A title\r\nText<br>\r\n:::\r\n');
  expect(html).toContain('<h2 id="own">');
  expect(html).toContain('<p class="admonition-title">A title</p>');
});

test('code stays as it is written', async () => {
  const text = '`<!-- a --> {{ b }} <br>`\n\n```html\n<br> <!-- c --> {{ d }}\n::: tip\n```\n\n<br>';
  const html = (await htmlOf(text)).replace(/<[^>]+>/g, '');
  expect(html).toContain('&lt;!-- a --> {{ b }} &lt;br>');
  expect(html).toMatch(/&lt;br> &lt;!-- c --> \{\{ d \}\}\n::: tip/);
});

test.each([
  ['highlight', 'marked'],
  ['focus', 'marked'],
  ['error', 'marked error'],
])('// [!code %s] marks its line', async (name, marks) => {
  const html = await htmlOf(`\`\`\`js\na(); // [!code ${name}]\nb();\n\`\`\``);
  expect(html).toContain(`<span class="line ${marks}">`);
  expect(html).not.toContain('[!code');
});

describe('a heading of level 1 at the start', () => {
  test('is the title of the page', async () => {
    const { content, markdown } = await compile('# The *title*\n\nText');
    expect([content.title, content.html]).toEqual(['The title', '<p>Text</p>']);
    expect(markdown).toBe('# The title\n\nText\n');
  });

  test.each(['title: A\ndescription: D', 'title: >\n  A\n  text\ndescription: D'])(
    'is the title also beside %j',
    async (frontmatter) => {
      const { content } = await compile(`---\n${frontmatter}\n---\n\n# B\n\nText`);
      expect([content.title, content.description, content.html]).toEqual(['B', 'D', '<p>Text</p>']);
    },
  );

  test('is the title also below a line of spaces', async () => {
    const { content } = await compile('---\ntitle: A\n---\n\n&nbsp;\n\n# B\n\nText');
    expect([content.title, content.html]).toEqual(['B', '<p>Text</p>']);
  });

  test('stays on a landing page', async () => {
    expect((await compile('# B', 'landing')).content.html).toContain('<h1 id="b">B</h1>');
  });

  test('joins other keys of the frontmatter', async () => {
    const { content } = await compile('---\ndescription: D\n---\n\n# B');
    expect([content.title, content.description]).toEqual(['B', 'D']);
  });
});

test.each([
  [
    'an unknown block',
    'a\n\n:::warnin\nText\n:::',
    '3:1: Unknown block ":::warnin". Did you mean ":::warning"?',
  ],
  [
    'a block without a similar name',
    ':::xyzzy\nText\n:::',
    '1:1: Unknown block ":::xyzzy". Use one of note, info, important, tip, warning, caution, danger, details, code-group, raw, v-pre',
  ],
  ['a tag beside a comment', '<!-- a -->\n\n<Tabs>', '3:1: <Tabs> is never closed.'],
])('%s is reported with its line', async (_, text, message) => {
  expect(await errorOf(text)).toContain(`docs/page.mdx:${message}`);
});
