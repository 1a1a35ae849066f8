import { posix } from 'node:path';
import type { z } from 'zod';
import { type FolderItem, folderItems, isIndex, toLabel } from './folderItems';
import type { Frozen } from './model';
import { type PageHead, readPageHead } from './pageHead';
import type { routesSchema } from './routesSchema';
import type { DeclaredEntry, SidebarEntry } from './sidebarSchema';
import type { SiteFolder } from './siteFolder';
import { text } from './values';

type Declared = Frozen<z.output<typeof routesSchema>>;
type DeclaredRoute = Declared['routes'][number];
type DeclaredDocs = DeclaredRoute & { readonly kind: 'docs' };

/** What the file of a page says. */
interface PageSwitches {
  /** Shown only in `npm run dev`. */
  readonly isDraft?: boolean;
  readonly noindex?: boolean;
}

interface CompletePage extends PageSwitches {
  readonly path: string;
  readonly label: string;
  readonly file: string;
}

/** An entry of routes.json with nothing left out. */
export type CompleteRoute =
  | (CompletePage & { readonly kind: 'landing' | 'plain' })
  | { readonly kind: 'search'; readonly path: string; readonly label: string }
  | {
      readonly kind: 'docs';
      readonly path: string;
      readonly label: string;
      readonly version: string;
      readonly index: string;
      readonly folder?: string | undefined;
      readonly sidebar: readonly SidebarEntry[];
    };

/** routes.json with what it leaves to the files of the site. */
export interface CompleteRoutes extends Omit<Declared, 'routes'> {
  readonly routes: readonly CompleteRoute[];
}

type Files = Pick<SiteFolder, 'typeOf' | 'listFiles' | 'read'>;

/**
 * Fills in what routes.json leaves out: the file of a page from its path, its label from its title, the sidebar of a
 * documentation from its folder, and its version from `version`, the first declared one.
 */
export function completeRoutes(
  declared: Declared,
  version: string | undefined,
  files: Files,
): CompleteRoutes {
  const known = new Map<string, PageHead>();
  const headOf = (file: string): PageHead => {
    const head = known.get(file) ?? readHead(file, files);
    known.set(file, head);
    return head;
  };
  const page = (path: string, file = findFile(path, files), label?: string): CompletePage => {
    const { frontmatter, title } = headOf(file);
    return {
      path,
      file,
      label: label ?? titleOr(title, file),
      ...(frontmatter['draft'] === true && { isDraft: true }),
      ...(frontmatter['noindex'] === true && { noindex: true }),
    };
  };
  const entry = ({ path, file, label, pages, ...rest }: DeclaredEntry): SidebarEntry => {
    if (path !== undefined) return { ...rest, ...page(path, file, label) };
    return { ...rest, label: label ?? '', ...(pages && { pages: pages.map(entry) }) };
  };
  const named = declared.routes.flatMap((route) => ('file' in route && route.file ? [route.file] : []));
  const fromFolder = ({ path, folder = '' }: DeclaredDocs): SidebarEntry[] => {
    const pages = listPages(folder, files, named).map((file) => {
      const name = posix.relative(folder, file).replace(/\.mdx?$/, '');
      const { order } = headOf(file).frontmatter;
      return {
        name,
        order: typeof order === 'number' ? order : undefined,
        ...page(addressOf(path, name), file),
      };
    });
    const indexOf = (group: string) =>
      pages.find(({ name }) => isIndex(name) && posix.dirname(name) === group);
    return folderItems(pages, (group) => ({ order: indexOf(group)?.order })).map(toEntry);
  };
  const complete = (route: DeclaredRoute): CompleteRoute => {
    const { kind, path } = route;
    if (kind === 'search') return { kind, path, label: route.label ?? 'Search' };
    if (kind !== 'docs') {
      return { kind, ...page(path, route.file, route.label ?? (kind === 'landing' ? 'Home' : undefined)) };
    }
    const sidebar = route.sidebar ? route.sidebar.map(entry) : fromFolder(route);
    return {
      ...route,
      label: route.label ?? 'Documentation',
      version: route.version ?? version ?? '',
      index: route.index ?? firstPage(sidebar) ?? path,
      sidebar,
    };
  };
  return { ...declared, routes: declared.routes.map(complete) };
}

function readHead(file: string, { typeOf, read }: Files): PageHead {
  const content = typeOf(file) === 'file' ? read(file) : undefined;
  return readPageHead(content && 'text' in content ? content.text : '');
}

/** `/docs/nodes` → `docs/nodes.mdx`, `/guide` → `docs/guide/index.md`: the first file that exists, or the usual one. */
function findFile(path: string, { typeOf }: Files): string {
  const name = path === '/' ? 'index' : path.slice(1);
  const found = [name, `${name}/index`]
    .flatMap((own) => [own, `docs/${own}`])
    .flatMap((own) => [`${own}.mdx`, `${own}.md`])
    .find((file) => typeOf(file) === 'file');
  return found ?? `${name.startsWith('docs/') ? name : `docs/${name}`}.mdx`;
}

/** Partials, whose names start with "_", hidden files and pages of other routes are left out. */
const listPages = (folder: string, { listFiles }: Files, named: readonly string[]): string[] =>
  listFiles(folder).filter(
    (file) =>
      /\.mdx?$/.test(file) && !/(^|\/)[_.]/.test(posix.relative(folder, file)) && !named.includes(file),
  );

/** `/docs` and `guide/index` → `/docs/guide` */
function addressOf(base: string, name: string): string {
  const own = isIndex(name) ? posix.dirname(name) : name;
  return posix.join(base, own).replace(/(?<=.)\/$/, '');
}

function titleOr(title: string | undefined, file: string): string {
  if (text.safeParse(title).success && title !== undefined) return title;
  const name = file.replace(/\.mdx?$/, '');
  return toLabel(posix.basename(isIndex(name) ? posix.dirname(name) : name)) || file;
}

function toEntry(item: FolderItem<CompletePage & { readonly name: string }>): SidebarEntry {
  if (!('page' in item)) return { label: item.label, pages: item.items.map(toEntry) };
  const { path, file, label, isDraft, noindex } = item.page;
  return { path, file, label, ...(isDraft && { isDraft }), ...(noindex && { noindex }) };
}

const firstPage = (entries: readonly SidebarEntry[]): string | undefined =>
  entries.flatMap(({ path, pages, isDraft }) =>
    path === undefined ? (firstPage(pages ?? []) ?? []) : isDraft ? [] : path,
  )[0];
