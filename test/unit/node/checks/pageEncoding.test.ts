import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertPagesAreText } from '../../../../src/node/checks/pageEncoding';
import { model } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

/** The sample site with one page replaced by bytes. */
function siteWith(bytes: string | Buffer) {
  const files = model.routes.flatMap(({ file }) => file ?? []);
  const root = writeSite(Object.fromEntries(files.map((file) => [file, '# Größe\n'])));
  writeFileSync(join(root, 'docs/support.mdx'), bytes);
  return { root, routes: model };
}

test.each<[what: string, bytes: Buffer, problem: string]>([
  [
    'Latin-1',
    Buffer.from('# Size\n\nFür alle\n', 'latin1'),
    'docs/support.mdx:3:2  is not valid UTF-8 text; save it as UTF-8.',
  ],
  ['UTF-16', Buffer.from('# Size\n', 'utf16le'), 'docs/support.mdx  is encoded as UTF-16; save it as UTF-8.'],
  [
    'a binary format',
    Buffer.from([1, 2, 3, 0, 255]),
    'docs/support.mdx:1:4  is not valid UTF-8 text; save it as UTF-8.',
  ],
  [
    'UTF-8 with a zero',
    Buffer.from('# Größe\n\na\0b\n'),
    'docs/support.mdx:3:2  contains U+0000; remove it.',
  ],
])('a page in %s is rejected with its place', (_, bytes, problem) => {
  expect(() => assertPagesAreText(siteWith(bytes))).toThrow(problem);
});

test.each(['# Größe\n', '', '\uFEFF# Size\n', '# \uFFFD\n'])('%j is valid text', (words) => {
  expect(() => assertPagesAreText(siteWith(words))).not.toThrow();
});
