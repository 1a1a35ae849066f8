import { existsSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { evaluateConfig } from './evaluate';
import { itemsOfFolder } from './folderItems';
import { fields, type ForeignItem, type ForeignPage, list, type Note, plainText, words } from './foreign';
import { isIndex, toLabel, withoutNumber } from '../../config/folderItems';
import { listPages, type SourcePage, toSafePath } from './sourcePages';

/** One version of a documentation. */
export interface DocsFolder {
  /** The folder of the whole site. */
  readonly root: string;
  /** The folder with the pages. */
  readonly folder: string;
  /** Its path below docs/ in the new site. */
  readonly target: string;
  /** The address that its pages are below. */
  readonly base: string;
  readonly label: string;
  readonly version?: string;
  /** The file that declares the sidebars. Without one, the folder makes the sidebar. */
  readonly sidebars?: string | undefined;
}

interface PlacedDoc {
  /** What sidebars refer to. */
  readonly id: string;
  readonly page: ForeignPage;
  readonly from: SourcePage;
}

/** The pages of a folder with the ids and addresses that Docusaurus gives them. */
export function placePages({ folder, target, base }: DocsFolder): PlacedDoc[] {
  return listPages(folder).map((from) => {
    const { name, source, extension, frontmatter, title } = from;
    const parts = name.split('/').map(withoutNumber);
    const own = words(frontmatter['id']) ?? parts.at(-1) ?? '';
    const parents = parts.slice(0, -1);
    const prefix = target === 'docs' ? 'docs' : `docs/${target}`;
    return {
      id: [...parents, own].join('/'),
      from,
      page: {
        source,
        file: toSafePath(`${prefix}/${name}${extension}`),
        path: addressOfDoc(base, parents, own, words(frontmatter['slug'])),
        label: plainText(frontmatter['sidebar_label']) ?? title ?? toLabel(own),
      },
    };
  });
}

function addressOfDoc(base: string, parents: readonly string[], name: string, slug?: string): string {
  const folder = parents.join('/');
  const isOfFolder = isIndex(name) || name.toLowerCase() === parents.at(-1)?.toLowerCase();
  const own = slug?.startsWith('/') ? slug : `/${folder}/${slug ?? (isOfFolder ? '' : name)}`;
  return toSafePath(posix.join(base, own).replace(/(?<=.)\/$/, ''));
}

/** The sidebar of a version: all of its declared sidebars, one after the other. */
export async function readSidebars(
  docs: DocsFolder,
  placed: readonly PlacedDoc[],
): Promise<{ items: ForeignItem[]; notes: Note[] }> {
  const notes: Note[] = [];
  const file = findSidebars(docs);
  const note = (message: string) => notes.push({ file: relative(docs.root, file ?? ''), message });
  const declared = file === undefined ? {} : fields(await evaluateConfig(file, note));
  const sidebars = Object.entries(declared);
  if (sidebars.length === 0) return { items: itemsOfFolder(docs.folder, placed), notes };
  const byId = new Map(placed.map((doc) => [doc.id, doc]));
  const read = createItemReader(docs, placed, byId, note);
  if (sidebars.length > 1)
    note(`the sidebars ${sidebars.map(([name]) => name).join(', ')} are groups of one sidebar.`);
  const items = sidebars.map(([name, content]) => ({
    label: toLabel(name),
    items: read(content),
    collapsed: false,
  }));
  return { items: sidebars.length === 1 ? (items[0]?.items ?? []) : items, notes };
}

function findSidebars({ root, sidebars }: DocsFolder): string | undefined {
  const file = sidebars === undefined ? undefined : resolve(root, sidebars);
  return file !== undefined && existsSync(file) ? file : undefined;
}

function createItemReader(
  { folder }: DocsFolder,
  placed: readonly PlacedDoc[],
  byId: ReadonlyMap<string, PlacedDoc>,
  note: (message: string) => void,
) {
  const doc = (id: string, label?: string): ForeignItem[] => {
    const found = byId.get(id) ?? byId.get(id.split('/').map(withoutNumber).join('/'));
    if (!found) note(`the sidebar names the page "${id}", which doesn’t exist.`);
    return found ? [{ page: found.page, label }] : [];
  };
  const category = (item: Readonly<Record<string, unknown>>): ForeignItem[] => {
    const label = plainText(item['label']) ?? 'Group';
    const link = fields(item['link']);
    const own = words(link['id']);
    if (link['type'] === 'generated-index') note(`the generated page of the category "${label}".`);
    const items = [...(own === undefined ? [] : doc(own)), ...read(item['items'])];
    return [{ label, items, collapsed: item['collapsed'] !== false && item['collapsible'] !== false }];
  };
  const entry = (item: unknown): ForeignItem[] => {
    if (typeof item === 'string') return doc(item);
    const entries = fields(item);
    const label = plainText(entries['label']);
    switch (entries['type']) {
      case 'doc':
      case 'ref':
        return doc(String(entries['id']), label);
      case 'link':
        return label === undefined ? [] : [{ href: String(entries['href']), label }];
      case 'category':
        return category(entries);
      case 'autogenerated': {
        const below = String(entries['dirName'] ?? '.').replace(/^\.?\/?|\/$/g, '');
        return itemsOfFolder(folder, placed, below === '' ? '' : `${below}/`);
      }
      case undefined:
        return shorthand(entries);
      default:
        note(`an item of the type "${String(entries['type'])}".`);
        return [];
    }
  };
  /** `{ 'Label': ['page'] }` */
  const shorthand = (entries: object): ForeignItem[] =>
    Object.entries(entries).flatMap(([label, items]) => category({ label, items }));
  const read = (items: unknown): ForeignItem[] =>
    Array.isArray(items) ? list(items).flatMap(entry) : shorthand(fields(items));
  return read;
}
