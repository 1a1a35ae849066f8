import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cover, fullTest } from '../cover';
import { PROJECT } from '../paths';
import { removeSites, writeFiles, writeSite } from '../unit/temporarySite';

// Rarely used but valid content.

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

Open http://localhost:PORT/ now. ![drawing](/a%20drawing.svg)

<a href="/docs/b">path</a>, <a href="./b.mdx#x">file</a>, <img src="/märk.svg" alt="mark"/>
`,
  'docs/b.mdx': `import { Badge } from './Badge';
import Part from '@site/docs/_part.mdx';
import text from './Badge.tsx?raw';

# B

## X

\`\`\`js
let a;
\`\`\`

<Badge />

<Part />

{text}
`,
  'docs/Badge.tsx': 'export const Badge = () => <i>{"new" as string}</i>;\n',
  'docs/_part.mdx': 'A [part](/docs/a).\n',
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
      ['src/node/main.mjs', ...args],
      { cwd: PROJECT },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

fullTest('a site with unusual names, titles and links is built correctly', async () => {
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
  expect(built('docs/b/index.html')).toContain('<i>new</i>');
  expect(built('docs/b/index.html')).toContain('<p>A <a href="/sub/docs/a">part</a>.</p>');
  expect(built('docs/b/index.html')).toContain('export const Badge = () => &lt;i>{"new" as string}&lt;/i>');
  expect(existsSync(join(root, 'build/a drawing.svg'))).toBe(true);
  // The app renders the prerendered content.
  const app = readdirSync(join(root, 'build/assets')).find((file) => /^app\.\w+\.js$/.test(file));
  expect(built(`assets/${app}`)).toContain(COPYRIGHT);
  // Each address fetches its own content.
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

test('check and build report the same page errors, each with its place', async () => {
  const root = writeSite(SITE);
  writeFiles(root, {
    'docs/home.mdx': '# Home\n\n<Admonitoin />\n',
    'docs/a.mdx': 'One</b>two\n',
    'docs/b.mdx': "import { Badge } from './Bagde';\n\n<Badge />\n",
    'docs/plain.md': "import { Badge } from './Badge';\n\n<Badge />\n",
    'docs/Badge.tsx': 'export const Badge = () => <i style={{}} />;\n',
  });
  for (const command of cover(['check', 'build'], 1)) {
    const { code, output } = await run(command, '--site', root);
    expect(
      output
        .split('\n')
        .filter((line) => line.startsWith('docs/'))
        .sort(),
    ).toEqual([
      expect.stringMatching(/^docs\/Badge\.tsx:1:31: Inline styles don't work in a page/),
      expect.stringContaining('docs/a.mdx:1:5: This closing tag has no opening tag.'),
      'docs/b.mdx:1:23: There is no file "./Bagde". Did you mean "./Badge"?',
      expect.stringMatching(
        /^docs\/home\.mdx:3:1: There is no component <Admonitoin>\. Did you mean <Admonition>\?/,
      ),
    ]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }
});
