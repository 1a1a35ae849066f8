import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../paths';
import { removeSites, writeFiles, writeSite } from '../unit/temporarySite';

// What an author may write though few do.

afterAll(removeSites);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const page = (path: string, file: string) => ({ path, label: path, file });

/** Two addresses of one file, names with a space and an accent, a theme whose rules have gaps, a base URL. */
const SITE = {
  'routes.json': {
    routes: [
      { path: '/', kind: 'landing', label: 'Home', file: 'docs/home.mdx' },
      {
        path: '/docs',
        kind: 'docs',
        label: 'Docs',
        version: 'next',
        index: '/docs/a',
        sidebar: [
          {
            label: 'Group',
            pages: [
              page('/docs/a', 'docs/a.mdx'),
              page('/docs/b', 'docs/b.mdx'),
              page('/docs/again', 'docs/a.mdx'),
              page('/docs/plain', './docs/plain.md'),
            ],
          },
        ],
      },
    ],
  },
  'site.config.json': {
    title: 'Site',
    tagline: 'Words',
    version: '1',
    url: 'https://site.example',
    baseUrl: '/sub/',
    favicon: '/märk.svg',
    footer: { groups: [], copyright: '© {year} Nobody' },
    docs: { versions: [{ name: 'next', label: 'Next' }] },
    code: { theme: 'vesper' },
  },
  'docs/home.mdx': '# Home\n',
  'docs/a.mdx': `---
title: 404
---

# A

Open http://localhost:PORT/ now. ![drawing](/a%20drawing.svg)

<a href="/docs/b">path</a>, <a href="./b.mdx#x">file</a>, <img src="/märk.svg" alt="mark"/>
`,
  'docs/b.mdx': '# B\n\n## X\n\n```js\nlet a;\n```\n',
  'docs/plain.md': '<details>\n<summary>More</summary>\n\nHidden [words](b.mdx#x)\n\n</details>\n',
  'static/a drawing.svg': SVG,
  'static/märk.svg': SVG,
};

/** The copyright line of a build of today. */
const COPYRIGHT = `© ${new Date().getUTCFullYear()} Nobody`;

/** Runs a command of the project on a site. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'src/build/cli.ts', ...args],
      { cwd: PROJECT },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

test('a site with unusual names, titles and links is built as its author meant it', async () => {
  const root = writeSite(SITE);
  const { code, output } = await run('build', '--site', root);
  expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('warning') as string });
  const built = (file: string) => readFileSync(join(root, 'build', file), 'utf8');
  for (const path of ['docs/a', 'docs/again']) {
    const html = built(`${path}/index.html`);
    expect(html).toContain('<title>404 | Site</title>');
    expect(html).toContain('<a href="/sub/docs/b">path</a>');
    expect(html).toContain('<a href="/sub/docs/b#x">file</a>');
    expect(html).toContain('src="/sub/a%20drawing.svg"');
    expect(html).toContain('src="/sub/märk.svg"');
    expect(html).toContain(COPYRIGHT);
    expect(built(`${path}.md`)).toContain('Open <http://localhost:PORT/> now.');
  }
  expect(built('docs/plain/index.html')).toMatch(
    /<details>\s*<summary>More<\/summary>\s*<p>Hidden <a href="\/sub\/docs\/b#x">words<\/a>/,
  );
  expect(existsSync(join(root, 'build/a drawing.svg'))).toBe(true);
  // What the app draws is what was prerendered.
  const app = readdirSync(join(root, 'build/assets')).find((file) => /^app\.\w+\.js$/.test(file));
  expect(built(`assets/${app}`)).toContain(COPYRIGHT);
  // Each address has words of its own to fetch.
  const chunks = readdirSync(join(root, 'build/assets')).filter((file) =>
    /^page~docs~\w+\.\w+\.js$/.test(file),
  );
  expect(chunks.map((file) => file.split('.')[0])).toEqual([
    'page~docs~a',
    'page~docs~again',
    'page~docs~b',
    'page~docs~plain',
  ]);
});

test.each([
  ['an expression that can’t be read', '# B\n\n## Title {#id}\n', 'docs/b.mdx:3:11: Could not parse'],
  [
    'frontmatter that is no YAML',
    '---\ntitle: a: b\n---\n',
    'docs/b.mdx:2:8: The frontmatter is no valid YAML: ',
  ],
  ['a component that is not there', '# B\n\n<Admonitoin />\n', 'docs/b.mdx: Expected component `Admonitoin`'],
])('%s is told with its file, and its place where one is known', async (_, words, sentence) => {
  const root = writeSite(SITE);
  writeFiles(root, { 'docs/b.mdx': words });
  const { code, output } = await run('check', '--site', root);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test('a component that is not there is told with its file by the build, too', async () => {
  const root = writeSite(SITE);
  writeFiles(root, { 'docs/b.mdx': '# B\n\n<Admonitoin />\n' });
  const { code, output } = await run('build', '--site', root);
  expect(output).toContain('docs/b.mdx: Expected component `Admonitoin`');
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});
