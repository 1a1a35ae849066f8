import { checkBlocks } from '../../../../src/node/checks/checkBlocks';

const check = (text: string) =>
  checkBlocks('docs/a.mdx', text).map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
  [
    'code that is never closed',
    'a\n```js\nb\n```\n\n```js\nc\n``',
    '6:1 This code is never closed, so the rest of the page is code. End it with a line that has only the marks it began with.',
  ],
  [
    'a block that is never closed',
    'a\n\n:::note[Title]\n\nb',
    '3:1 The block "note" is never closed. End it with a line that is only ":::".',
  ],
  [
    'the end of a block that has the same marks as one inside it',
    ':::note\n\n:::tip\n\na\n\n:::\n\n:::',
    '9:1 ":::" is shown as text: it ends no block. Remove it, or begin and end the block around other blocks with more colons than theirs.',
  ],
  [
    'a row with more cells than the table has columns',
    '| a | `b` |\n| - | --- |\n| 1 | 2 |\n| 1 | `2|3` |',
    '4:1 This row has 3 cells, but the table has 2 columns, so the last cells aren’t shown. If a "|" is text, write "\\|".',
  ],
  [
    'a row with two cells in a table with one column',
    '| a |\n| - |\n| 1 | 2 |',
    '3:1 This row has 2 cells, but the table has 1 column, so the last cells aren’t shown. If a "|" is text, write "\\|".',
  ],
  [
    'a row with too many cells in a table in a list',
    '- | a | b |\n  | - | - |\n  | 1 | 2 | 3 |',
    '3:1 This row has 3 cells, but the table has 2 columns, so the last cells aren’t shown. If a "|" is text, write "\\|".',
  ],
  [
    'text in a group of code',
    ':::code-group\n\n```sh [npm]\nnpm i\n```\n\nOr so:\n\n:::',
    '7:1 This text isn’t shown, because a code group shows only its blocks of code. Move it above or below the group.',
  ],
  ['an empty heading', '# A\n\n## ', '3:1 This heading is empty. Write its text, or remove the line.'],
  [
    'a second frontmatter',
    '---\ntitle: A\n---\n\n---\ntitle: B\n---\n',
    '7:1 "title: B" becomes a heading. A page has one frontmatter, which begins in its first line.',
  ],
  [
    'a second title',
    '# A\n\n```sh\n# b\n```\n\n# C\n\n# D',
    '7:1 This page already has a title, in line 1. Write "##" for headings of sections.',
  ],
  [
    'a footnote that nothing refers to',
    'A[^1], `[^2]`\n\n[^1]: One\n[^2]: Two',
    '4:1 This footnote isn’t shown. Write [^2] in the text it belongs to, or remove it.',
  ],
  [
    'a second footnote with the same name',
    'A[^a]\n\n[^a]: One\n\n[^A]: Two',
    '5:1 Line 3 already has the text of [^a], so this one isn’t shown. Write another name.',
  ],
  [
    'text that becomes a row of a table',
    '| a | b |\n| - | - |\n| 1 | 2 |\n**Text** after\nMore',
    '4:1 This text becomes a row of the table above it. Leave a blank line between them.',
  ],
  [
    'an id that two headings share',
    '## One {#same}\n\n## Two {#same}',
    '3:1 The heading in line 1 already has the id "same", so no link leads here. Write another id.',
  ],
])('reports %s', (_, text, message) => {
  expect(check(text)).toEqual([message]);
});

test.each([
  ['closed code with marks inside', '````md\n```js\n````\n\n~~~\n```\n~~~'],
  ['code in a list', '- a\n\n  ```js\n  b\n  ```\n\nc'],
  ['blocks inside blocks', '::::note\n\n::: tip Title\n\na\n\n:::\n\n::::'],
  [
    'text around groups of code, and comments in them',
    ':::code-group\n<!-- a -->\n{/* b */}\n```sh\n```\n:::\n\nText',
  ],
  ['footnotes that refer to others', 'A[^1]\n\n[^1]: One[^B]\n[^b]: Two'],
  ['headings with a line below', 'Title\n---\n\n---\n\n#1'],
  ['blocks in code', '```md\n:::note\n```'],
  ['rows with fewer cells, and escaped pipes', '| a | b |\n| - | - |\n| 1 |\n| 1 | `2\\|3` |'],
  ...['- a', '# A', '> a', '***', '1. a', '<B />', '{1}', ':::note\n:::', '```\n```', '[^1]: a[^1]'].map(
    (block) => [`"${block}" below a table`, `| a | b |\n| - | - |\n| 1 | 2 |\n${block}`],
  ),
  ['text below a list with a table', '- | a | b |\n  | - | - |\n  | 1 | 2 |\nText'],
  ['one column without pipes', '| a |\n| - |\nb'],
  ['pipes in text after a table', '| a | b |\n| - | - |\n| 1 | 2 |\n\na | b | c'],
  ['rows below a row of dashes that makes no table', '| a | b |\n| - |\n| 1 | 2 |'],
  ['the same id in code', '## One {#same}\n\n`## Two {#same}`'],
])('says nothing about %s', (_, text) => {
  expect(check(text)).toEqual([]);
});

test('three backticks with backticks later in the line are code in a sentence, not the start of a block', () => {
  expect(check('```npm i``` installs it.\n\n<!-- a -->')).toEqual([]);
});
