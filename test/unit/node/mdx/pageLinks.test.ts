import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { exportLinks, resolveFileLink } from '../../../../src/node/mdx/pageLinks';
import { parsePage } from '../../../../src/node/mdx/syntaxPlugins';
import { exportConstant } from '../../../../src/node/mdx/exportConstant';
import { model, site } from '../../sampleSite';

const FROM = 'docs/api/editor.mdx';

test.each([
  ['../overview.mdx', '/docs/overview', 'a file beside the folder'],
  ['./editor.mdx', '/docs/api/editor', 'a file in the same folder'],
  ['editor.mdx', '/docs/api/editor', 'the same without a dot'],
  ['../overview.mdx#install', '/docs/overview#install', 'a place in it'],
  ['../overview.mdx?tab=2#install', '/docs/overview?tab=2#install', 'a query'],
  ['/docs/overview.mdx', '/docs/overview', 'a file from the root of the site folder'],
  ['../migrating/migrating-0.1.x.mdx', '/docs/migrating/migrating-0.1.x', 'dots in the name'],
  ['../%6Fverview.mdx', '/docs/overview', 'an escaped letter'],
  ['../../old/start.mdx', '/docs-0.1/start', 'a page of another version'],
  ['../overview.md', '/docs/overview', 'the other extension'],
  ['../overview#install', '/docs/overview#install', 'no extension'],
  ['./editor', '/docs/api/editor', 'no extension, in the same folder'],
])('%s in docs/api/editor.mdx links to %s: %s', (href, target) => {
  expect(resolveFileLink(href, FROM, model.routes)).toBe(target);
});

test.each([
  ['/docs/overview', 'an address of the site'],
  ['#props', 'a place in the page'],
  ['https://code.example/readme.md', 'a file of another host'],
  ['mailto:author@readme.md', 'mail'],
  ['../notes.txt', 'another kind of file'],
  ['./nothing', 'a path without a page'],
  ['/docs/overview?file=a.mdx', 'a file in a query'],
  ['/docs/overview#a.mdx', 'a file in a hash'],
  ['', 'nothing'],
])('%j is unchanged: %s', (href) => {
  expect(resolveFileLink(href, FROM, model.routes)).toBe(href);
});

test.each([
  ['../overvew.mdx', 'a slip of the pen'],
  ['overview.mdx', 'another folder'],
  ['../../../../etc/passwd.md', 'a file outside the site'],
  ['./%E0%A4%A.mdx', 'malformed escapes'],
])('%s is the file of no page: %s', (href) => {
  expect(resolveFileLink(href, FROM, model.routes)).toBeNull();
});

test('the MDX plugin rewrites links to files and exports every link with its place', () => {
  const at = (line: number, column: number) => ({
    start: { line, column },
    end: { line, column: column + 1 },
  });
  const tree = {
    type: 'root',
    children: [
      { type: 'link', url: '../overview.mdx#install', children: [], position: at(3, 5) },
      { type: 'definition', url: './nothing.mdx', identifier: 'x', position: at(9, 1) },
      {
        type: 'mdxJsxFlowElement',
        name: 'Card',
        children: [],
        position: at(12, 1),
        attributes: [
          { type: 'mdxJsxAttribute', name: 'href', value: '../overview.mdx' },
          { type: 'mdxJsxAttribute', name: 'title', value: '../overview.mdx' },
        ],
      },
    ],
  };
  const plugin = exportLinks(() => ({ root: '/site', routes: model, site }))();
  plugin(tree as unknown as Root, new VFile({ path: '/site/docs/api/editor.mdx' }));

  expect(tree.children.at(-1)).toEqual(
    exportConstant('pageLinks', [
      { href: '/docs/overview#install', isBrokenFile: false, file: FROM, line: 3, column: 5 },
      { href: './nothing.mdx', isBrokenFile: true, file: FROM, line: 9, column: 1 },
      { href: '/docs/overview', isBrokenFile: false, file: FROM, line: 12, column: 1 },
    ]),
  );
  expect(tree.children[0]).toMatchObject({ url: '/docs/overview#install' });
  expect(tree.children[1]).toMatchObject({ url: './nothing.mdx' });
  expect(tree.children[2]?.attributes?.map(({ value }) => value)).toEqual([
    '/docs/overview',
    '../overview.mdx',
  ]);
});

test.each([
  ['video', '/sub/tour.mp4', 'has nobody else to add the base URL'],
  ['Figure', '/tour.mp4', 'adds the base URL itself'],
])('<%s> shows %s: it %s', (name, address) => {
  const attributes = ['src', 'poster'].map((key) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: '/tour.mp4',
  }));
  const tree = { type: 'root', children: [{ type: 'mdxJsxFlowElement', name, children: [], attributes }] };
  const plugin = exportLinks(() => ({ root: '/site', routes: model, site: { ...site, baseUrl: '/sub/' } }))();
  plugin(tree as unknown as Root, new VFile({ path: '/site/docs/api/editor.mdx' }));
  expect(attributes.map(({ value }) => value)).toEqual([address, address]);
});

test('addresses in braces are links too, unless they have to be evaluated', () => {
  const tree = parsePage(
    '<a href={"/nope"}>x</a> <a href={`../overview.mdx`}>y</a> <a href={`/a${1}`}>z</a>',
  );
  exportLinks(() => ({ root: '/site', routes: model, site }))()(
    tree,
    new VFile({ path: '/site/docs/api/editor.mdx' }),
  );
  expect(tree.children.at(-1)).toEqual(
    exportConstant('pageLinks', [
      { href: '/nope', isBrokenFile: false, file: FROM, line: 1, column: 1 },
      { href: '/docs/overview', isBrokenFile: false, file: FROM, line: 1, column: 25 },
    ]),
  );
});
