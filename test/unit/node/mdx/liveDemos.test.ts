import { compile } from '@mdx-js/mdx';
import { nameLiveDemos } from '../../../../src/node/mdx/liveDemos';

const FENCE = '```tsx title="App.tsx" runnable\nexport default () => null;\n```';
const compileAt = (path: string, text: string) =>
  compile({ path, value: text }, { remarkPlugins: [nameLiveDemos('/site')], jsx: true }).then(String);

test('a live sample shows the demo named after its page and title', async () => {
  const code = await compileAt('/site/docs/concepts/nodes.mdx', `<Live>\n\n${FENCE}\n\n</Live>`);
  expect(code).toContain('<Live demo="concepts/nodes/App">');
});

test('an author may name another demo', async () => {
  const code = await compileAt('/site/docs/a.mdx', `<Live demo="a/step-6">\n\n${FENCE}\n\n</Live>`);
  expect(code).toContain('<Live demo="a/step-6">');
});

test('a sample can name its demo', async () => {
  const fence = FENCE.replace('runnable', 'runnable="step-1"');
  const code = await compileAt('/site/docs/a.mdx', `<Live>\n\n${fence}\n\n</Live>`);
  expect(code).toContain('<Live demo="a/step-1">');
});

test('a runnable sample outside <Live> runs after a press, unless the page shows its demo already', async () => {
  expect(await compileAt('/site/docs/a.mdx', FENCE)).toContain('<Live demo="a/App" folded>');
  const shown = await compileAt('/site/docs/a.mdx', `<Live demo="a/App" />\n\n${FENCE}`);
  expect(shown).not.toContain('folded');
});

test.each([
  ['no sample', 'Only words.'],
  ['a sample that is not runnable', FENCE.replace(' runnable', '')],
  ['a sample without a title', FENCE.replace(' title="App.tsx"', '')],
])('one with %s inside fails with the reason and place', async (_, inside) => {
  await expect(
    compileAt('/site/docs/a.mdx', `Words.\n\n<Live>\n\n${inside}\n\n</Live>`),
  ).rejects.toMatchObject({
    line: 3,
    message: expect.stringContaining('<Live> needs a code block such as') as string,
  });
});
