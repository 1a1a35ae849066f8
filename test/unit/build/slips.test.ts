import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import { VFileMessage } from 'vfile-message';
import { readFrontmatter } from '../../../src/build/frontmatter';
import { explainSlips } from '../../../src/build/slips';

/** What is said of a page, with its place; null where there is nothing to say. */
async function slipIn(text: string): Promise<string | null> {
  const remarkPlugins = [remarkFrontmatter, readFrontmatter, explainSlips];
  try {
    await compile(text, { remarkPlugins });
    return null;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return `${error.line}:${error.column} ${error.reason}`;
  }
}

test.each([
  [
    'words in braces',
    '# A\n\nPut {id} in the path.',
    '3:5 {id} is code, and nothing is named "id". For the words, write \\{id\\}.',
  ],
  [
    'words in braces, with a dot',
    '{node.id}',
    '1:1 {node.id} is code, and nothing is named "node". For the words, write \\{node.id\\}.',
  ],
  [
    'styles as text',
    '<p style="color: red">x</p>',
    '1:4 Styles are no text here. Write style={{ color: "red" }}, or better leave looks to the site.',
  ],
  [
    'a kind that is misspelt',
    '<Admonition kind="warnng">x</Admonition>',
    '1:13 Expected one of note, tip, warning, danger as kind, found "warnng". Did you mean "warning"?',
  ],
  [
    'the attribute of another tool',
    '<Admonition type="danger">x</Admonition>',
    '1:13 <Admonition> knows "kind" and "title", not "type".',
  ],
  [
    'frontmatter that begins too late',
    '\n---\ntitle: A\n---\n',
    '2:1 A page can’t begin with a rule. Frontmatter begins in the very first line, and a second "---" ends it.',
  ],
  [
    'frontmatter without an end',
    '---\ntitle: A\n',
    '1:1 A page can’t begin with a rule. Frontmatter begins in the very first line, and a second "---" ends it.',
  ],
  [
    'a misspelt key of the frontmatter',
    '---\ntitle: A\ndescripton: B\n---\n',
    '3:1 The frontmatter has no use for "descripton". Did you mean "description"?',
  ],
])('%s are told with their place, and what to type', async (_, text, said) => {
  expect(await slipIn(text)).toBe(said);
});

test.each([
  ['what the page declares', 'export const id = 1;\nexport function F() {}\n\n{id} {F.name}'],
  ['what the page imports', "import { id } from './x.js';\n\n{id}"],
  ['what every page has', '---\ntitle: A\nsidebar_label: B\n---\n\n{frontmatter.title} {props.x} {Math.PI}'],
  ['comments and calls', '{/* words */} {["a"].map((id) => id)} {"id"}'],
  ['styles as code', '<p style={{ color: "red" }}>x</p>'],
  ['kinds that are known', '<Admonition kind="tip" title="T">x</Admonition> <Admonition kind={"any"} />'],
  ['a rule further down', 'A\n\n---\n\nB'],
])('nothing is said of %s', async (_, text) => {
  expect(await slipIn(text)).toBeNull();
});
