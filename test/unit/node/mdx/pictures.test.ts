import { join } from 'node:path';
import sharp from 'sharp';
import { compilePages } from '../../../../src/node/mdx/compilePages';
import { pictureBeside, pictureFile } from '../../../../src/node/mdx/pictures';
import { completeRoutes } from '../../../../src/config/completeRoutes';
import { createRouteModel } from '../../../../src/config/routeModel';
import { routesSchema } from '../../../../src/config/routesSchema';
import { sha256 } from '../../../../src/node/support/sha256';
import { NO_FILES, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

const TREE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20px" viewBox="0 0 80 40"></svg>';
const ROUTE = { path: '/docs/a/page', kind: 'plain', label: 'Page', file: 'docs/a/page.mdx' };

/** Compiles a page with pictures around it. */
async function compile(content: string) {
  const root = writeSite({
    'docs/a/page.mdx': content,
    'docs/a/_part.mdx': '![Part](../tree.svg)\n',
    'docs/tree.svg': TREE,
    'docs/a/broken.png': 'no picture',
    'static/100% märk.svg': TREE,
    'static/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 12 4"></svg>',
  });
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  await photo.jpeg().withMetadata({ orientation: 6 }).toFile(join(root, 'docs/a/My Photo.JPG'));
  const [page] = await compilePages({
    root,
    site: { ...site, baseUrl: '/sub/', url: 'https://site.example' },
    routes: createRouteModel(completeRoutes(routesSchema.parse({ routes: [ROUTE] }), 'next', NO_FILES)).model,
    duplicates: [],
    links: [],
  });
  const hashOf = (file: string) => sha256(join(root, file), 'hex').slice(0, 8);
  return { page: page!, tree: `tree.${hashOf('docs/tree.svg')}.svg`, hashOf };
}

const tagsOf = (html: string) => html.match(/<img[^>]*>/g);

test.each([
  ['Markdown', '![Tree](../tree.svg)', 'alt="Tree" loading="lazy" width="40" height="20"'],
  ['a title', '![Tree](../tree.svg "T")', 'alt="Tree" loading="lazy" title="T" width="40" height="20"'],
  ['HTML', '<img src="../tree.svg" alt="Tree" />', 'alt="Tree" loading="lazy" width="40" height="20"'],
  ['HTML with a size', '<img src="../tree.svg" width="80" />', 'alt="" loading="lazy" width="80"'],
  ['a path of the site', '![Tree](@site/docs/tree.svg)', 'alt="Tree" loading="lazy" width="40" height="20"'],
  ['an import', 'import t from \'../tree.svg\'\n\n<img src={t} alt="Tree" />', 'alt="Tree" loading="lazy"'],
])('a page shows a picture beside it: %s', async (_, content, attributes) => {
  const { page, tree } = await compile(content);
  expect(tagsOf(page.content.html)).toEqual([`<img src="/sub/assets/${tree}" ${attributes}/>`]);
  expect(page.pictures).toEqual([{ file: 'docs/tree.svg', address: `/assets/${tree}` }]);
});

test('an imported page shows the pictures beside itself, and a figure those beside its page', async () => {
  const { page, tree } = await compile(
    'import Part from \'./_part.mdx\'\n\n<Part />\n\n<Figure src="../tree.svg" alt="A tree">Text</Figure>',
  );
  expect(tagsOf(page.content.html)?.map((tag) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual(
    Array(3).fill(`/sub/assets/${tree}`),
  );
});

test('the Markdown copy of a page has the URL of a picture beside it', async () => {
  const { page, tree } = await compile('![Tree](../tree.svg)');
  expect(page.markdown).toContain(`![Tree](https://site.example/sub/assets/${tree})`);
});

test('a photo stored on its side has the size it is shown in, and a name without spaces', async () => {
  const { page, hashOf } = await compile('![Photo](<My Photo.JPG>)');
  const src = `/sub/assets/My-Photo.${hashOf('docs/a/My Photo.JPG')}.jpg`;
  expect(tagsOf(page.content.html)).toEqual([
    `<img src="${src}" alt="Photo" loading="lazy" width="20" height="30"/>`,
  ]);
});

test('the name of a picture in static/ may have any character', async () => {
  const { page } = await compile('![Name](</100%25 märk.svg>)');
  expect(tagsOf(page.content.html)).toEqual([
    '<img src="/sub/100%25%20märk.svg" alt="Name" loading="lazy" width="40" height="20"/>',
  ]);
});

test('a picture in static/ keeps its address, and a drawing without a size is as wide as the text', async () => {
  const { page } = await compile('![Wide](/wide.svg)');
  expect(tagsOf(page.content.html)).toEqual([
    '<img src="/sub/wide.svg" alt="Wide" loading="lazy" width="1920" height="640"/>',
  ]);
  expect(page.pictures).toEqual([]);
});

describe('a picture for each colour mode', () => {
  const sized = 'width="40" height="20"';

  test.each([
    ['GitHub', '![L](../tree.svg#gh-light-mode-only)![D](../tree.svg#gh-dark-mode-only)'],
    ['MkDocs', '![L](../tree.svg#only-light)![D](../tree.svg#only-dark)'],
  ])('has a hash: %s', async (_, content) => {
    const { page, tree } = await compile(content);
    expect(tagsOf(page.content.html)).toEqual([
      `<img src="/sub/assets/${tree}" alt="L" loading="lazy" class="mode-picture light" ${sized}/>`,
      `<img src="/sub/assets/${tree}" alt="D" loading="lazy" class="mode-picture dark" ${sized}/>`,
    ]);
    expect(page.markdown).toContain(`![L](https://site.example/sub/assets/${tree})`);
  });

  const picture = (media: string, srcset: string) =>
    `<picture>\n  <source media="(prefers-color-scheme: ${media})" srcset="${srcset}" />\n` +
    '  <img src="../tree.svg" width="80" alt="T" />\n</picture>';

  test.each(['dark', 'light'])('is a source of <picture> for %s mode', async (mode) => {
    const { page, tree } = await compile(picture(mode, '/wide.svg'));
    const tag = (src: string, name: string) =>
      `<img src="${src}" alt="T" loading="lazy" width="80" class="mode-picture ${name}"/>`;
    const [own, other] = [`/sub/assets/${tree}`, '/sub/wide.svg'];
    expect(tagsOf(page.content.html)).toEqual(
      mode === 'dark' ? [tag(own, 'light'), tag(other, 'dark')] : [tag(other, 'light'), tag(own, 'dark')],
    );
  });

  test('keeps the host of another site', async () => {
    const { page } = await compile('![D](https://host.example/d.png#gh-dark-mode-only)');
    expect(tagsOf(page.content.html)).toEqual([
      '<img src="https://host.example/d.png" alt="D" loading="lazy" class="mode-picture dark"/>',
    ]);
  });
});

test.each([', ', ','])('the base URL stands before each picture of a srcset (%j)', async (comma) => {
  const { page } = await compile(`<img src="/wide.svg" srcSet="/wide.svg 1x${comma}/big.svg 2x" alt="W" />`);
  expect(page.content.html).toContain('srcSet="/sub/wide.svg 1x, /sub/big.svg 2x"');
  expect(page.links.map(({ href }) => href)).toEqual(['/wide.svg', '/wide.svg', '/big.svg']);
});

test('what is no readable picture is shown without a size', async () => {
  const { page, hashOf } = await compile('![Broken](broken.png) ![Gone](gone.png) ![Gone](/gone.png)');
  expect(tagsOf(page.content.html)).toEqual([
    `<img src="/sub/assets/broken.${hashOf('docs/a/broken.png')}.png" alt="Broken" loading="lazy"/>`,
    '<img src="./gone.png" alt="Gone" loading="lazy"/>',
    '<img src="/sub/gone.png" alt="Gone" loading="lazy"/>',
  ]);
});

test.each([
  ['shot.png', './shot.png', 'docs/a/shot.png'],
  ['../b/My%20shot.WEBP', '../b/My shot.WEBP', 'docs/b/My shot.WEBP'],
  ['/tree.svg', '@site/static/tree.svg', undefined],
  ['@site/media/tree.svg', '@site/media/tree.svg', 'media/tree.svg'],
  ['https://host.example/a.png', undefined, undefined],
  ['//host.example/a.png', undefined, undefined],
  ['data:image/png;base64,AA', undefined, undefined],
  ['paper.pdf', undefined, undefined],
])('the picture %s is the import %s and the file %s', (src, specifier, file) => {
  expect(pictureFile(src)).toBe(specifier);
  expect(pictureBeside(src, 'docs/a/page.mdx')).toBe(file);
});
