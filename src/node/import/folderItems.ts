import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { fields, type ForeignItem, type ForeignPage, plainText } from './foreign';
import { isIndex, type SourcePage, toLabel } from './sourcePages';

/** A page of the folder, with its file. */
export interface PlacedPage {
  readonly page: ForeignPage;
  readonly from: SourcePage;
}

interface Place {
  readonly item: ForeignItem;
  readonly position: number;
  readonly name: string;
}

/** The sidebar that a folder makes: a group for each folder, ordered by position (as in Docusaurus), then by name. */
export function folderItems(folder: string, pages: readonly PlacedPage[], below = ''): ForeignItem[] {
  const inside = pages.filter(({ from }) => from.name.startsWith(below));
  const folders = new Set(
    inside.flatMap(({ from }) => /^([^/]+)\//.exec(from.name.slice(below.length))?.[1] ?? []),
  );
  const own = inside
    .filter(({ from }) => !from.name.slice(below.length).includes('/'))
    .map(({ page, from }): Place => {
      const position = Number(from.frontmatter['sidebar_position'] ?? (isIndex(from.name) ? -1 : Infinity));
      return { item: { page }, position, name: from.name };
    });
  const groups = [...folders].map((name): Place => {
    const category = readCategory(join(folder, below, name));
    return {
      item: {
        label: plainText(category['label']) ?? toLabel(name),
        items: folderItems(folder, pages, `${below}${name}/`),
        collapsed: category['collapsed'] === true,
      },
      position: Number(category['position'] ?? Infinity),
      name: below + name,
    };
  });
  return [...own, ...groups].sort(comparePlaces).map(({ item }) => item);
}

function comparePlaces(one: Place, other: Place): number {
  if (one.position !== other.position) return one.position - other.position;
  return one.name.localeCompare(other.name, 'en', { numeric: true });
}

/** The settings of a group in Docusaurus. */
function readCategory(folder: string): Readonly<Record<string, unknown>> {
  const file = ['_category_.json', '_category_.yml', '_category_.yaml']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  // JSON is YAML, too.
  return file === undefined ? {} : fields(parseDocument(readFileSync(file, 'utf8')).toJS());
}
