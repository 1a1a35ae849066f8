import { compile } from '@mdx-js/mdx';
import { jest } from '@jest/globals';
import { join } from 'node:path';
import { VFile } from 'vfile';
import { createMdxOptions } from '../../../../src/node/mdx/mdxOptions';
import { loadConfig } from '../../../../src/config/load';

const ROOT = 'test/fixtures/site';

async function compilePage(value: string): Promise<string> {
  const config = loadConfig(ROOT);
  const options = await createMdxOptions(() => config);
  return String(await compile(new VFile({ path: join(config.root, 'docs/page.mdx'), value }), options));
}

test('a page compiles to the same code on a machine that stalls for a second at any time', async () => {
  const page = '```tsx\nconst a = `x ${b ? "yes" : 1} y`;\nexport const c = <p title="t">{a}</p>;\n```\n';
  const calm = await compilePage(page);
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  expect(await compilePage(page)).toBe(calm);
});

test('a table is named after the heading above it', async () => {
  const table = '| a | b |\n| - | - |\n| c | d |\n';
  const code = await compilePage(`${table}\n## Props of \`Element\`\n\nWords.\n\n${table}`);
  expect([...code.matchAll(/"aria-label": "(.*)"/g)].map(([, label]) => label)).toEqual(['Props of Element']);
});

test('code has its colors when its language is in capitals', async () => {
  const compile = (language: string) => compilePage(`\`\`\`${language}\n{ "a": 1 }\n\`\`\`\n`);
  const code = await compile('json');
  expect(code).not.toBe(await compile('text'));
  expect(await compile('JSON')).toBe(code);
});

test.each([
  ['js{1}', 'js {1}'],
  ['js:line-numbers{1}', 'js {1}'],
  ['JS{1} title="a.js"', 'js {1} title="a.js"'],
  ['{1}', 'text {1}'],
  ['title="App.tsx" {1}', 'text title="App.tsx" {1}'],
])('```%s is understood as ```%s', async (written, meant) => {
  const compile = (info: string) => compilePage(`\`\`\`${info}\nlet a = 1\nb\n\`\`\`\n`);
  const withoutCopy = (code: string) => code.replace(/export const markdown = .*/, '');
  expect(withoutCopy(await compile(written))).toBe(withoutCopy(await compile(meant)));
});

test('anchors by name get an id, which checks and links within the site look for', async () => {
  const code = await compilePage('<a name="one"></a>\n\nText <a name="two" id="own"></a>\n');
  expect([...code.matchAll(/\b(id|name): "(\w+)"/g)].map(([, key, value]) => `${key} ${value}`)).toEqual([
    'id one',
    'name two',
    'id own',
  ]);
});
