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

test('files go beside what was built', () => {
  const root = writeSite({ ...BUILT, 'static/docs/a.svg': 'A', 'static/fonts/b.woff2': 'B' });
  copyStaticFiles(root, join(root, 'out'));
  expect(['docs/a.svg', 'fonts/b.woff2', 'docs/index.html'].map((name) => readOut(root, name))).toEqual([
    'A',
    'B',
    'Ours',
  ]);
});

test('robots.txt of the author takes the place of ours', () => {
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
])('what would take the place of %s is refused by name', (_, name) => {
  const root = writeSite({ ...BUILT, [`static/${name}`]: 'Mine', 'static/mark.svg': 'Mine' });
  expect(() => copyStaticFiles(root, join(root, 'out'))).toThrow(
    `These files would replace files of the built site: static/${name}. Rename or remove them.`,
  );
  expect(readOut(root, 'index.html')).toBe('Ours');
});

test('a link that leads nowhere, as editors leave them, is left out', () => {
  const root = writeSite({ ...BUILT, 'static/mark.svg': 'Mine' });
  symlinkSync('nobody@nowhere', join(root, 'static/.#mark.svg'));
  copyStaticFiles(root, join(root, 'out'));
  expect(readdirSync(join(root, 'out'))).not.toContain('.#mark.svg');
  expect(readOut(root, 'mark.svg')).toBe('Mine');
});

test('a site without static/ has nothing to copy', () => {
  expect(() => copyStaticFiles(writeSite({}), '/nowhere')).not.toThrow();
});
