import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { evaluateConfig } from './evaluate';
import {
  EDIT_NOTE,
  type Fields,
  fields,
  type Foreign,
  type ForeignItem,
  type ForeignLink,
  type ForeignPage,
  type ForeignSection,
  list,
  type Note,
  plainText,
  UNKNOWN_ORIGIN,
  words,
} from './foreign';
import { toLabel } from '../../config/folderItems';
import { decode } from '../../shared/url';
import { slugByVitePress } from './headingIds';
import { addressOf, listPages, type SourcePage, toSafePath } from './sourcePages';
import { homePage } from './frontPage';

/** The configuration of a VitePress site, in the folder itself or in docs/. */
export const findVitePress = (root: string): string | undefined =>
  ['', 'docs']
    .flatMap((folder) =>
      ['config', 'config/index'].flatMap((name) =>
        ['ts', 'mts', 'js', 'mjs'].map((extension) =>
          join(root, folder, '.vitepress', `${name}.${extension}`),
        ),
      ),
    )
    .find((file) => existsSync(file));

/** A VitePress site: a documentation for each of its sidebars. */
export async function readVitePress(root: string, file: string): Promise<Foreign> {
  const place = relative(root, file);
  const notes: Note[] = [];
  const note = (message: string) => notes.push({ file: place, message });
  const config = withRootLocale(fields(await evaluateConfig(file, note)));
  const theme = fields(config['themeConfig']);
  const project = file.slice(0, file.lastIndexOf('/.vitepress/'));
  const source = resolve(project, words(config['srcDir']) ?? '.');
  if (theme['editLink'] !== undefined) note(EDIT_NOTE);
  const languages = otherLanguages(config);
  if (languages.length > 0) note(`translations (${languages.join(', ')}).`);
  for (const key of ['head', 'markdown', 'vite']) if (config[key] !== undefined) note(`"${key}".`);
  const sources = listPages(source).filter(
    ({ name }) => !languages.some((folder) => name.startsWith(`${folder}/`)),
  );
  const rewrites = fields(config['rewrites']);
  const pages = sources.map((page) => placePage(page, rewrites));
  const home = sources.find(({ frontmatter }) => frontmatter['layout'] === 'home');
  const documentation = pages.filter((page) => page.source !== home?.source);
  const navbar = [...list(theme['nav']), ...socialLinks(theme)].flatMap(readLink);
  const { sections, rest } = createSections(theme['sidebar'], documentation, navbar);
  return {
    title: words(config['title']) ?? toLabel(basename(root)),
    tagline: words(config['description']) ?? words(config['title']) ?? 'Documentation',
    url: words(fields(config['sitemap'])['hostname'])?.replace(/\/+$/, '') ?? UNKNOWN_ORIGIN,
    baseUrl: words(config['base']) ?? '/',
    locale: words(config['lang']),
    icons: [logoOf(theme['logo'])].flatMap((icon) => icon ?? []),
    colorMode: words(config['appearance']),
    navbar,
    footer: [],
    copyright: plainText(fields(theme['footer'])['copyright']),
    versions: [],
    sections,
    plain: rest,
    landing: home && homePage(home.frontmatter),
    redirects: config['cleanUrls'] === true ? [] : documentation.flatMap(redirectFromHtml),
    slug: slugByVitePress,
    staticFolders: [join(source, 'public')],
    notes,
  };
}

/** The settings of the first language are those of the site. */
function withRootLocale(config: Fields): Fields {
  const own = fields(fields(config['locales'])['root']);
  return {
    ...config,
    ...own,
    themeConfig: { ...fields(config['themeConfig']), ...fields(own['themeConfig']) },
  };
}

const otherLanguages = (config: Fields): string[] =>
  Object.keys(fields(config['locales'])).filter((name) => name !== 'root');

const logoOf = (logo: unknown): string | undefined =>
  words(logo) ?? words(fields(logo)['src'] ?? fields(logo)['light']);

/** `en/guide/start` of `{ 'en/:page*': ':page*' }` has the address of `guide/start`. */
function placePage({ name, source, extension, title }: SourcePage, rewrites: Fields): ForeignPage {
  const moved = Object.entries(rewrites).reduce(
    (path, [from, to]) => rewrite(path, from, String(to)),
    `${name}.md`,
  );
  return {
    source,
    file: toSafePath(`docs/${name}${extension}`),
    path: addressOf('', moved.replace(/\.md$/, '')),
    label: title ?? toLabel(basename(name)),
  };
}

/** Applies a rule such as `packages/:name/docs/(.*)` → `:name/(.*)` to the path of a file. */
function rewrite(path: string, from: string, to: string): string {
  const names = [...from.matchAll(/:(\w+)[*+?]?|\(\.\*\)/g)].map(([all, name]) => name ?? all);
  const pattern = from
    .replace(/[.+^$|[\]\\]/g, (mark, index: number) =>
      from.slice(index - 1, index + 3) === '(.*)' ? mark : `\\${mark}`,
    )
    .replace(/\(\\?\.\*\)/g, '(.*)')
    .replace(/:\w+\*/g, '(.*)')
    .replace(/:\w+/g, '([^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (!found) return path;
  return names.reduce(
    (text, name, index) =>
      text.replace(name === '(.*)' ? name : new RegExp(`:${name}[*+?]?`), found[index + 1] ?? ''),
    to,
  );
}

/** Hosts served the pages with ".html". */
const redirectFromHtml = ({ path }: ForeignPage) =>
  path === '/' ? [] : [{ from: `${path}.html`, to: path }];

function socialLinks(theme: Fields): unknown[] {
  return list(theme['socialLinks']).map((social) => {
    const { icon, link } = fields(social);
    return { text: typeof icon === 'string' ? toLabel(icon) : new URL(String(link)).hostname, link };
  });
}

function readLink(item: unknown): ForeignLink[] {
  const { text, link, items } = fields(item);
  const label = plainText(text);
  if (label === undefined) return list(items).flatMap(readLink);
  if (Array.isArray(items)) return [{ label, items: items.flatMap(readLink) }];
  return words(link) === undefined ? [] : [{ label, href: toPagePath(String(link)) }];
}

/** `/guide/`, `guide/index.html` → `/guide` */
const toPagePath = (link: string): string =>
  /^[a-z]+:|^#/.test(link)
    ? link
    : `/${link.replace(/^\//, '')}`
        .replace(/(?:\.html|\.md)(?=$|#)/, '')
        .replace(/(?<=.)\/(?:index)?(?=$|#)/, '');

/** A documentation for each path with a sidebar, the longest first, and the pages below none of them. */
function createSections(
  sidebar: unknown,
  pages: readonly ForeignPage[],
  navbar: readonly ForeignLink[],
): { sections: ForeignSection[]; rest: ForeignPage[] } {
  const declared = Array.isArray(sidebar) ? { '/': sidebar } : fields(sidebar);
  const bases = Object.keys(declared).sort((one, other) => other.length - one.length);
  const left = new Set(pages);
  const sections = bases.map((base): ForeignSection => {
    const path = toPagePath(base);
    const own = [...left].filter((page) => path === '/' || `${page.path}/`.startsWith(`${path}/`));
    own.forEach((page) => left.delete(page));
    const content = declared[base as keyof typeof declared] as unknown;
    const items = Array.isArray(content) ? content : list(fields(content)['items']);
    const prefix = words(fields(content)['base']) ?? '';
    return {
      path,
      label: path === '/' ? 'Documentation' : (labelIn(navbar, path) ?? toLabel(basename(path))),
      items: list(items).flatMap((item) => readItem(item, prefix, own)),
      pages: own,
    };
  });
  return { sections: sections.filter((section) => section.pages.length > 0), rest: [...left] };
}

/** A documentation is named after the link to it. */
const labelIn = (navbar: readonly ForeignLink[], path: string): string | undefined =>
  navbar.find(({ href }) => `${href}/`.startsWith(`${path}/`))?.label;

function readItem(item: unknown, prefix: string, pages: readonly ForeignPage[]): ForeignItem[] {
  const { text, link, items, base, collapsed } = fields(item);
  const label = plainText(text);
  const target = words(link) === undefined ? undefined : toPagePath(prefix + String(link));
  // Pages have addresses of the characters that routes allow.
  const address = target !== undefined && !/[?#]/.test(target) ? toSafePath(decode(target)) : undefined;
  const page = pages.find(({ path }) => path === address);
  const own: ForeignItem[] = page
    ? [{ page, label }]
    : target !== undefined && label !== undefined
      ? [{ href: target, label }]
      : [];
  if (!Array.isArray(items)) return own;
  const inside = [...own, ...items.flatMap((inner) => readItem(inner, words(base) ?? prefix, pages))];
  return label === undefined ? inside : [{ label, items: inside, collapsed: collapsed === true }];
}
