import { compile } from '@mdx-js/mdx';
import { VFileMessage } from 'vfile-message';
import { rejectUndefinedNames } from '../../../../src/node/mdx/undefinedNames';

/** The error in a page, with its place; null if it compiles. */
async function errorIn(text: string): Promise<string | null> {
  try {
    await compile(text, { remarkPlugins: [rejectUndefinedNames(['Admonition', 'Tabs'])] });
    return null;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return `${error.line}:${error.column} ${error.reason}`;
  }
}

test.each([
  [
    'a word in braces',
    '# A\n\nPut {id} in the path.',
    '3:5 {id} is code, and "id" is not defined. To show it as text, write \\{id\\} or put it in backticks.',
  ],
  [
    'a word with a dot in braces',
    '{node.id}',
    '1:1 {node.id} is code, and "node" is not defined. To show it as text, write \\{node.id\\} or put it in backticks.',
  ],
  [
    'double braces',
    'a {{ x }}',
    '1:3 {{ x }} is code, and "x" is not defined. To show it as text, write \\{\\{ x \\}\\} or put it in backticks.',
  ],
  [
    'an attribute list of another dialect',
    '[a](b){target=_blank}',
    '1:7 {target=_blank} is code, and "target" is not defined. To show it as text, write \\{target=_blank\\} or put it in backticks.',
  ],
  [
    'an undefined name as a value',
    '<a href={target}>x</a>',
    '1:4 "target" is not defined. For text as a value, write href="target".',
  ],
  [
    'a misspelt component',
    'A\n\n<Admonitoin>x</Admonitoin>',
    '3:1 There is no component <Admonitoin>. Did you mean <Admonition>? To show it as text, write \\<Admonitoin> or put it in backticks.',
  ],
  [
    'a component of another tool',
    'a <Zebra.Crossing /> b',
    '1:3 There is no component <Zebra>. Import it, or use one of these: Admonition, Tabs. To show it as text, write \\<Zebra> or put it in backticks.',
  ],
  [
    'a component of another tool that has a name like one of ours',
    '<Tip>x</Tip>',
    '1:1 There is no component <Tip>. Import it, or write :::note[Title] … :::. To show it as text, write \\<Tip> or put it in backticks.',
  ],
  [
    'a component without its capital letter',
    'a\n\n<tabs>\n</tabs>',
    '3:1 There is no component <tabs>. Did you mean <Tabs>? To show it as text, write \\<tabs> or put it in backticks.',
  ],
])('%s is an error with its place and a suggestion', async (_, text, error) => {
  expect(await errorIn(text)).toBe(error);
});

test.each([
  [
    'declarations of the page',
    'export const id = 1, { a, b: [c], ...d } = id;\nexport function F() {}\n\n{id} {F.name} {a} {c} {d} <F />',
  ],
  ['imports of the page', "import { id, Badge as B } from './x.js';\n\n{id} <B />"],
  ['names that every page has', '{frontmatter.title} {props.x} {Math.PI} {toc.length}'],
  ['comments, calls and parameters', '{/* words */} {["a"].map((id) => id)} {"id"} {{ a: 1 }.a} {typeof id}'],
  ['elements named like imports of the page', "import { Button } from './x.js';\n\n<button>x</button>"],
  ['components of the site, and elements', '<Admonition /> <Tabs.Tab /> <b>x</b>'],
])('%s is accepted', async (_, text) => {
  expect(await errorIn(text)).toBeNull();
});
