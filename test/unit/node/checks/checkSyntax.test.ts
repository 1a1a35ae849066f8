import { checkSyntax } from '../../../../src/node/checks/checkSyntax';

test.each([
  [
    'a table of contents',
    'a\n\n[[toc]]',
    '3:1 "[[toc]]" is shown as text. The contents of a page are always shown beside it. Remove this line.',
  ],
  [
    'a formula',
    'so $\\alpha + 1$',
    '1:4 "$\\alpha + 1$" is shown as text. Formulas aren’t supported. Write code, or show a picture.',
  ],
  [
    'a block of formulas',
    '$$\nx\n',
    '1:1 "$$" is shown as text. Formulas aren’t supported. Write code, or show a picture.',
  ],
  [
    'the name of an emoji',
    'Done :tada:',
    '1:6 ":tada:" is shown as text. Names of emoji aren’t supported. Write the character itself.',
  ],
  [
    'a heading without a space',
    'a\n\n##Title',
    '3:1 "##" is shown as text. Write a space after it for a heading.',
  ],
  [
    'an unknown callout',
    '> [!HINT]\n> Text',
    '1:3 "[!HINT]" is shown as text. For a callout, write one of note, info, important, tip, warning, caution, danger after the "!".',
  ],
  [
    'a title of code in single quotes',
    "```js title='a.js'\n```",
    '1:1 The title of this code is not shown. Put it in double quotes: title="a.js".',
  ],
  [
    'a marked line after the end of the code',
    '```js {1,3-5} title="{9}"\na\nb\nc\nd\n```',
    '1:1 "{1,3-5}" marks line 5, but the lines of this code are 1 to 4.',
  ],
  [
    'marks that are not lines',
    '```js {1, 3}\na\nb\nc\n```',
    '1:1 "{1, 3}" isn’t a list of lines. Write numbers and ranges without spaces: {1,3-5}.',
  ],
  [
    'code from a file',
    '<<< @/a.ts',
    '1:1 "<<<" is shown as text. Code can’t be included like this. Write: import code from "./file.ts?raw" and <pre>{code}</pre>.',
  ],
  [
    'a link with a space',
    'See [this](/docs/my page).',
    '1:5 "[this](/docs/my page)" is shown as text. An address can’t have spaces. Write %20 for each, or <…> around the address.',
  ],
  [
    'a footnote without its text',
    'One[^1], two[^2].\n\n[^1]: Text.',
    '1:13 "[^2]" is shown as text. Write the footnote on a line of its own: [^2]: …',
  ],
  [
    'a link to a name without an address',
    '# A\n\nSee [this page][Other].\n\n[others]: /b',
    '3:5 "[this page][Other]" is shown as text. Write the address on a line of its own: [Other]: /path',
  ],
  [
    'a picture with a name without an address',
    '![Logo][]',
    '1:1 "![Logo][]" is shown as text. Write the address on a line of its own: [Logo]: /path',
  ],
  [
    'a misspelt language of code',
    'a\n\n```jvascript title="a.js"\n```',
    '3:1 Unknown language "jvascript", so this code has no colors. Did you mean "javascript"?',
  ],
  [
    'an unknown language of code in a list',
    '- a\n  ~~~zzzz{1}\n  ~~~',
    '2:1 Unknown language "zzzz", so this code has no colors. Write a name that Shiki knows, or "text".',
  ],
  [
    'a diagram',
    'a\n```mermaid\n```',
    '2:1 Diagrams aren’t supported and show as code. Show a picture from static/.',
  ],
  [
    'a table with too few dashes',
    '| a | `b\\|c` | d |\n| --- | --- |\n| 1 | 2 | 3 |',
    '2:1 This table is shown as text. Its first row has 3 cells, and the row of dashes has 2. Give both the same number.',
  ],
  ['lowered text', 'H~2~O and ~~a~~', '1:2 "~2~" is struck out. For lowered text, write <sub>2</sub>.'],
  [
    'a link without text',
    'a ![](/b.svg) [](/docs/a)',
    '1:15 "[](/docs/a)" has no text that a reader could click. Write [text](/docs/a).',
  ],
  [
    'a table without a row of dashes',
    '| a | b |\n| 1 | 2 |\n| 3 | 4 |',
    '2:1 This table is shown as text. Write a row of dashes below its first row: | --- | --- |.',
  ],
  [
    'a table whose row of dashes has other characters',
    'Text\n\n| a | b |\n| -- | == |\n| 1 | 2 |',
    '4:1 This table is shown as text. Write a row of dashes below its first row: | --- | --- |.',
  ],
  [
    'a table in a quote in a list',
    'a\n\n- > x\n- | a | b |\n  | - |',
    '5:1 This table is shown as text. Its first row has 2 cells, and the row of dashes has 1. Give both the same number.',
  ],
])('%s is reported with its place and what to do', (_, text, expected) => {
  const [found] = checkSyntax('docs/a.mdx', text);
  expect(`${found?.line}:${found?.column} ${found?.message}`).toBe(expected);
});

test.each([
  ['prices', 'It costs $5 or $6.'],
  ['times and packages', 'At 10:30:15, npm:react: yes'],
  ['inline code', '`[[toc]]` and `:tada:`'],
  ['tables', '| a | b |\n|:-|-:|\n| 1 | 2 |\n| --- |\n\n- a | b\n  - | -'],
  ['tildes and carets', 'from ~5 to ~6, ~/a~b, x~~2~~, 2^3 and 4^5, [^a^]: and a~ b~'],
  ['flags for other tools', '```ts twoslash no-transpile a=1 :x\n```'],
  ['marks of lines of code', '```js\na // [!code ++]\nb // [!code hl:2]\nc // [!code focus]\n```'],
  ['brackets in brackets', '[[a](/b)] a[[b]] [[1, 2], [3]] [[A]](/b) [[Get]] \\[[a]]'],
  ['lists and marks of attention', '- [ ] a\n- [x] b\n- a[](/a)\n\nReally!!! yes\n\n!!! Stop now'],
  ['headings', 'a | b\n---'],
  ['pipes in sentences', '|x|\n|y|\n\na | b\nc | d\n\nText\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |'],
  ['code', '```\n[[toc]]\n$$\n```'],
  ['links with a title or in angle brackets', '[a](/b "c d") [a](/b \'c d\') [a](</b c>) [a](/b) (c d)'],
  ['links to names that have an address', 'A [b][Name], [name][] and [c d][name].\n\n> [name]: /b'],
  ['indices and escaped brackets', 'Take a[0][1], rows\\[i][j], `[a][b]` or [`a`][b].'],
  [
    'known languages, options without a language, and code about code',
    '```TS{1,3}\na\nb\nc\n```\n```text\n```\n```\n```\n```title="a"\n```\n```{2}\na\nb\n```\n```c++:no-line-numbers\n```\n```sh [npm]\n```\n```ts fragment reason="it\'s short" continues="a b"\n```\n````md\n```unknown\n```\n````',
  ],
  ['hash marks that are no heading', '#1 in C# and F##, \\##x\n\n##\n\n######'],
  ['callouts', '> [!NOTE]\n\n> [!danger] Title'],
  ['footnotes with their text', 'One[^a].\n\n[^a]: Text.'],
])('%s are not reported', (_, text) => {
  expect(checkSyntax('docs/a.mdx', text)).toEqual([]);
});

test.each([
  ['titel="a"', 'Unknown flag "titel" of this code, which has no effect. Did you mean "title"?'],
  ['Title="a"', 'Unknown flag "Title" of this code, which has no effect. Did you mean "title"?'],
  ['filename="a.ts"', 'Unknown flag "filename" of this code, which has no effect. Did you mean "title"?'],
  ['runable', 'Unknown flag "runable" of this code, which has no effect. Did you mean "runnable"?'],
  ['title="A.tsx {1}', 'The title of this code is not shown. Put it in double quotes: title="A.tsx".'],
  ['title="My app {1}', 'The title of this code is not shown. Put it in double quotes: title="My app".'],
  ["title='My app'", 'The title of this code is not shown. Put it in double quotes: title="My app".'],
  [':A.tsx', '":A.tsx" is not a title. Write title="A.tsx".'],
  ['showLineNumbers', 'Line numbers aren’t supported. Remove "showLineNumbers".'],
  [':line-numbers {1}', 'Line numbers aren’t supported. Remove ":line-numbers".'],
  [':line-numbers=2', 'Line numbers aren’t supported. Remove ":line-numbers=2".'],
  ['/word/', 'Words can’t be marked (/word/). Mark lines instead: {1,3-5}.'],
  ['1-2', '"1-2" marks no line. Write it in braces: {1-2}.'],
  ['{1', '"{1" marks no line. Write "}" after it: {1}.'],
  ['{1} {2}', 'Only the lines in the first braces are marked. Write one list: {1,2}.'],
  ['{2-1}', '"2-1" marks no line. Write the smaller number first: 1-2.'],
  ['{1,,2}', '"{1,,2}" isn’t a list of lines. Write numbers and ranges without spaces: {1,3-5}.'],
])('the flag %s of code is reported, whether it has a space before it or not', (flag, message) => {
  const check = (info: string) => checkSyntax('docs/a.mdx', `\`\`\`${info}\na\nb\n\`\`\``);
  const expected = [expect.objectContaining({ line: 1, message }) as unknown];
  expect(check(`ts ${flag}`)).toEqual(expected);
  if (/^[:{]/.test(flag)) expect(check(`ts${flag}`)).toEqual(expected);
});

test.each([
  [':::note[Title', ':::note[Title', 'Write "]" after the title of the block.'],
  ['::tip', '::tip', 'A block begins and ends with three colons.'],
  ['> ::code-group', '::code-group', 'A block begins and ends with three colons.'],
  [
    '!!! note "Title"',
    '!!! note "Title"',
    'For a callout, write :::note[Title] above the text and ::: below it, without indentation.',
  ],
  ['> [! NOTE]', '[! NOTE]', 'Write it without spaces.'],
  ['> [!NOTE ]', '[!NOTE ]', 'Write it without spaces.'],
  ['[!NOTE]', '[!NOTE]', 'For a callout, write "> " before this line and those of its text.'],
  ['+++', '+++', 'Write frontmatter as YAML between two lines of "---", such as title: Editor.'],
  ['####### A', '#######', 'Headings have up to six of these marks.'],
  ['- [] a', '[]', 'For a task that isn’t done, write "[ ]".'],
  ['See [[a-b]].', '[[a-b]]', 'For a link, write [text](./file.mdx).'],
  ['so $x^2$', '$x^2$', 'Formulas aren’t supported. Write code, or show a picture.'],
  ['m^2^', '^2^', 'For raised text, write <sup>…</sup>.'],
  ['‘‘‘tsx', '‘‘‘tsx', 'For code, write three backticks: ```.'],
])('%s is reported once', (text, shown, advice) => {
  const column = text.indexOf(shown) + 1;
  expect(checkSyntax('docs/a.mdx', `# A\n\n${text}\n`)).toEqual([
    expect.objectContaining({ line: 3, column, message: `"${shown}" is shown as text. ${advice}` }),
  ]);
});

test('each name of an emoji in a line is reported, and marks of code that do nothing', () => {
  const text = 'A :tada: b :rocket:\n\n```js\na\nb // [!code +]\nc // [!code word:c]\n```';
  expect(checkSyntax('docs/a.mdx', text).map(({ line, column }) => `${line}:${column}`)).toEqual([
    '1:3',
    '1:12',
    '5:1',
    '6:1',
  ]);
});
