import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { decode, splitHref } from '../../shared/url';
import { BuildError } from '../support/buildError';
import { PROJECT } from '../support/project';
import { convertPage, type PageTools } from './convertPage';
import { findDocusaurus, readDocusaurus } from './docusaurus';
import {
  fields,
  type Foreign,
  type ForeignLink,
  type ForeignPage,
  type Note,
  UNKNOWN_ORIGIN,
  words,
} from './foreign';
import { frontPage } from './frontPage';
import { findOrigins } from './origins';
import { createLinkResolver, type ResolveLink } from './pageLinks';
import { readPlainFolder } from './plainFolder';
import { copyStatic, placeStatic } from './staticFiles';
import { createRoutes, createSettings, LANDING } from './siteJson';
import { findVitePress, readVitePress } from './vitepress';

/**
 * Writes the site that a Docusaurus or VitePress folder, or a folder of Markdown files, becomes. Returns what isn't carried
 * over. Throws a BuildError.
 */
export async function importSite(from: string, out: string): Promise<readonly Note[]> {
  if (!existsSync(from) || !statSync(from).isDirectory())
    throw new BuildError(`${from} is no folder. Name the folder of a documentation.`);
  if (existsSync(out) && (!statSync(out).isDirectory() || readdirSync(out).length > 0))
    throw new BuildError(`${out} isn’t empty. Name a new folder, such as --out ${out}-site.`);
  const foreign = withFrontPage(await readForeign(from));
  const pages = [...foreign.plain, ...foreign.sections.flatMap((section) => section.pages)];
  if (pages.length === 0)
    throw new BuildError(`${from} has no Markdown files. Name the folder of a documentation.`);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  };
  const linksOf = createLinkResolver(pages);
  const site = withMovedLinks(foreign, linksOf({ path: '/', file: 'index.md' }));
  const notes = [
    ...site.notes,
    ...copyStatic(from, site.staticFolders, out),
    ...(site.url === UNKNOWN_ORIGIN ? [{ file: '.', message: ORIGIN_NOTE }] : []),
    ...pages.flatMap((page) =>
      writePage(page, from, write, {
        copyPicture: (picture) => copyPicture(picture, page, out),
        resolveLink: linksOf(page),
        slug: site.slug,
      }),
    ),
  ];
  pages.forEach(({ source }) => copyPartials(source, pages, out));
  if (site.landing !== undefined) write(LANDING, site.landing);
  const schema = (name: string) => relative(out, join(PROJECT, 'src/config', name)).replaceAll('\\', '/');
  const icons = site.icons.map((icon) => placeStatic(icon.replace(/^\/?/, '/')));
  const favicon = icons.find((icon) => isPicture(join(out, 'static', icon)));
  const json = (name: string, value: object) => write(name, `${JSON.stringify(value, null, 2)}\n`);
  json('routes.json', createRoutes(site, schema('routes.schema.json')));
  json(
    'site.config.json',
    createSettings(
      site,
      schema('site.schema.json'),
      readVersion(from),
      findOrigins(pages.map(({ file }) => readFileSync(join(out, file), 'utf8'))),
      favicon,
    ),
  );
  return notes;
}

/** The address "/" is a page, or redirects to the first page of its documentation. */
function withFrontPage(site: Foreign): Foreign {
  const isTaken = [...site.plain, ...site.sections].some(({ path }) => path === '/');
  return isTaken || site.landing !== undefined
    ? site
    : { ...site, landing: frontPage(site.title, site.sections) };
}

/** Links of navbar and footer to pages whose address changes. */
function withMovedLinks(site: Foreign, resolveLink: ResolveLink): Foreign {
  const move = ({ href, items, ...link }: ForeignLink): ForeignLink => ({
    ...link,
    href: href && (resolveLink(href) ?? href),
    items: items?.map(move),
  });
  return { ...site, navbar: site.navbar.map(move), footer: site.footer.map(move) };
}

async function readForeign(from: string): Promise<Foreign> {
  const docusaurus = findDocusaurus(from);
  if (docusaurus !== undefined) return readDocusaurus(from, docusaurus);
  const vitepress = findVitePress(from);
  return vitepress === undefined ? readPlainFolder(from) : readVitePress(from, vitepress);
}

const isPicture = (file: string) => /\.(svg|png|jpe?g|gif|webp|avif)$/i.test(file) && existsSync(file);

const ORIGIN_NOTE = 'the origin of the site, which the old one doesn’t name. Set "url" in site.config.json.';

function writePage(
  page: ForeignPage,
  from: string,
  write: (name: string, text: string) => void,
  tools: PageTools,
): Note[] {
  const { source, file } = page;
  const place = relative(from, source).replaceAll('\\', '/');
  const { text, notes } = convertPage(readFileSync(source, 'utf8'), tools);
  write(file, text);
  return notes.map((note) => ({ file: place, ...note }));
}

/** Copies a picture beside a page to the same place beside the new page. Its address can have a hash for its colour mode. */
function copyPicture(address: string, { source, file }: ForeignPage, out: string): void {
  const [path] = splitHref(address);
  const picture = resolve(dirname(source), decode(path));
  const target = resolve(out, dirname(file), decode(path));
  const isInside = !relative(out, target).startsWith('..');
  if (isInside && isPicture(picture) && !existsSync(target)) cpSync(picture, target);
}

/** Copies what a page imports: partials, JSON, and the text of files. */
function copyPartials(source: string, pages: readonly ForeignPage[], out: string): void {
  const page = pages.find((candidate) => candidate.source === source);
  const specifiers = readFileSync(source, 'utf8').matchAll(
    /^import\s.*?from\s+['"](?:!!raw-loader!)?(\.[^'"?]+)/gm,
  );
  for (const [, specifier = ''] of specifiers) {
    const [from, to] = [
      resolve(dirname(source), specifier),
      resolve(out, dirname(page?.file ?? ''), specifier),
    ];
    const isInside = !relative(out, to).startsWith('..');
    if (/\.(mdx?|json)$|\w\.\w+$/.test(specifier) && isInside && existsSync(from) && !existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to, { recursive: true });
    }
  }
}

/** The version of the documented product: that of the nearest package with one. */
function readVersion(folder: string): string {
  const file = join(folder, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const version = words(fields(manifest)['version']);
  // What packages that aren't published have.
  return version === undefined || version === '0.0.0' ? 'latest' : version;
}

/** `docs/a.md:12  the component <Card>.` */
export const formatNote = ({ file, line, message }: Note): string =>
  `${line === undefined ? file : `${file}:${line}`}  ${message}`;
