import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadConfig } from '../../src/config/load';
import { htmlFile } from '../../src/shared/url';
import { SITES } from '../paths';

// What chats, search engines, feed readers and assistants read, on the built site.

const { root, out } = SITES.site;
const { site, routes } = loadConfig(root);
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const pages = routes.routes.map((route) => ({ ...route, html: read(htmlFile(route.path)) }));
const listed = pages.filter(({ kind }) => kind !== 'search');
const addressOf = (path: string) => site.url + path;

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const link = (html: string, kind: string) => new RegExp(`<link ${kind} href="([^"]*)"`).exec(html)?.[1];

interface Thing {
  readonly '@type': string;
  readonly '@graph'?: readonly Thing[];
  readonly [key: string]: unknown;
}

function structured(html: string): Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  if (text === undefined) return [];
  const thing = JSON.parse(text) as Thing;
  return [...(thing['@graph'] ?? [thing])];
}

test.each(listed)('$path has one address: canonical, Open Graph and JSON-LD', ({ path, html, kind }) => {
  expect([link(html, 'rel="canonical"'), meta(html, 'og:url')]).toEqual([addressOf(path), addressOf(path)]);
  expect(meta(html, 'og:description')).toBe(meta(html, 'description'));
  expect(`${meta(html, 'og:title')}`).not.toBe('');
  const [article, trail] = structured(html);
  if (kind !== 'doc') return;
  expect(article).toMatchObject({ '@type': 'TechArticle', url: addressOf(path) });
  const items = trail?.['itemListElement'] as readonly { position: number; name: string; item: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  expect(items.at(-1)?.item).toBe(addressOf(path));
  expect(items.every(({ item }) => listed.some((page) => addressOf(page.path) === item))).toBe(true);
});

test('the landing page describes the site and its search', () => {
  const [website] = structured(pages.find(({ path }) => path === '/')!.html);
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction', target: addressOf('/search?q={search_term_string}') },
  });
});

test('no two pages have the same title or description', () => {
  for (const name of ['og:title', 'og:description']) {
    const texts = listed.map(({ html }) => meta(html, name));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('search results, the not-found page and sandboxes are not indexed', () => {
  const files = [htmlFile('/search'), '404.html', 'shell.html', 'play/documents.html'];
  const present = files.filter((file) => existsSync(join(out, file)));
  expect(present.length).toBeGreaterThanOrEqual(3);
  for (const file of present) expect(read(file)).toContain('<meta name="robots" content="noindex"');
});

test('the sitemap lists every page but search once', () => {
  const found = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    address?.replace(/\/$/, ''),
  );
  expect(found).toEqual(listed.map(({ path }) => addressOf(path).replace(/\/$/, '')));
});

test('every page of the documentation has its Markdown, which it and llms.txt link to', () => {
  const index = read('llms.txt');
  for (const { path, html, kind } of pages) {
    if (kind !== 'doc') continue;
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
  const cards = listed.map(({ html }) => meta(html, 'og:image')!.replace(site.url, ''));
  for (const card of cards) {
    const { width, height } = await sharp(join(out, card)).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
    expect(readFileSync(join(out, card)).length).toBeLessThan(60_000);
  }
  const ofDocs = cards.filter((_, index) => listed[index]!.kind === 'doc');
  expect(new Set(ofDocs).size).toBe(ofDocs.length);
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
