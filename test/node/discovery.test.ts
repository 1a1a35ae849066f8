import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import sharp from 'sharp';
import { loadConfig } from '../../src/config/load';
import { type SearchIndex, unpackSections } from '../../src/shared/search/searchIndex';
import { fullTest, oneIn } from '../cover';
import { CACHE, PROJECT, SITES } from '../paths';
import { headingsOfHtml, headingsOfIndex, headingsOfMarkdown } from './headings';

// Crawls the built site as chats, search engines, feed readers and assistants do.

const { root, out } = SITES.site;
const { site, routes } = loadConfig(root);
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const addressOf = (path: string) => site.url + path;

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const link = (html: string, kind: string) => new RegExp(`<link ${kind} href="([^"]*)"`).exec(html)?.[1];
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The HTML files of the output folder, by the path of their page. */
const files = new Map<string, string>(
  readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [`/${file.replace(/\/?(?:index)?\.html$/, '')}`, read(file)]),
);
/** The pages that search engines may list. */
const pages = routes.routes
  .filter(({ kind }) => kind !== 'search')
  .map((route) => ({ ...route, html: files.get(route.path) ?? '' }));
const docs = pages.filter(({ kind }) => kind === 'doc');

test.each(pages)('$path has one address: canonical, Open Graph and JSON-LD', ({ path, html, kind }) => {
  const address = addressOf(path);
  expect([link(html, 'rel="canonical"'), meta(html, 'og:url')]).toEqual([address, address]);
  expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
  const [article, trail] = structuredData(html);
  if (kind !== 'doc') return;
  expect(article).toMatchObject({ '@type': 'TechArticle', url: address });
  const items = trail?.['itemListElement'] as readonly { item: string }[];
  expect(items.at(-1)?.item).toBe(address);
  expect(items.filter(({ item }) => !pages.some((page) => addressOf(page.path) === item))).toEqual([]);
});

test('no two pages have the same title or description', () => {
  for (const name of ['og:title', 'og:description']) {
    const texts = pages.map(({ html }) => meta(html, name) ?? '');
    expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([]);
  }
});

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

function structuredData(html: string): Thing[] {
  return all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).flatMap((text) => {
    const { '@context': context, '@graph': graph, ...thing } = JSON.parse(text) as Thing;
    expect(context).toBe('https://schema.org');
    return (graph as Thing[] | undefined) ?? [thing as Thing];
  });
}

/** Types that schema.org defines with an extension. */
const EXTENDED: Readonly<Record<string, string>> = {
  WebSite: 'schema.WebSite & { potentialAction: schema.WithActionConstraints<schema.SearchAction> }',
};

fullTest('JSON-LD has only types and properties of schema.org, with values of their types', () => {
  const things = pages.flatMap(({ html }) => structuredData(html));
  expect(things).toHaveLength(2 * docs.length + 1);
  const constants = things.map((thing, index) => {
    const type = thing['@type'];
    return `export const thing${index}: ${EXTENDED[type] ?? `schema.${type}`} = ${JSON.stringify(thing)};`;
  });
  const file = join(CACHE, 'structuredData.ts');
  writeFileSync(file, ["import type * as schema from 'schema-dts';", ...constants].join('\n'));
  expect(compilerErrors(file)).toBe('');
});

function compilerErrors(file: string): string {
  const compiler = join(PROJECT, 'node_modules/typescript-native/bin/tsc');
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--moduleResolution',
    'bundler',
  ];
  return spawnSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' }).stdout;
}

test('JSON-LD keeps the rules of search engines', async () => {
  const things = pages.flatMap(({ html }) => structuredData(html));
  const found = things.map((thing) => new Validator().validate({ jsonld: { [thing['@type']]: [thing] } }));
  expect((await Promise.all(found)).flat()).toEqual([]);
});

test('the sitemap lists each page once; search results, redirects and sandboxes are not indexed', () => {
  const listed = all(read('sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  expect(listed).toEqual(pages.map(({ path }) => addressOf(path)));
  expect(pages.filter(({ html }) => meta(html, 'robots') !== undefined)).toEqual([]);
  const isApp = (path: string) => routes.fullNavigation.some((folder) => path.startsWith(`${folder}/`));
  for (const [path, html] of files)
    if (meta(html, 'robots') !== 'noindex' && !isApp(path))
      expect([path, listed]).toEqual([path, expect.arrayContaining([link(html, 'rel="canonical"')])]);
});

// Dates come from git, and a shallow clone has none.
test('the feed lists the 30 pages that changed last once each, with the dates of the sitemap', () => {
  const dates = read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g);
  const changed = [...dates]
    .map(([, address = '', date = '']) => [address, date] as const)
    .filter(([address]) => docs.some(({ path }) => addressOf(path) === address))
    .sort(([a, one], [b, other]) => other.localeCompare(one) || a.localeCompare(b));
  const feed = existsSync(join(out, 'feed.xml')) ? read('feed.xml') : '';
  const entries = feed.matchAll(/<entry>.*?<id>(.*?)<\/id>.*?<updated>(.*?)T/gs);
  expect([...entries].map(([, address, date]) => [address, date])).toEqual(changed.slice(0, 30));
});

test('HTML, Markdown copy and search index have the same headings', () => {
  const [index = ''] = readdirSync(join(out, 'assets')).filter((name) => /^search\.\w{8}\.json$/.test(name));
  const sections = unpackSections(JSON.parse(read(`assets/${index}`)) as SearchIndex);
  for (const { path, html } of oneIn(3, docs)) {
    const { headings, members } = headingsOfHtml(html);
    const indexed = sections.filter((section) => section.path === path);
    expect([path, headingsOfMarkdown(read(`${path}.md`))]).toEqual([path, headings]);
    expect([path, headingsOfIndex(indexed, members)]).toEqual([path, headings]);
  }
});

test('every page of the documentation has its Markdown, which it and llms.txt link to', () => {
  const index = read('llms.txt');
  for (const { path, html } of docs) {
    const address = link(html, 'rel="alternate" type="text/markdown"') ?? '';
    expect(address).toBe(`${path}.md`);
    expect(index).toContain(`](${addressOf(address)})`);
    expect(read('llms-full.txt')).toContain(read(address));
  }
});

// Dates come from git. It ignores the folder of "sub", and a shallow clone has none at all.
test.each(['site', 'sub'] as const)('%s links to its feed exactly if it has one', (name) => {
  const folder = SITES[name].out;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html.includes('application/atom+xml')).toBe(existsSync(join(folder, 'feed.xml')));
});

test('every page has a card in the size that chats show, below 60 kB, and each docs page its own', async () => {
  const cardOf = ({ html }: { html: string }) => meta(html, 'og:image')!.replace(site.url, '');
  for (const card of pages.map(cardOf)) {
    const { width, height } = await sharp(join(out, card)).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
    expect(readFileSync(join(out, card)).length).toBeLessThan(60_000);
  }
  const ofDocs = new Set(docs.map(cardOf));
  expect(ofDocs.size).toBe(docs.length);
  expect(ofDocs).not.toContain('/card.png');
  // No page shows them, so they aren't saved for offline reading.
  const assets = readdirSync(join(out, 'assets')).filter((name) => /^pages\.\w+\.js$/.test(name));
  expect(assets).toHaveLength(1);
  expect(read(`assets/${assets[0]}`)).toContain('mark.svg');
  expect(read(`assets/${assets[0]}`)).not.toMatch(/card\.(?:\w+\.)?png/);
});

test('the web app manifest has icons of the sizes it states', async () => {
  const { icons } = JSON.parse(read('site.webmanifest')) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(out, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual(
    expect.arrayContaining([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]),
  );
});
