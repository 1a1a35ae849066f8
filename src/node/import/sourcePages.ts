import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIndex } from '../../config/folderItems';
import { type PageHead, readPageHead } from '../../config/pageHead';

/** A Markdown file of the imported documentation. */
export interface SourcePage extends PageHead {
  /** Its path relative to the folder of the documentation, without extension. */
  readonly name: string;
  /** Absolute path of its file. */
  readonly source: string;
  readonly extension: string;
}

/** The pages below a folder, sorted. Partials, whose names start with "_", and hidden folders are left out. */
export function listPages(folder: string): SourcePage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !/(^|\/)(_|\.|node_modules\/)/.test(name))
    .sort()
    .map((name) => readSourcePage(folder, name));
}

function readSourcePage(folder: string, name: string): SourcePage {
  const source = join(folder, name);
  return {
    name: name.replace(/\.mdx?$/, ''),
    source,
    extension: /\.mdx?$/.exec(name)?.[0] ?? '.md',
    ...readPageHead(readFileSync(source, 'utf8')),
  };
}

/** A path of a file or an address without the characters that routes don't allow. */
export const toSafePath = (path: string): string =>
  path.replace(/[^\w.@/-]+/g, '-').replace(/\.+(?=\/|$)/g, '');

/** `/docs` + `guide/index` → `/docs/guide` */
export function addressOf(base: string, name: string): string {
  const path = `/${base}/${isIndex(name) ? name.replace(/\/?[^/]+$/, '') : name}`;
  return toSafePath(path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''));
}
