import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readText } from './readText';

/** File access of the checks. Names are relative to the site folder, with "/" as separator. */
export interface SiteFolder {
  /** The type of an entry, symbolic links followed; "broken link" for a link without a target. */
  typeOf(name: string): 'file' | 'folder' | 'broken link' | undefined;
  /** All files below a folder, sorted; empty if it isn't a folder. */
  listFiles(folder: string): readonly string[];
  read: (name: string) => ReturnType<typeof readText>;
}

export function openSiteFolder(root: string): SiteFolder {
  const lists = new Map<string, readonly string[]>();
  const typeOf = (name: string) => typeAt(join(root, name));
  return {
    typeOf,
    listFiles: (folder) => {
      const known = lists.get(folder) ?? (typeOf(folder) === 'folder' ? listFiles(root, folder) : []);
      lists.set(folder, known);
      return known;
    },
    read: (name) => readText(root, name),
  };
}

function typeAt(path: string): 'file' | 'folder' | 'broken link' | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats) return stats.isDirectory() ? 'folder' : 'file';
    return lstatSync(path, { throwIfNoEntry: false }) && 'broken link';
  } catch {
    return undefined; // below a file, or in an unreadable folder
  }
}

/** Leaves out symbolic links without a target, which some editors create. */
function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => existsSync(path))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .sort();
}
