import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderPageContent } from '../../src/app/renderContent';
import { createMdxOptions } from '../../src/node/mdx/mdxOptions';
import { readSections } from '../../src/node/search/searchSections';
import { loadConfig } from '../../src/config/load';
import type { PageModule } from '../../src/shared/page';
import { readTexts } from '../../src/search/pageTexts';
import type { Section } from '../../src/shared/search/section';
import { wordsOf } from '../../src/shared/search/words';
import { mdxComponents } from '../../src/theme/mdxComponents';
import { PROJECT } from '../paths';

// Compares the text the browser extracts from a page with the text the build extracts from its HTML.

const config = loadConfig(PROJECT);
const options = { ...(await createMdxOptions(() => config, new Map())), ...runtime };
const files = config.routes.routes.flatMap(({ path, file }) => (file === undefined ? [] : [{ path, file }]));

/**
 * Text that only the HTML has and excerpts don't need: the title of the section, the badge of a member, the kind of
 * an admonition without a title, and the tagline of the site.
 */
const onlyDrawn = ({ titles }: Section) =>
  new Set(wordsOf(`${titles.at(-1)} deprecated advanced note tip warning danger ${config.site.tagline}`));

test('finds pages to compare', () => {
  expect(files.length).toBeGreaterThan(10);
});

test.each(files)('$path has the same text in each section as its HTML', async ({ path, file }) => {
  const address = join(PROJECT, file);
  const source = { path: address, value: readFileSync(address, 'utf8') };
  const module = await evaluate(source, { ...options, baseUrl: pathToFileURL(address) });
  const page = module as unknown as PageModule;
  const sections = readSections(path, 'Title', renderPageContent(config, page));
  const texts = readTexts(page, Object.keys(mdxComponents));

  expect([...texts.keys()]).toEqual(sections.map(({ anchor }) => anchor));
  const differences = sections.flatMap((section) => {
    const { anchor, text } = section;
    const built = new Set(wordsOf(text));
    const read = new Set(wordsOf(texts.get(anchor) ?? ''));
    const drawn = onlyDrawn(section);
    const missing = [...built].filter((word) => !read.has(word) && !drawn.has(word));
    const more = [...read].filter((word) => !built.has(word));
    return missing.length + more.length > 0 ? [{ anchor, missing, more }] : [];
  });
  expect(differences).toEqual([]);
});
