import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readText } from './readText';

/** What the checks want to know of the folder of a site. Names are relative to it, with "/" between folders. */
export interface SiteFolder {
  /** What a name is the name of, symbolic links followed; "broken link" where one has no target. */
  typeOf(name: string): 'file' | 'folder' | 'broken link' | undefined;
  /** All files below a folder, sorted; none where it is no folder. */
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
    return undefined; // below a file, or in a folder that may not be read
  }
}

/** Symbolic links without a target, as editors leave them, are left out. */
function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => existsSync(path))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .sort();
}
