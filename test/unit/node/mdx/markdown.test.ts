import { createMarkdown } from '../../../../src/node/mdx/markdown';
import { model, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

const PAGE = 'docs/api/editor.mdx';

function convert(text: string, files: Readonly<Record<string, string>> = {}): string {
  const root = writeSite({ [PAGE]: text, ...files });
  const route = { path: '/docs/api/editor', label: 'Editor', file: PAGE };
  return createMarkdown({ root, site: { ...site, baseUrl: '/sub/' }, routes: model }, route, text);
}

test.each([
  ['its label', 'Words.', '# Editor'],
  ['the title of its frontmatter', '---\ntitle: 404\n---\n\nWords.', '# 404'],
  ['its own heading', '# Own\n\nWords.', '# Own'],
])('a page starts with %s', (_, text, heading) => {
  expect(convert(text)).toBe(`${heading}\n\nWords.\n`);
});

test.each([
  [
    'a path gets the origin and the base URL',
    '[help](/support#x)',
    '[help](https://site.example/sub/support#x)',
  ],
  [
    'a link to a file becomes the URL of its page',
    '[overview](../overview.mdx)',
    '[overview](https://site.example/sub/docs/overview)',
  ],
  [
    'a link in JSX is a link',
    'A <a href="/support">link</a>.',
    'A [link](https://site.example/sub/support).',
  ],
  ['an invalid URL stays unchanged', '[here](http://localhost:PORT/)', '[here](http://localhost:PORT/)'],
  [
    'code keeps its language and title',
    '```tsx title="App.tsx" {2} runnable\nlet a;\n```',
    '```tsx title="App.tsx"\nlet a;\n```',
  ],
  ['an admonition is a quote', '<Admonition kind="tip">\nDo it.\n</Admonition>', '> **Tip**\n>\n> Do it.'],
  [
    'tabs become consecutive sections',
    '<Tabs>\n<Tab label="npm">\na\n</Tab>\n<Tab label="yarn">\nb\n</Tab>\n</Tabs>',
    '**npm**\n\na\n\n**yarn**\n\nb',
  ],
  [
    'a member is its name, type, default and status',
    '<Members>\n<Member name="on" type={"\'a\'"} default="true" status="deprecated" id="x">\nWhether.\n</Member>\n</Members>',
    "**`on`** `'a'` default `true` (deprecated)\n\nWhether.",
  ],
  [
    'a picture is its text alternative and caption',
    '<Figure src="/a.svg" width="1" height="1" alt="A tree.">\nThe parts.\n</Figure>',
    'Picture: A tree.\n\nThe parts.',
  ],
  ['a live sample is its code', '<Live>\n```tsx\na\n```\n</Live>', '```tsx\na\n```'],
  ['a table stays a table', '| A |\n| :-: |\n| `a\\|b` |', '| A |\n| :-: |\n| `a\\|b` |'],
  [
    'elements stay, and their content is converted',
    '<details>\n<summary>More</summary>\n\n[help](/support)\n</details>',
    '<details>\n\n<summary>More</summary>\n\n[help](https://site.example/sub/support)\n\n</details>',
  ],
  [
    'a closed block is an element',
    ':::details[More]\n\n[help](/support)\n\n:::',
    '<details>\n\n<summary>More</summary>\n\n[help](https://site.example/sub/support)\n\n</details>',
  ],
  [
    'components of the page and code in braces stay',
    'A <Badge label="x" /> {1 + 1}',
    'A <Badge label="x" /> {1 + 1}',
  ],
  ['comments and imports are removed', "import a from './a.json'\n\nWords.{/* not yet */}", 'Words.'],
])('%s', (_, text, wanted) => {
  expect(convert(text)).toBe(`# Editor\n\n${wanted}\n`);
});

test('an imported MDX file is part of the page, with its own links', () => {
  const files = { 'docs/_part.mdx': '---\ntitle: Part\n---\n\n[o](./overview.mdx)' };
  for (const specifier of ['../_part.mdx', '@site/docs/_part.mdx'])
    expect(convert(`import Part from '${specifier}'\n\n<Part />`, files)).toBe(
      '# Editor\n\n[o](https://site.example/sub/docs/overview)\n',
    );
});
