import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT, SITES } from '../paths';

/** Pages that depend on more than their own file, each on one thing, by name. */
const PAGES: Readonly<Record<string, string>> = {
  component: "import { Badge } from './Badge.tsx';\n\n<Badge />",
  raw: "import text from './text.txt?raw';\n\n{text}",
  json: "import data from './data.json';\n\n{data.text}",
  partial: "import Partial from './_partial.mdx';\n\n<Partial />",
  picture: '![A picture](./picture.svg)',
  package: "import { text } from 'motto';\n\n{text}",
  precedence: "import { text } from './found';\n\n{text}",
  nearest: "import { text } from 'semver';\n\n{text ?? 'The package of the engine'}",
  restored: 'The first text.',
  dated: 'A page with a date.',
  link: 'See [the target](./target.mdx).',
  target: 'The target.',
  removed: 'A page that goes away.',
  theme: '<Admonition kind="note">\n\nA note.\n\n</Admonition>\n\n```ts\nconst answer = 42;\n```',
};

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(PAGES).map(([name, text]) => [
      `docs/${name}.mdx`,
      `---\ntitle: A ${name}\n---\n\n${text}\n`,
    ]),
  ),
  'docs/Badge.tsx': "import { label } from './label';\n\nexport const Badge = () => <b>{label}</b>;\n",
  'docs/label.ts': "export const label: string = 'A label';\n",
  'docs/text.txt': 'A text',
  'docs/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
  'docs/data.json': '{ "text": "A value" }',
  'docs/_partial.mdx': 'A partial.\n',
  'docs/found.js': "export const text = 'A module in JavaScript';\n",
  'node_modules/motto/package.json': '{ "name": "motto", "version": "1.0.0", "main": "index.js" }',
  'node_modules/motto/index.js': "exports.text = 'Version 1.0.0';\n",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  copyEngine();
  createSite();
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (path: string) => join(folder, path);
const site = (path: string) => fileOf(join('site', path));

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function replace(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  write(path, text.replace(from, to));
}

/** A copy, so that a test can edit it. */
function copyEngine(): void {
  for (const name of ['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts'])
    cpSync(join(PROJECT, name), fileOf(`engine/${name}`), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), fileOf('engine/node_modules'));
}

function createSite(): void {
  cpSync(SITES.book.root, site('.'), { recursive: true });
  Object.entries(FILES).forEach(([path, text]) => write(site(path), text));
  replace(site('site.config.json'), '"docs": {', '"docs": { "lastUpdated": true,');
  const pages = Object.keys(PAGES).map((name) => declare(name, name));
  replace(
    site('routes.json'),
    declare('overview', 'overview', 'Overview'),
    [declare('overview', 'overview', 'Overview'), ...pages].join(', '),
  );
  git('init', '--quiet');
  commit('2026-01-02');
}

const declare = (path: string, file: string, label = `Page ${path}`) =>
  `{ "path": "/docs/${path}", "label": "${label}", "file": "docs/${file}.mdx" }`;

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: site('.'), stdio: 'pipe' });
}

function commit(day: string): void {
  git('add', 'docs');
  const user = ['-c', 'user.name=Author', '-c', 'user.email=author@book.example'];
  execFileSync('git', [...user, 'commit', '--quiet', '--message', day], {
    cwd: site('.'),
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
}

const execute = promisify(execFile);

type Output = Readonly<Record<string, string>>;

/** Builds the site with its own cache folder. Returns the output and what the command printed as warnings or errors. */
async function build(out: string, ...options: string[]): Promise<{ files: Output; printed: string }> {
  const args = ['build', '--site', site('.'), '--out', fileOf(out), ...options];
  const { stderr } = await execute(process.execPath, ['src/node/main.mjs', ...args], {
    cwd: fileOf('engine'),
    env: { ...process.env, CACHE_DIR: fileOf('cache') },
  });
  return { files: contents(fileOf(out)), printed: stderr };
}

/** Contents of every file below a folder, as text, by path. */
function contents(folder: string): Output {
  const paths = listFiles(folder);
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The files that differ, because their content would fill the terminal. */
const differences = (one: Output, other: Output) =>
  Object.keys({ ...one, ...other }).filter((path) => one[path] !== other[path]);

interface Change {
  readonly make: () => void;
  /** A file of the output and a text that it has only after the change. An empty text: the file is gone. */
  readonly effect: readonly [file: string, text: string];
}

const page = (name: string) => `docs/${name}/index.html`;

/** Changes that leave the configuration as it is, which each page depends on. */
const FILE_CHANGES: Readonly<Record<string, Change>> = {
  'the text of a page': {
    make: () => replace(site('docs/overview.mdx'), 'The first page.', 'The page, edited.'),
    effect: [page('overview'), 'The page, edited.'],
  },
  'a title': {
    make: () => replace(site('docs/support.mdx'), 'title: Support', 'title: Help'),
    effect: ['support/index.html', 'Help</h1>'],
  },
  'a module that a component imports': {
    make: () => replace(site('docs/label.ts'), 'A label', 'A label, edited'),
    effect: [page('component'), 'A label, edited'],
  },
  'an imported text': {
    make: () => replace(site('docs/text.txt'), 'A text', 'A text, edited'),
    effect: [page('raw'), 'A text, edited'],
  },
  'imported data': {
    make: () => replace(site('docs/data.json'), 'A value', 'A value, edited'),
    effect: [page('json'), 'A value, edited'],
  },
  'a partial': {
    make: () => replace(site('docs/_partial.mdx'), 'A partial', 'A partial, edited'),
    effect: [page('partial'), 'A partial, edited'],
  },
  'the version of a package': {
    make() {
      replace(site('node_modules/motto/package.json'), '1.0.0', '1.0.1');
      replace(site('node_modules/motto/index.js'), '1.0.0', '1.0.1');
    },
    effect: [page('package'), 'Version 1.0.1'],
  },
  'a module that takes precedence': {
    make: () => write(site('docs/found.ts'), "export const text: string = 'A module in TypeScript';\n"),
    effect: [page('precedence'), 'A module in TypeScript'],
  },
  'a package that is nearer': {
    make() {
      write(site('node_modules/semver/package.json'), '{ "name": "semver", "version": "1.0.0" }');
      write(site('node_modules/semver/index.js'), "exports.text = 'The package of the site';\n");
    },
    effect: [page('nearest'), 'The package of the site'],
  },
  'another file with the size and time of the last one': {
    make() {
      const path = site('docs/restored.mdx');
      const { atime, mtime } = statSync(path);
      replace(path, 'The first text.', 'The other text.');
      utimesSync(path, atime, mtime);
    },
    effect: [page('restored'), 'The other text.'],
  },
  'a file from before the last build': {
    make() {
      replace(site('docs/node.mdx'), 'A node.', 'A leaf.');
      utimesSync(site('docs/node.mdx'), new Date('2020-01-01'), new Date('2020-01-01'));
    },
    effect: ['docs/api/node/index.html', 'A leaf.'],
  },
  'a date in git': {
    make() {
      write(site('docs/dated.mdx'), `${readFileSync(site('docs/dated.mdx'), 'utf8')}\nAnd a line.\n`);
      commit('2026-03-04');
    },
    effect: [page('dated'), '2026-03-04'],
  },
  'a picture beside a page': {
    make: () => replace(site('docs/picture.svg'), 'width="40"', 'width="80"'),
    effect: [page('picture'), 'width="80" height="20"'],
  },
  'a picture of the site': {
    make: () => write(site('static/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg" id="edited"/>'),
    effect: ['picture.svg', 'id="edited"'],
  },
};

const setting = (from: string, to: string) => () => replace(site('site.config.json'), from, to);
const route = (from: string, to: string) => () => replace(site('routes.json'), from, to);

const CONFIGURATION_CHANGES: Readonly<Record<string, Change>> = {
  'the base URL': {
    make: setting('"baseUrl": "/"', '"baseUrl": "/moved/"'),
    effect: ['index.html', '/moved/assets/'],
  },
  'the code theme': {
    make: setting('"version": "1.0.0"', '"version": "1.0.0", "code": { "theme": "nord" }'),
    effect: [page('theme'), '#2e3440'],
  },
  'the timeout of loading': {
    make: setting('"timeout": 3000', '"timeout": 4321'),
    effect: ['assets/', '4321'],
  },
  'links to edit pages': {
    make: setting('"lastUpdated": true,', '"lastUpdated": true, "editUrl": "https://git.example/edit/",'),
    effect: [page('theme'), 'https://git.example/edit/'],
  },
  'a label in the sidebar': { make: route('"Nodes"', '"All nodes"'), effect: [page('theme'), 'All nodes'] },
  'the path of a link’s target': {
    make: route('/docs/target', '/docs/renamed'),
    effect: [page('link'), '/moved/docs/renamed'],
  },
  'a page removed': {
    make: route(`${declare('removed', 'removed')}, `, ''),
    effect: [page('removed'), ''],
  },
  'a page added, with the file of another one': {
    make: route(declare('raw', 'raw'), `${declare('raw', 'raw')}, ${declare('added', 'raw')}`),
    effect: [page('added'), 'A text, edited'],
  },
};

const ENGINE_CHANGES: Readonly<Record<string, Change>> = {
  'a component of the theme': {
    make: () =>
      replace(fileOf('engine/src/theme/Admonition.tsx'), '<div className', '<div lang="en-GB" className'),
    effect: [page('theme'), 'lang="en-GB"'],
  },
  'a style sheet of the theme': {
    make: () =>
      replace(fileOf('engine/src/theme/frame.css'), 'box-sizing: border-box', 'box-sizing: content-box'),
    effect: ['index.html', 'box-sizing:content-box'],
  },
};

function hasEffect(files: Output, [path, text]: Change['effect']): boolean {
  const file = path.endsWith('/') ? Object.keys(files).filter((name) => name.startsWith(path)) : [path];
  return text === '' ? files[path] === undefined : file.some((name) => files[name]?.includes(text));
}

describe('a build from the cache is byte-identical to one without it', () => {
  let last: Output;
  beforeAll(async () => {
    ({ files: last } = await build('first'));
    expect(Object.keys(last).length).toBeGreaterThan(50);
  }, 300_000);

  test.each([
    ['files', FILE_CHANGES],
    ['the configuration', CONFIGURATION_CHANGES],
    ['the theme', ENGINE_CHANGES],
  ])(
    'after changes of %s',
    async (_, changes) => {
      const all = Object.entries(changes);
      expect(all.filter(([, { effect }]) => hasEffect(last, effect))).toEqual([]);
      all.forEach(([, { make }]) => make());
      const cached = await build('cached');
      const fresh = await build('fresh', '--no-cache');
      expect(all.filter(([, { effect }]) => !hasEffect(fresh.files, effect))).toEqual([]);
      expect(differences(cached.files, fresh.files)).toEqual([]);
      last = fresh.files;
    },
    300_000,
  );
});
