import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { evaluateConfig } from './evaluate';
import { type DocsFolder, placePages, readSidebars } from './docusaurusDocs';
import { linkReader, optionsOf, readOtherApps, readRedirects } from './docusaurusLinks';
import {
  EDIT_NOTE,
  type Fields,
  fields,
  type Foreign,
  type ForeignPage,
  type ForeignSection,
  list,
  type Note,
  plainText,
  UNKNOWN_ORIGIN,
  words,
} from './foreign';
import { frontPage } from './frontPage';
import { toLabel } from '../../config/folderItems';
import { addressOf, listPages, toSafePath } from './sourcePages';

export const findDocusaurus = (root: string): string | undefined =>
  ['ts', 'mts', 'js', 'mjs', 'cjs']
    .map((extension) => join(root, `docusaurus.config.${extension}`))
    .find((file) => existsSync(file));

/** A Docusaurus site: its documentation in all versions, its Markdown pages, navbar, footer and redirects. */
export async function readDocusaurus(root: string, file: string): Promise<Foreign> {
  const notes: Note[] = [];
  const note = (message: string, place = basename(file)) => notes.push({ file: place, message });
  const config = fields(await evaluateConfig(file, note));
  const theme = fields(config['themeConfig']);
  const instances = docsOptions(config);
  const versions = readVersions(root);
  const sections: ForeignSection[] = [];
  const pathsById = new Map<string, string>();
  for (const options of instances)
    for (const folder of docsFolders(root, options, versions)) {
      const placed = placePages(folder);
      placed.forEach(({ id, page }) => pathsById.has(id) || pathsById.set(id, page.path));
      const { items, notes: found } = await readSidebars(folder, placed);
      notes.push(...found);
      const pages = placed.map(({ page }) => page);
      if (pages.length > 0)
        sections.push({ path: folder.base, label: folder.label, version: folder.version, items, pages });
    }
  if (instances.some(({ editUrl }) => editUrl !== undefined)) note(EDIT_NOTE);
  noteRest(root, config, theme, note);
  const lost = listReactPages(root);
  lost.forEach((page) => note(REACT_PAGE, page));
  const plain = readPlainPages(root);
  const link = linkReader(pathsById, note);
  const title = words(config['title']) ?? toLabel(basename(root));
  return {
    title,
    tagline: words(config['tagline']) ?? words(config['title']) ?? 'Documentation',
    url: words(config['url']) ?? UNKNOWN_ORIGIN,
    baseUrl: words(config['baseUrl']) ?? '/',
    locale: words(fields(config['i18n'])['defaultLocale']),
    icons: [fields(fields(theme['navbar'])['logo'])['src'], config['favicon']].flatMap(
      (icon) => words(icon) ?? [],
    ),
    colorMode:
      fields(theme['colorMode'])['respectPrefersColorScheme'] === true
        ? 'system'
        : words(fields(theme['colorMode'])['defaultMode']),
    navbar: list(fields(theme['navbar'])['items']).flatMap(link),
    footer: list(fields(theme['footer'])['links']).flatMap(link),
    copyright: plainText(fields(theme['footer'])['copyright']),
    versions: declareVersions(versions),
    sections,
    plain,
    landing: lost.some(isFrontPage) ? frontPage(title, sections) : undefined,
    losesPages: hasBlog(root) || lost.some((page) => !isFrontPage(page)),
    otherApps: readOtherApps(theme),
    redirects: readRedirects(config),
    staticFolders: (list(config['staticDirectories']).length > 0
      ? list(config['staticDirectories'])
      : ['static']
    )
      .flatMap((name) => words(name) ?? [])
      .map((name) => resolve(root, name)),
    notes,
  };
}

function docsOptions(config: Fields): Fields[] {
  const presets = list(config['presets'])
    .flatMap((entry) => optionsOf(entry, /classic/))
    .flatMap(({ docs }) => (docs === false ? [] : [fields(docs)]));
  return [...presets, ...list(config['plugins']).flatMap((entry) => optionsOf(entry, /content-docs/))];
}

/** The names of released versions, newest first. */
function readVersions(root: string): string[] {
  const file = join(root, 'versions.json');
  if (!existsSync(file)) return [];
  return list(JSON.parse(readFileSync(file, 'utf8'))).flatMap((name) => words(name) ?? []);
}

const NEXT = 'next';

/** The newest release is the default; the unreleased version comes after it. */
const declareVersions = ([latest, ...older]: readonly string[]) =>
  latest === undefined
    ? []
    : [latest, NEXT, ...older].map((name) => ({ name, label: name === NEXT ? 'Next' : name }));

function docsFolders(root: string, options: Fields, versions: readonly string[]): DocsFolder[] {
  const base = `/${(words(options['routeBasePath']) ?? 'docs').replace(/^\/|\/$/g, '')}`;
  const name = words(options['path']) ?? 'docs';
  const id = words(options['id']);
  const label = id === undefined || id === 'default' ? 'Documentation' : toLabel(id);
  const current: DocsFolder = {
    root,
    folder: resolve(root, name),
    target: toSafePath(basename(name)),
    base,
    label,
    sidebars: words(options['sidebarPath']),
  };
  // Released versions belong to the documentation without an id of its own.
  const [latest] = id === undefined || id === 'default' ? versions : [];
  if (latest === undefined) return [current];
  const below = (version: string) => (version === latest ? base : `${base === '/' ? '' : base}/${version}`);
  const released = versions.map((version): DocsFolder => ({
    root,
    folder: join(root, 'versioned_docs', `version-${version}`),
    target: toSafePath(`versions/${version}`),
    base: below(version),
    label,
    version,
    sidebars: join(root, 'versioned_sidebars', `version-${version}-sidebars.json`),
  }));
  return [...released.slice(0, 1), { ...current, base: below(NEXT), version: NEXT }, ...released.slice(1)];
}

const REACT_PAGE =
  'a page written in React. Write it in MDX. Links to it are warnings (checks.brokenLinks); docs/landing.mdx stands in for a front page.';

/** The pages below src/pages that aren't Markdown. */
function listReactPages(root: string): string[] {
  const folder = join(root, 'src/pages');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  return files
    .filter(({ name }) => /\.[jt]sx?$/.test(name))
    .map(({ name, parentPath }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

const isFrontPage = (file: string) => /^src\/pages\/index\.\w+$/.test(file);

function readPlainPages(root: string): ForeignPage[] {
  return listPages(join(root, 'src/pages')).map(({ name, source, extension, title }) => ({
    source,
    file: toSafePath(`docs/pages/${name}${extension}`),
    path: addressOf('', name),
    label: title ?? toLabel(basename(name)),
  }));
}

const hasBlog = (root: string): boolean => existsSync(join(root, 'blog'));

/** What has no counterpart here. */
function noteRest(root: string, config: Fields, theme: Fields, note: (message: string) => void): void {
  const { locales } = fields(config['i18n']);
  if (list(locales).length > 1) note(`translations (${list(locales).join(', ')}).`);
  if (hasBlog(root)) note('the blog. Links to it are warnings (checks.brokenLinks).');
  if (theme['announcementBar'] !== undefined) note('the announcement bar.');
  if (theme['algolia'] !== undefined)
    note(
      'the hosted search, whose records have another form. The site has its own search; see "search" in README.md.',
    );
  for (const key of ['scripts', 'stylesheets', 'headTags', 'clientModules'])
    if (list(config[key]).length > 0) note(`"${key}".`);
  const others = list(config['plugins'])
    .map((entry) => (Array.isArray(entry) ? (entry as unknown[])[0] : entry))
    .filter((name) => typeof name === 'string' && !/content-docs|client-redirects/.test(name));
  others.forEach((name) => note(`the plugin ${String(name)}.`));
}
