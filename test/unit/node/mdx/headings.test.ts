import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import { exportToc, fixHeadingIds } from '../../../../src/node/mdx/headings';

async function compile(words: string): Promise<{ html: string; toc: unknown }> {
  const rehypePlugins = [rehypeSlug, fixHeadingIds, exportToc];
  const { default: Content, toc } = await evaluate(words, { ...runtime, rehypePlugins });
  return { html: renderToStaticMarkup(createElement(Content)), toc };
}

test('headings of the second and third level are in the table of contents', async () => {
  const { toc } = await compile('# One\n\n## Two\n\n### Two, three\n\n#### Four\n');
  expect(toc).toEqual([
    { id: 'two', text: 'Two', depth: 2 },
    { id: 'two-three', text: 'Two, three', depth: 3 },
  ]);
});

test('no heading id collides with the frame’s: a leading underscore moves to the end', async () => {
  const { html, toc } = await compile('## \\_app\n\n## App\n\n## \\_\\_root\n\n#### snake_case\n');
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="app_"', 'id="app"', 'id="root__"', 'id="snake_case"']);
  expect(toc).toMatchObject([{ id: 'app_' }, { id: 'app' }, { id: 'root__' }]);
});

test('a heading without letters has no id and no entry in the table of contents', async () => {
  const { html, toc } = await compile('## 🎉\n\n## Words\n');
  expect(html).toContain('<h2>🎉</h2>');
  expect(toc).toEqual([{ id: 'words', text: 'Words', depth: 2 }]);
});
