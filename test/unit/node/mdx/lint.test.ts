import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { readFrontmatter } from '../../../../src/node/mdx/frontmatter';
import { lintMarkup } from '../../../../src/node/mdx/lint';

/** The message for a page, with its place, or null if there is none. A warning is marked. */
async function slipIn(text: string): Promise<string | null> {
  const remarkPlugins = [remarkFrontmatter, readFrontmatter, lintMarkup];
  const file = new VFile(text);
  const format = ({ line, column, reason }: VFileMessage) => `${line}:${column} ${reason}`;
  try {
    await compile(file, { remarkPlugins });
    return file.messages.map((message) => `warning ${format(message)}`)[0] ?? null;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return format(error);
  }
}

test.each([
  [
    'a misspelt kind',
    '<Admonition kind="warnng">x</Admonition>',
    '1:13 Expected one of note, tip, warning, danger as kind, found "warnng". Did you mean "warning"?',
  ],
  [
    'the attribute of another tool',
    '<Admonition type="danger">x</Admonition>',
    'warning 1:13 Unknown attribute "type" of <Admonition>. Use "kind" or "title".',
  ],
  [
    'a misspelt attribute',
    '<Live demo="x" hieght={3} />',
    'warning 1:16 Unknown attribute "hieght" of <Live>. Did you mean "height"?',
  ],
  [
    'an attribute of none',
    '<Tabs group>\n<Tab label="x">a</Tab>\n</Tabs>',
    'warning 1:7 <Tabs> has no attributes. Remove "group".',
  ],
  [
    'an attribute of another element',
    '<Feature title="x" href="/a">y</Feature>',
    'warning 1:20 Unknown attribute "href" of <Feature>. Use "title" or "icon".',
  ],
  [
    'an icon that doesn’t exist',
    '<Feature title="x" icon="rocket">y</Feature>',
    '1:20 Expected one of chat, issue, search, tool as icon, found "rocket".',
  ],
  [
    'a size that is no number',
    '<Figure src="/a.svg" alt="x" width="50%">y</Figure>',
    'warning 1:30 Expected a number of pixels as width, found "50%". Write width="400", or remove it.',
  ],
  [
    'the same of a picture',
    '<img src="/a.svg" height="auto" />',
    'warning 1:19 Expected a number of pixels as height, found "auto". Write height="400", or remove it.',
  ],
  [
    'a switch with a value',
    '<Live demo="x" closed="false" />',
    'warning 1:16 Write "closed" without a value, or remove it.',
  ],
  [
    'an attribute without its value',
    '<Feature title>y</Feature>',
    'warning 1:10 The attribute "title" has no value. Write title="…".',
  ],
  [
    'a box without tabs',
    'a\n\n<Tabs></Tabs>',
    '3:1 This <Tabs> has no tabs. Put <Tab label="…">…</Tab> into it, or remove it.',
  ],
  [
    'two tabs with one label',
    '<Tabs>\n<Tab label="x">a</Tab>\n<Tab label="x">b</Tab>\n</Tabs>',
    'warning 3:1 Two tabs have the label "x", so readers can’t tell them apart. Give each its own.',
  ],
  [
    'a tab outside',
    'a\n\n<div>\n<Tab label="x">a</Tab>\n</div>',
    '4:1 The label of this <Tab> isn’t shown. Write <Tabs> before the first tab and </Tabs> after the last one.',
  ],
  [
    'a seventh tab, which the styles can’t show',
    `<Tabs>\n${[...'abcdefg'].map((name) => `<Tab label="${name}">\na\n</Tab>\n`).join('')}</Tabs>`,
    '20:1 Expected at most 6 <Tab> in <Tabs>, found 7.',
  ],
  [
    'a tab without a label',
    '<Tabs>\n<Tab label="x">a</Tab>\n<Tab title="y">b</Tab>\n</Tabs>',
    '3:1 This <Tab> has no label. Write <Tab label="…">.',
  ],
  [
    'a figure without a picture',
    'a\n\n<Figure alt="x">y</Figure>',
    '3:1 This <Figure> has no src. Write <Figure src="…">.',
  ],
  [
    'a figure without a text alternative',
    '<Figure src="/a.svg">y</Figure>',
    '1:1 This <Figure> has no alt. Write <Figure alt="…">.',
  ],
  [
    'a member without a type',
    '<Members>\n<Member name="x">y</Member>\n</Members>',
    '2:1 This <Member> has no type. Write <Member type="…">.',
  ],
  [
    'text between tabs, which isn’t shown',
    '<Tabs>\n<Tab label="x">\na\n</Tab>\nb\n</Tabs>',
    '5:1 Expected only <Tab> in <Tabs>. Put this into a <Tab label="…">.',
  ],
  [
    'frontmatter that starts too late',
    '\n---\ntitle: A\n---\n',
    '2:1 A page can’t start with a horizontal rule. Frontmatter starts on the first line and ends with a second "---".',
  ],
  [
    'frontmatter without an end',
    '---\ntitle: A\n',
    '1:1 A page can’t start with a horizontal rule. Frontmatter starts on the first line and ends with a second "---".',
  ],
  [
    'a misspelt key of the frontmatter',
    '---\ntitle: A\ndescripton: B\n---\n',
    '3:1 Unknown frontmatter key "descripton". Did you mean "description"?',
  ],
  [
    'two misspelt keys of the frontmatter',
    '---\ntitel: A\norder: 1\ndescripton: B\n---\n',
    '2:1 Unknown frontmatter key "titel". Did you mean "title"? Line 4: Unknown frontmatter key "descripton". Did you mean "description"?',
  ],
  ['keys without a space', '---\ntitle:A\n---\n', '2:1 Write a space after "title:".'],
  [
    'quotes in quotes',
    "---\ntitle: 'It's A'\n---\n",
    `2:12 The text ends at the quote before this. To have ' in it, put the text between " and ".`,
  ],
  [
    'quotes that are not closed',
    '---\ntitle: "A\ndescription: B\n---\n',
    '2:8 This text has no closing quote. Write " at its end.',
  ],
  [
    'quotes that close in the next line',
    '---\ntitle: "A\ndescription: "B"\n---\n',
    '2:8 This text has no closing quote. Write " at its end.',
  ],
  [
    'colons below a text on two lines',
    '---\ndescription: "A\n  B"\ntitle: A: B\n---\n',
    '4:8 The frontmatter isn’t valid YAML: Nested mappings are not allowed in compact mappings. Put quotes around text that contains ":" or "#", or starts with a bracket, "*", "&" or "!".',
  ],
  [
    'backslashes in double quotes',
    '---\ntitle: "C:\\dir"\n---\n',
    String.raw`2:11 In double quotes, "\" begins an escape. Write "\\", or put the text in single quotes.`,
  ],
])('%s are reported with their place and a suggestion', async (_, text, said) => {
  expect(await slipIn(text)).toBe(said);
});

test.each([
  ['known kinds', '<Admonition kind="tip" title="T">x</Admonition> <Admonition kind={"any"} />'],
  ['tabs in a component of the page', '<Choice>\n<Tab label="x">\na\n</Tab>\n</Choice>'],
  [
    'six tabs',
    `<Tabs>\n${[...'abcdef'].map((name) => `<Tab label="${name}">\na\n</Tab>\n`).join('')}</Tabs>`,
  ],
  [
    'labels of any kind, comments and lists of tabs',
    '<Tabs>\n<Tab label={"x"}>a</Tab>\n{/* a */}\n\n<Tab {...{ label: "y" }}>b</Tab>\n{[]}\n</Tabs>\n\n<Tabs><Tab label="z">c</Tab></Tabs>',
  ],
  ['text in quotes, on one line or two', `---\ntitle: 'It''s A'\ndescription: "A\\"\n  B"\n---\n`],
  [
    'numbers, switches and expressions',
    '<Live demo="x" height="268" phoneHeight={1 + 2} folded closed={true} {...{ any: 1 }} />',
  ],
  ['any attribute of an element of HTML', '<img src="/a.svg" width="3" class="x" title="y" />'],
  [
    'components of the page with the same names',
    'export const Tabs = () => null;\n\nimport { Feature } from "./own";\n\n<Tabs group>a</Tabs>\n\n<Feature icon="rocket" />',
  ],
  ['a thematic break further down', 'A\n\n---\n\nB'],
])('nothing is reported for %s', async (_, text) => {
  expect(await slipIn(text)).toBeNull();
});
