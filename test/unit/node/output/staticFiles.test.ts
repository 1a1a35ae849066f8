import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyStaticFiles } from '../../../../src/node/output/staticFiles';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

const BUILT = {
  'out/index.html': 'Ours',
  'out/docs/index.html': 'Ours',
  'out/robots.txt': 'Ours',
  'out/sw.js': 'Ours',
};

const readOut = (root: string, name: string) => readFileSync(join(root, 'out', name), 'utf8');

test('static files are copied next to the build output', () => {
  const root = writeSite({ ...BUILT, 'static/docs/a.svg': 'A', 'static/fonts/b.woff2': 'B' });
  copyStaticFiles(root, join(root, 'out'));
  expect(['docs/a.svg', 'fonts/b.woff2', 'docs/index.html'].map((name) => readOut(root, name))).toEqual([
    'A',
    'B',
    'Ours',
  ]);
});

test('the author’s robots.txt replaces the generated one', () => {
  const root = writeSite({ ...BUILT, 'static/robots.txt': 'Mine' });
  copyStaticFiles(root, join(root, 'out'));
  expect(readOut(root, 'robots.txt')).toBe('Mine');
});

test.each<[what: string, name: string]>([
  ['a page', 'docs/index.html'],
  ['the worker', 'sw.js'],
  ['the compressed copy of a page', 'index.html.br'],
  ['a folder', 'docs'],
  ['a file with a folder of its name', 'sw.js/picture.svg'],
])('a file that would replace %s is rejected by name', (_, name) => {
  const root = writeSite({ ...BUILT, [`static/${name}`]: 'Mine', 'static/mark.svg': 'Mine' });
  expect(() => copyStaticFiles(root, join(root, 'out'))).toThrow(
    `These files would replace files of the built site: static/${name}. Rename or remove them.`,
  );
  expect(readOut(root, 'index.html')).toBe('Ours');
});

test('dangling links, as editors create them, are skipped', () => {
  const root = writeSite({ ...BUILT, 'static/mark.svg': 'Mine' });
  symlinkSync('nobody@nowhere', join(root, 'static/.#mark.svg'));
  copyStaticFiles(root, join(root, 'out'));
  expect(readdirSync(join(root, 'out'))).not.toContain('.#mark.svg');
  expect(readOut(root, 'mark.svg')).toBe('Mine');
});

test('a site without static/ has nothing to copy', () => {
  expect(() => copyStaticFiles(writeSite({}), '/nowhere')).not.toThrow();
});
