import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { folderItems } from '../../config/folderItems';
import { fields, type ForeignItem, type ForeignPage, plainText } from './foreign';
import type { SourcePage } from './sourcePages';

/** A page of the folder, with its file. */
interface PlacedPage {
  readonly page: ForeignPage;
  readonly from: SourcePage;
}

/** The sidebar that a folder makes, ordered by position (as in Docusaurus), then by name. */
export function itemsOfFolder(folder: string, pages: readonly PlacedPage[], below = ''): ForeignItem[] {
  const placed = pages.map(({ page, from: { name, frontmatter } }) => {
    const position = frontmatter['sidebar_position'];
    return { ...page, name, order: position === undefined ? undefined : Number(position) };
  });
  const groupOf = (name: string) => {
    const { label, collapsed, position } = readCategory(join(folder, name));
    const order = position === undefined ? undefined : Number(position);
    return { label: plainText(label), collapsed: collapsed === true, order };
  };
  return folderItems(placed, groupOf, below);
}

/** The settings of a group in Docusaurus. */
function readCategory(folder: string): Readonly<Record<string, unknown>> {
  const file = ['_category_.json', '_category_.yml', '_category_.yaml']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  // JSON is YAML, too.
  return file === undefined ? {} : fields(parseDocument(readFileSync(file, 'utf8')).toJS());
}
