import { compile } from '@mdx-js/mdx';
import { describeMdxError } from '../../../../src/node/mdx/mdxErrors';

async function errorIn(text: string): Promise<string> {
  const error: unknown = await compile(text).catch((thrown: unknown) => thrown);
  return describeMdxError('docs/a/b.mdx', text, error);
}

test.each([
  [
    'an unclosed component',
    '# A\n\n<Admonition>\n\nx',
    '3:1: <Admonition> is never closed. Write </Admonition> after its content, or <Admonition /> if it has none. To show it as text, write \\<Admonition> or put it in backticks.',
  ],
  [
    'a tag that ends in another paragraph',
    'a <b>x\n\nfoo</b>',
    '1:3: <b> is never closed. Write </b> in the same paragraph, or leave a blank line after <b> and before </b>. To show it as text, write \\<b> or put it in backticks.',
  ],
  ['crossed tags', '<A>\n</B>', '2:1: Found </B>, but <A> from 1:1 is still open. Write </A> first.'],
  [
    'a closing tag alone',
    'x </b>',
    '1:4: This closing tag has no opening tag. Remove it, or add the opening tag before it.',
  ],
  [
    'a less-than sign',
    'a <5',
    '1:4: "<" begins a tag here. For the character itself, write \\< or put it in backticks.',
  ],
  [
    'an attribute without quotes',
    '<b class=big>x</b>',
    '1:10: The value of an attribute needs quotes, as in name="value". For code, write name={code}.',
  ],
  [
    'types in angle brackets',
    'Array<Array<T>>',
    '1:12: A "<" before this place begins a tag, in which "<" isn\'t allowed here. To show it as text, write \\< or put it in backticks.',
  ],
  [
    'an open brace',
    '{1}\n\na \\{ {foo',
    '3:6: "{" begins code here that is never closed. Write "}" after it. For the character itself, write \\{ or put it in backticks.',
  ],
  [
    'words in braces',
    '{ a b }',
    "1:4: The code in these braces isn't valid JavaScript: unexpected content after expression. To show braces as text, write \\{ and \\} or put them in backticks.",
  ],
  [
    'a paragraph that starts with "import"',
    'import the file',
    '1:12: A line that begins with "import" or "export" is JavaScript, and this isn\'t valid: unexpected token.',
  ],
  [
    'a tag that a sentence ends in',
    'a\n\nif `<` x<y.\n\nb',
    '3:9: "<" begins a tag here that is never finished. Write what is missing, such as a quote or ">". For the character itself, write \\< or put it in backticks.',
  ],
  ...['{#My Id}', '{# id}', '{#x} more', '{#}'].map((id): [string, string, string] => [
    `the id ${id}`,
    `a\n\n## B ${id}`,
    '3:6: The id of a heading has no spaces and stands at the end of the line, such as {#my-id}. To show braces as text, write \\{ and \\} or put them in backticks.',
  ]),
  ...['Text here', 'text', '<X />', '- a'].map((text): [string, string, string] => [
    `"${text}" below imports`,
    `# A\n\nimport X from "./a.mdx"\nimport {\n  Y,\n} from './b';\n${text}`,
    '7:1: Leave a blank line above this line, because all lines up to the next blank one belong to the "import".',
  ]),
  [
    'a mistake in an import below another',
    'import X from "./a.mdx"\nimport Y form "./b.mdx"',
    '2:10: A line that begins with "import" or "export" is JavaScript, and this isn\'t valid: unexpected token.',
  ],
])('%s is described with its file, its place and a suggestion', async (_, text, described) => {
  expect(await errorIn(text)).toBe(`docs/a/b.mdx:${described}`);
});

test('any other error names the file', () => {
  expect(describeMdxError('docs/a.mdx', '', new TypeError('No such theme'))).toBe(
    'docs/a.mdx: No such theme',
  );
});
