import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT, SITES } from '../paths';

const EDITS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'site.config.json': ['"baseUrl": "/"', '"baseUrl": "/moved/", "code": { "theme": "nord" }'],
  'routes.json': ['"label": "Nodes"', '"label": "All nodes"'],
  'docs/overview.mdx': ['The first page.', 'The first page, edited.'],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the site with its own cache folder. Returns the contents of the output folder. */
function build(out: string, cache: string): Readonly<Record<string, string>> {
  const args = ['build', '--site', join(folder, 'site'), '--out', join(folder, out)];
  execFileSync(process.execPath, ['--import', 'tsx', 'src/node/cli.ts', ...args], {
    cwd: PROJECT,
    env: { ...process.env, CACHE_DIR: join(folder, cache) },
    stdio: 'pipe',
  });
  return contents(join(folder, out));
}

test('a build from the cache is byte-identical to one without it, after edits to both JSON files and a page', () => {
  cpSync(SITES.book.root, join(folder, 'site'), { recursive: true });
  const first = build('first', 'cache');
  for (const [file, [from, to]] of Object.entries(EDITS)) {
    const path = join(folder, 'site', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
  const cached = build('cached', 'cache');
  expect(Object.keys(cached).length).toBeGreaterThan(50);
  expect(cached).not.toEqual(first);
  expect(cached).toEqual(build('fresh', 'empty-cache'));
}, 300_000); // Timeout in ms for three builds, two of them without a cache.

/** Contents of every file below a folder, as text, by path. */
function contents(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')] as const),
  );
}
