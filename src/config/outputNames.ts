/**
 * Files and folders of a built site with their owners. Two names clash if they are equal, or if one is a file and the
 * other is below it. Names are case-insensitive, as on macOS and Windows. A compressed copy (`.br`, `.gz`) has the name
 * of its file.
 */
export class OutputNames<T> {
  private readonly files = new Map<string, T>();
  /** Owners of whole folders. */
  private readonly folders = new Map<string, T>();
  /** The first owner of something below each folder. */
  private readonly parents = new Map<string, T>();

  /** A name that ends with "/" is a folder with a single owner. */
  add(name: string, owner: T): void {
    const key = toKey(name);
    const map = name.endsWith('/') ? this.folders : this.files;
    if (!map.has(key)) map.set(key, owner);
    for (const parent of parentsOf(key)) if (!this.parents.has(parent)) this.parents.set(parent, owner);
  }

  /** The owner of the output that a name clashes with. A folder may contain files that were added before it. */
  findClash(name: string): T | undefined {
    const key = toKey(name);
    const above = parentsOf(key).flatMap((parent) => [
      this.files.get(toKey(parent)),
      this.folders.get(parent),
    ]);
    const same = name.endsWith('/') ? this.folders.get(key) : this.parents.get(key);
    return [this.files.get(key), same, ...above].find((owner) => owner !== undefined);
  }
}

const toKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.(br|gz)$/, '');

/** `a/b/c` → `a`, `a/b` */
function parentsOf(key: string): string[] {
  return [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));
}
