import { compilePages } from '../../../../src/node/mdx/compilePages';
import type { Config } from '../../../../src/config/load';
import { completeRoutes } from '../../../../src/config/completeRoutes';
import { createRouteModel } from '../../../../src/config/routeModel';
import { routesSchema } from '../../../../src/config/routesSchema';
import { NO_FILES, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

/** Files of a site, and the pages among them. */
function writePages(files: Readonly<Record<string, unknown>>): Config {
  const routes = Object.keys(files)
    .filter((file) => /\/\w+\.mdx$/.test(file) && !file.includes('/_'))
    .map((file) => ({ path: `/${file.replace('.mdx', '')}`, kind: 'plain', label: file, file }));
  return {
    root: writeSite(files),
    site: { ...site, baseUrl: '/sub/' },
    routes: createRouteModel(completeRoutes(routesSchema.parse({ routes }), 'next', NO_FILES)).model,
    duplicates: [],
    links: [],
  };
}

/** A site with one page and other files in its folder. */
const writePage = (content: string, files: Readonly<Record<string, unknown>> = {}) =>
  writePages({ 'docs/a/page.mdx': content, ...files });

/** The content of the page as the checks receive it. */
async function render(config: Config): Promise<string | undefined> {
  const [page] = await compilePages(config);
  return page?.content.html;
}

// The MDX compiler and its highlighter take seconds to load on a busy machine.
beforeAll(async () => void (await render(writePage('# A'))), 60_000);

/** The messages for the page. */
const errorOf = (config: Config) => render(config).then(String, (error: Error) => error.message);

test.each([
  ['a component in TypeScript', "import { B } from './B';\n\n<B />", '<i>typed</i>'],
  ['a component in JavaScript', "import J from './J.jsx';\n\n<J />", '<u>plain</u>'],
  ['a module by its path in the site', "import { B } from '@site/docs/a/B.tsx';\n\n<B />", '<i>typed</i>'],
  [
    'the text of a file',
    "import css from './x.css?raw';\n\n<pre>{css}</pre>",
    '<pre>h1 { color: red }</pre>',
  ],
  ['the text of a module', "import text from './J.jsx?raw';\n\n{text.length}", '54'],
  ['the text of a picture', "import text from './dot.svg?raw';\n\n<pre>{text}</pre>", '&lt;svg/>'],
  ['data', "import data from './data.json';\n\n{data.word}", 'datum'],
  ['a package', "import { valid } from 'semver';\n\n{valid('v1.2.3')}", '1.2.3'],
  ['another page', "import Part, { word } from './_part.mdx';\n\n<Part />\n\n{word}", '>Tip<'],
  ['what is awaited', 'export const word = await Promise.resolve("late");\n\n{word}', 'late'],
])('a page can import %s', async (_, content, html) => {
  const files = {
    'docs/a/B.tsx': "import { word } from './word';\nexport const B = (_: { a?: 1 }) => <i>{word}</i>;\n",
    'docs/a/word.ts': "export const word: string = 'typed';\n",
    'docs/a/J.jsx': 'export default function J() { return <u>plain</u>; }\n\n',
    'docs/a/x.css': 'h1 { color: red }',
    'docs/a/dot.svg': '<svg/>',
    'docs/a/data.json': { word: 'datum' },
    'docs/a/_part.mdx': 'export const word = 1;\n\n<Admonition kind="tip">\n\n[Link](/)\n\n</Admonition>\n',
  };
  expect(await errorOf(writePage(content, files))).toContain(html);
});

test.each([
  [
    'without a heading above it names the rows',
    '| | A |\n|-|-|\n| x | y |',
    '<th scope="row">x</th><td>y</td>',
  ],
  ['with a heading does not', '| B | A |\n|-|-|\n| x | y |', '<td>x</td><td>y</td>'],
])('a first column %s', async (_, content, html) => {
  expect(await render(writePage(content))).toContain(html);
});

test('an imported page’s content has the components and the base URL of the site', async () => {
  const config = writePage("import Part from './_part.mdx';\n\n<Part />", {
    'docs/a/_part.mdx': '<Admonition>\n\n[Link](/)\n\n</Admonition>\n',
  });
  expect(await render(config)).toContain('href="/sub/"');
});

test('the Markdown copy starts with the title of the frontmatter, and contains imported pages', async () => {
  const config = writePage("---\ntitle: Own\n---\n\nimport Part from './_part.mdx';\n\n<Part />\n", {
    'docs/a/_part.mdx': 'A [link](/).\n',
  });
  const [page] = await compilePages(config);
  expect(page?.markdown).toBe('# Own\n\nA [link](https://site.example/sub/).\n');
});

test.each([
  ['./None', 'docs/a/page.mdx:3:15: There is no file "./None".'],
  ['./b', 'docs/a/page.mdx:3:15: There is no file "./b". Did you mean "./B"?'],
  [
    './Page.foo?raw',
    'docs/a/page.mdx:3:15: There is no file "./Page.foo?raw". Did you mean "./page.foo?raw"?',
  ],
  [
    '@site/docs/a/State.tsx',
    'docs/a/page.mdx:3:15: There is no file "@site/docs/a/State.tsx". Did you mean "@site/docs/a/state.tsx"?',
  ],
  ['./B.tsx/b', 'docs/a/page.mdx:3:15: There is no file "./B.tsx/b".'],
  [
    'none-such',
    'docs/a/page.mdx:3:15: There is no package "none-such". Install it, or begin the path of a file with "./" or "@site/".',
  ],
  ['./B', 'docs/a/page.mdx:3:15: "./B" has no export named "default".'],
  [
    './state',
    'docs/a/state.tsx:3:10: "useState" doesn\'t work in a page: a page that is opened directly is static HTML, which React doesn’t update. Render the component without it, or show it in a runnable sample inside <Live>.',
  ],
  ['./broken', 'docs/a/broken.tsx:1:17: Expression expected.'],
  [
    './page.foo',
    'docs/a/page.mdx:3:15: Pages can\'t import "./page.foo". They can import .ts, .tsx, .js, .jsx, .mjs, .json, .md and .mdx files, and the text of any file with "?raw" after its name.',
  ],
])('an import of "%s" fails with its place', async (specifier, message) => {
  const config = writePage(`# A\n\nimport X from '${specifier}'\n\n<X />\n`, {
    'docs/a/B.tsx': 'export const B = () => <i />;\n',
    'docs/a/state.tsx':
      "import { useState } from 'react';\nexport default function X() {\n  return useState(0);\n}\n",
    'docs/a/broken.tsx': 'export default () =\n',
    'docs/a/page.foo': 'foo',
  });
  expect(await errorOf(config)).toBe(message);
});

test.each([
  [
    'imports itself',
    "import Page from './page.mdx';\n\n<Page /><Page />\n",
    'docs/a/page.mdx:1:18: With this import, the file contains itself.',
  ],
  [
    'imports a page that imports it',
    "import Part from './_part.mdx';\n\n<Part />\n",
    'docs/a/_part.mdx:1:18: With this import, the file contains itself.',
  ],
])('a page that %s is an error instead of a build without end', async (_, content, message) => {
  const config = writePage(content, {
    'docs/a/_part.mdx': "import Page from './page.mdx';\n\n<Page /><Page />\n",
  });
  expect(await errorOf(config)).toContain(message);
});

test('a picture with capital letters that its file doesn’t have is left to the checks', async () => {
  const config = writePage('![A](/Dot.svg) ![B](./Dot.svg)\n', {
    'static/dot.svg': '<svg/>',
    'docs/a/dot.svg': '<svg/>',
  });
  expect(await errorOf(config)).toContain('src="/sub/Dot.svg"');
});

test.each([
  ['b guides/strat', 'there is no page "guides/strat". Did you mean "guides/start"?'],
  ['guides/Start', 'there is no page "guides/Start". Did you mean "guides/start"?'],
  ['none-like-it', 'there is no page "none-like-it". Write its file below docs/ without ".mdx".'],
])('code that continues the pages "%s" is an error with its place', async (pages, message) => {
  const config = writePages({
    'docs/b.mdx': `Text.\n\n\`\`\`tsx continues="b  guides/start"\n\`\`\`\n\n\`\`\`tsx continues="${pages}"\n\`\`\`\n`,
    'docs/guides/start.mdx': '# Start\n',
  });
  expect(await errorOf(config)).toBe(`docs/b.mdx:6:1: continues: ${message}`);
});

test('a demo has the height of its sample, as a number or as text, and its picture and sample are checked', async () => {
  const config = writePage(
    '<Live demo="a" height="268" poster="/a.svg" />\n\n<Live demo="b" height={268} />\n',
  );
  const { docs } = config.site;
  const [page] = await compilePages({
    ...config,
    site: { ...config.site, docs: { ...docs, sandbox: '/play/' } },
  });
  expect(page?.content.html.match(/height="\d+"/g)).toEqual(
    ['268', '428', '268', '428'].map((height) => `height="${height}"`),
  );
  expect(page?.links.map(({ href, isDemo, isShown }) => [href, isDemo ?? isShown])).toEqual([
    ['a', true],
    ['/a.svg', true],
    ['b', true],
  ]);
});

test('a page has the links and warnings of the MDX files in it, with their places', async () => {
  const config = writePage("import Part, { word } from './_part.mdx';\n\n[a](/a)\n\n<Part />{word}\n", {
    'docs/a/_part.mdx':
      "import text from './_text.mdx?raw';\nimport Inner from './_inner.mdx';\nexport const word = 1;\n\n[b](/b)\n\n<Inner />{text}\n",
    'docs/a/_inner.mdx': '![c](/c.png)\n\n<Figure widht="3" src="/c.png" alt="" />\n',
    'docs/a/_text.mdx': '[d](/d)\n',
  });
  const [page] = await compilePages(config);
  expect(page?.links.map(({ href, file, line }) => `${file}:${line} ${href}`)).toEqual([
    'docs/a/page.mdx:3 /a',
    'docs/a/_part.mdx:5 /b',
    'docs/a/_inner.mdx:1 /c.png',
    'docs/a/_inner.mdx:3 /c.png',
  ]);
  expect(page?.warnings).toMatchObject([{ file: 'docs/a/_inner.mdx', line: 3, column: 9 }]);
  expect(page?.parts).toEqual(['docs/a/_inner.mdx', 'docs/a/_part.mdx']);
});

test('a comment without an end is an error where it begins', async () => {
  expect(await errorOf(writePage('# A\n\n<!-- closed -->\n\n<!-- A note\n\nText\n'))).toBe(
    'docs/a/page.mdx:5:1: "<!--" begins a comment here that is never closed. Write "-->" after it.',
  );
});

test.each([
  ['while it is loaded', 'export const B = null;\nthrow new Error("No data");\n', 'No data'],
  [
    'while it is rendered',
    'const data: { word?: { length: number } } = {};\nexport const B = () => <i>{data.word!.length}</i>;\n',
    'The code reads ".length" of a value that is undefined.',
  ],
])('an imported module that throws %s is named', async (_, code, text) => {
  const config = writePage("import { B } from './B';\n\n# A {'x'.length}\n\n<B />\n", {
    'docs/a/B.tsx': code,
  });
  expect(await errorOf(config)).toBe(`docs/a/B.tsx: ${text} (On the page docs/a/page.mdx.)`);
});

test('imported JSON that isn’t valid is an error with its place', async () => {
  const config = writePage("import data from './data.json';\n\n{data.word}\n", {
    'docs/a/data.json': '{\n  "word": "datum",\n}\n',
  });
  expect(await errorOf(config)).toBe('docs/a/data.json:2:18: JSON does not support trailing commas.');
});

test.each([
  ['a reference to nothing', '*bold*', '2:1: The frontmatter isn’t valid YAML: Unresolved alias'],
  ['an unknown tag', '!new API', '2:8: The frontmatter isn’t valid YAML: Unresolved tag: !new.'],
  ['a key twice', 'A\ntitle: B', '3:1: The frontmatter has this key twice. Remove one of the two lines.'],
  ['a tab', 'A\n\torder: 1', '3:1: The frontmatter has a tab before this key. Start the line with the key.'],
])('frontmatter with %s is an error of the page', async (_, title, message) => {
  expect(await errorOf(writePage(`---\ntitle: ${title}\n---\n`))).toContain(`docs/a/page.mdx:${message}`);
});

test('every page with an error is listed', async () => {
  const config = writePages({
    'docs/a.mdx': '</b>\n',
    'docs/b.mdx': 'Right\n',
    'docs/c.mdx': '# C\n\n{id}\n',
  });
  expect((await errorOf(config)).split('\n')).toEqual([
    expect.stringContaining('docs/a.mdx:1:2: This closing tag has no opening tag.'),
    expect.stringContaining('docs/c.mdx:3:1: {id} is code, and "id" is not defined.'),
  ]);
});

test('an error while a page is rendered names its file and place', async () => {
  expect(await errorOf(writePage('# A\n\n{[1].map(() => target)}\n'))).toBe(
    'docs/a/page.mdx:3:16: The code uses "target", which is not defined.',
  );
});

test.each([
  ['an inline style', "'b', { style: { color: 'red' } }"],
  ['<script>', "'script', null, 'go()'"],
])('%s that a package’s component renders is an error', async (what, element) => {
  const config = writePage("import P from 'package';\n\n`<b style=\"\">` <P title='style=\"' />\n", {
    'node_modules/package/index.js': `import { createElement } from 'react';\nexport default () => createElement(${element});\n`,
  });
  expect(await errorOf(config)).toBe(
    `docs/a/page.mdx: A component on this page renders ${what}, which the content security policy blocks. Use another component, or show it in a runnable sample inside <Live>.`,
  );
});

test.each([
  ['title: 404\ndescription: 404', { title: '404', description: '404' }],
  ['title:\ndescription: true', {}],
  ['title: [a]\ndescription: [a]', {}],
])('the frontmatter %j gives the page %j', async (yaml, expected) => {
  const [page] = await compilePages(writePage(`---\n${yaml}\n---\n\nText\n`));
  const { title, description } = page?.content ?? {};
  expect({
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }).toEqual(expected);
});
