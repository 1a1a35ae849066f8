import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertReplaceable } from '../../../../src/node/output/outFolder';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

const FOREIGN =
  'contains files that no build wrote, and a build replaces the whole output folder. Choose another one with --out, or empty it.';

test.each<[what: string, files: Readonly<Record<string, unknown>>]>([
  ['words', { 'out/start.mdx': 'Words' }],
  ['a site of another tool', { 'out/index.html': 'x', 'out/404.html': 'x' }],
  ['a build.json of another tool', { 'out/build.json': { steps: [] }, 'out/404.html': 'x' }],
  ['only a build.json', { 'out/build.json': '{"build":"0123456789ab"}' }],
  ['a file in its place', { out: 'A file' }],
])('rejects an output folder with %s', (_, files) => {
  const root = writeSite(files);
  const out = join(root, 'out');
  expect(() => assertReplaceable({ root, out })).toThrow(`${out} ${FOREIGN}`);
});

test.each<[what: string, files: Readonly<Record<string, unknown>>]>([
  ['does not exist', {}],
  ['holds an earlier build', { 'out/build.json': '{"build":"0123456789ab"}', 'out/404.html': 'x' }],
])('accepts a folder that %s', (_, files) => {
  const root = writeSite(files);
  expect(() => assertReplaceable({ root, out: join(root, 'out') })).not.toThrow();
});

test('accepts an empty folder', () => {
  const root = writeSite({});
  mkdirSync(join(root, 'out'));
  expect(() => assertReplaceable({ root, out: join(root, 'out') })).not.toThrow();
});

// A build copies all of static/.
test('rejects a folder in static/', () => {
  const root = writeSite({ 'static/mark.svg': 'x' });
  const out = join(root, 'static/build');
  expect(() => assertReplaceable({ root, out })).toThrow(`${out} is inside static/`);
});

test.each<[what: string, out: (root: string) => string]>([
  ['the folder of the site', (root) => root],
  ['the folder above it', dirname],
  ['the root folder', () => '/'],
  ['a link to the folder of the site', (root) => join(root, 'link')],
])('rejects %s, whether it is a build or not', (_, out) => {
  const root = writeSite({ 'build.json': '{"build":"0123456789ab"}', '404.html': 'x' });
  symlinkSync(root, join(root, 'link'));
  expect(() => assertReplaceable({ root, out: out(root) })).toThrow(`contains the site itself (${root})`);
});

test('accepts a folder whose name only starts with that of the site', () => {
  const root = writeSite({});
  expect(() => assertReplaceable({ root: `${root}-2`, out: root })).not.toThrow();
});
