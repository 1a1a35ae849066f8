import { join } from 'node:path';
import { bundlePage } from '../../../../src/node/mdx/bundlePage';
import { PICTURE } from '../../../../src/node/mdx/pictures';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

/** The missing paths that a page with an import depends on. */
async function listMissing(specifier: string): Promise<string[]> {
  const root = writeSite({ 'docs/Badge.tsx': 'export default 1;', 'docs/tree.svg': '<svg/>' });
  const missing: string[] = [];
  await bundlePage(root, join(root, 'docs/page.mdx'), `import thing from '${specifier}'; export { thing };`, {
    compileMdx: async () => '',
    onImport: () => {},
    onMissing: (path) => missing.push(path.slice(root.length + 1)),
  });
  return missing;
}

test.each(['./Badge.tsx', '@site/docs/Badge.tsx', `./tree.svg${PICTURE}`])(
  'a page that imports %s doesn’t depend on paths below a file, which webpack never caches',
  async (specifier) => {
    expect((await listMissing(specifier)).filter((path) => /\.(?:tsx|svg)\//.test(path))).toEqual([]);
  },
);

test('a page depends on the files that would take precedence over its import', async () => {
  const missing = await listMissing('./Badge');
  expect(missing).toEqual(expect.arrayContaining(['docs/Badge', 'docs/Badge.ts']));
  expect(missing).not.toContain('docs/Badge.tsx');
});

test('a page imports the text of a file by its path in the site, also from a folder with "#" in its name', async () => {
  const root = join(writeSite({ 'c# docs/docs/a/Badge.tsx': 'Badge' }), 'c# docs');
  const { code } = await bundlePage(
    root,
    join(root, 'docs/page.mdx'),
    "import text from '@site/docs/a/Badge.tsx?raw'; export { text };",
    { compileMdx: async () => '', onImport: () => {}, onMissing: () => {} },
  );
  expect(code).toContain('"Badge"');
});
