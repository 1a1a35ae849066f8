import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { loadConfig, ROUTES_FILE } from '../config/load';
import type { Route } from '../config/model';
import { isBelow } from '../shared/url';
import { listEntries, type LocatedEntry } from '../config/sidebarSchema';
import type { routesSchema } from '../config/routesSchema';
import { mdxFile, routePath, text } from '../config/values';
import type { z } from 'zod';
import { BuildError } from './support/buildError';

type Routes = z.input<typeof routesSchema>;

/** Where a page goes in routes.json: after the entry of another page. */
interface NewPlace {
  readonly after: LocatedEntry;
  /** Address of the page. */
  readonly path: string;
}

/** Creates the file of a page, and its entry in routes.json after its siblings, unless a folder makes the sidebar. Returns its address. Throws ConfigError or BuildError. */
export function createPage(root: string, name: string, title: string): string {
  const config = loadConfig(root);
  const pages = config.routes.routes;
  const file = posix.normalize(/\.mdx?$/.test(name) ? name : `${name}.mdx`);
  const routes = readFileSync(join(root, ROUTES_FILE), 'utf8');
  const isListed = config.folders?.some((folder) => isBelow(folder, file)) === true;
  const place = isListed
    ? undefined
    : findPlace(JSON.parse(routes.replace(/^\uFEFF/, '')) as Routes, file, pages);
  assertValid(mdxFile.safeParse(file), file);
  const address = place?.path ?? `/${file.replace(/\.mdx?$/, '')}`;
  assertValid(routePath.safeParse(address), address);
  assertValid(text.safeParse(title), title);
  if (existsSync(join(root, file))) throw new BuildError(`${file} already exists. Choose another name.`);
  if (pages.some((page) => page.path === place?.path))
    throw new BuildError(`${ROUTES_FILE} already has a page at "${place?.path}". Choose another name.`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(
    join(root, file),
    `---\ntitle: ${JSON.stringify(title)}\n---\n\nWrite the content of the page here.\n`,
  );
  if (!place) return loadConfig(root).routes.routes.find((page) => page.file === file)?.path ?? file;
  const { after, path } = place;
  writeFileSync(join(root, ROUTES_FILE), insertAfter(routes, after, { path, label: title, file }));
  return path;
}

function assertValid({ error }: z.ZodSafeParseResult<string>, value: string): void {
  if (error) throw new BuildError(`"${value}": ${error.issues[0]?.message}.`);
}

/** After the last page whose file is in the same folder, or in the nearest folder above it. */
function findPlace({ routes }: Routes, file: string, known: readonly Route[]): NewPlace {
  const pages = routes.flatMap((route, index) =>
    route.kind === 'docs' ? listEntries(route.sidebar ?? [], ['routes', index, 'sidebar']) : [],
  );
  const fileOf = ({ entry }: LocatedEntry) => known.find(({ path }) => path === entry.path)?.file;
  const isIn = (folder: string) => pages.findLast((page) => posix.dirname(fileOf(page) ?? '/') === folder);
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const after = isIn(folder);
    const { path: sibling = '/' } = after?.entry ?? {};
    const own = (after && fileOf(after)) ?? '';
    // The page of a folder has the address of the folder.
    const isIndex = /(^|\/)index\.mdx?$/.test(own);
    const base = isIndex ? sibling : posix.dirname(sibling);
    const name = posix.relative(folder, file).replace(/(\/?index)?\.mdx?$/, '');
    if (after) return { after, path: posix.join(base, name) };
    if (folder === '.' || folder === '/') break;
  }
  throw new BuildError(
    `${ROUTES_FILE} has no documentation with a page near ${file}. Add the page to it by hand, or choose a folder that has pages.`,
  );
}

/** Longer entries have a line for each key. */
const MAX_LINE = 110;

/** Inserts an entry after another one. The rest of the file stays as it is. */
function insertAfter(routes: string, { keyPath }: LocatedEntry, entry: object): string {
  const tree = parseTree(routes);
  const node = tree && findNodeAtLocation(tree, [...keyPath]);
  if (!node) throw new BuildError(`${ROUTES_FILE} has changed meanwhile. Try again.`);
  const end = node.offset + node.length;
  const before = routes.slice(routes.lastIndexOf('\n', node.offset) + 1, node.offset);
  const isOnOwnLine = before.trim() === '';
  const eol = routes.includes('\r\n') ? '\r\n' : '\n';
  const line = JSON.stringify(entry, null, 1).replace(/\n\s*/g, ' ');
  const isMultiline = routes.slice(node.offset, end).includes('\n') || before.length + line.length > MAX_LINE;
  const lines = JSON.stringify(entry, null, 2).replaceAll('\n', `${eol}${before}`);
  const separator = isOnOwnLine ? `,${eol}${before}` : ', ';
  const inserted = separator + (isOnOwnLine && isMultiline ? lines : line);
  return routes.slice(0, end) + inserted + routes.slice(end);
}
