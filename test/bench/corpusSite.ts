import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Makes a site folder from any tree of Markdown pages, for comparisons with other generators:
//   node --import tsx test/bench/corpusSite.ts --docs DIR --out SITE
//   npm run build -- --site SITE
const { values } = parseArgs({ options: { docs: { type: 'string' }, out: { type: 'string' } } });
if (!values.docs || !values.out) throw new Error('usage: corpusSite.ts --docs DIR --out SITE');
createCorpusSite(resolve(values.docs), resolve(values.out));

function createCorpusSite(docs: string, out: string): void {
  mkdirSync(out, { recursive: true });
  cpSync(docs, join(out, 'docs'), { recursive: true });
  const files = readdirSync(docs, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
  const pages = files.filter((file) => /\.mdx?$/.test(file)).map((file) => describePage(docs, file));
  const groups = [...new Set(pages.map(({ group }) => group))].sort();
  const sidebar = groups.map((name) => ({
    label: name || 'Introduction',
    pages: pages
      .filter(({ group }) => group === name)
      .map(({ path, label, file }) => ({ path, label, file })),
  }));
  const shell = { path: '/', kind: 'docs', label: 'Docs', version: 'only', index: '/', sidebar };
  writeJson(join(out, 'routes.json'), {
    routes: [{ path: '/search', kind: 'search', label: 'Search' }, shell],
  });
  writeJson(join(out, 'site.config.json'), {
    title: 'Bench',
    tagline: 'A corpus of generated pages',
    version: '1.0.0',
    url: 'https://example.com',
    navbar: { items: [{ label: 'Docs', href: '/' }] },
    footer: { copyright: 'Bench' },
    docs: { versions: [{ name: 'only', label: 'Only' }] },
  });
}

function describePage(docs: string, file: string) {
  const title = /^title: (.*)$/m.exec(readFileSync(join(docs, file), 'utf8'))?.[1] ?? file;
  const slug = file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return {
    path: `/${slug}`,
    label: title,
    file: `docs/${file}`,
    group: slug.includes('/') ? (slug.split('/')[0] ?? '') : '',
  };
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
