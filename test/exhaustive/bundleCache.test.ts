import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../src/node/build';
import { PROJECT, SITES } from '../paths';

const EDITS: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'site.config.json': ['"baseUrl": "/"', '"baseUrl": "/moved/", "code": { "theme": "nord" }'],
  'routes.json': ['"label": "Nodes"', '"label": "All nodes"'],
  'docs/overview.mdx': ['The first page.', 'The first page, edited.'],
};

test('a build from the cache has the bytes of one without it, after edits to both JSON files and a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  const root = join(folder, 'site');
  cpSync(SITES.book.root, root, { recursive: true });
  await build({ root, out: join(folder, 'first') }, () => {});
  for (const [file, [from, to]] of Object.entries(EDITS)) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, file), text.replace(from, to));
  }
  await build({ root, out: join(folder, 'cached') }, () => {});
  rmSync(join(PROJECT, 'node_modules/.cache/webpack'), { recursive: true, force: true, maxRetries: 5 });
  await build({ root, out: join(folder, 'fresh') }, () => {});
  const fresh = contents(join(folder, 'fresh'));
  expect(Object.keys(fresh).length).toBeGreaterThan(50);
  expect(contents(join(folder, 'cached'))).toEqual(fresh);
  rmSync(folder, { recursive: true });
});

/** The bytes of every file below a folder, as text, by name. */
function contents(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')] as const),
  );
}
