/** A page of a folder. */
interface FolderPage {
  /** Its path relative to the folder, without extension. */
  readonly name: string;
  /** Its place among its siblings; pages without one come after those with one, by name. */
  readonly order?: number | undefined;
}

/** What is known of a folder inside it. */
interface FolderGroup {
  readonly label?: string | undefined;
  readonly order?: number | undefined;
  readonly collapsed?: boolean;
}

/** An item of the sidebar that a folder makes. */
export type FolderItem<P> =
  | { readonly page: P }
  | { readonly label: string; readonly items: readonly FolderItem<P>[]; readonly collapsed: boolean };

interface Place<P> {
  readonly item: FolderItem<P>;
  readonly order: number;
  readonly name: string;
}

/**
 * The sidebar that a folder makes: a group for each folder in it, and the page of a folder first. `groupOf` gets the
 * path of a group's folder, relative to the whole.
 */
export function folderItems<P extends FolderPage>(
  pages: readonly P[],
  groupOf: (name: string) => FolderGroup,
  below = '',
): FolderItem<P>[] {
  const inside = pages.filter(({ name }) => name.startsWith(below));
  const own = inside
    .filter(({ name }) => !name.slice(below.length).includes('/'))
    .map((page): Place<P> => {
      const order = page.order ?? (isIndex(page.name) ? -1 : Infinity);
      return { item: { page }, order, name: page.name };
    });
  const folders = new Set(
    inside.flatMap(({ name }) => /^([^/]+)\//.exec(name.slice(below.length))?.[1] ?? []),
  );
  const groups = [...folders].map((folder): Place<P> => {
    const name = below + folder;
    const { label = toLabel(folder), order = Infinity, collapsed = false } = groupOf(name);
    return { item: { label, items: folderItems(pages, groupOf, `${name}/`), collapsed }, order, name };
  });
  return [...own, ...groups].sort(comparePlaces).map(({ item }) => item);
}

function comparePlaces(one: Place<unknown>, other: Place<unknown>): number {
  if (one.order !== other.order) return one.order - other.order;
  return one.name.localeCompare(other.name, 'en', { numeric: true });
}

/** Whether a file is the page of its folder. */
export const isIndex = (name: string): boolean => /(^|\/)(index|readme)$/i.test(name);

/** `02-getting-started` → `getting-started` */
export const withoutNumber = (name: string): string => name.replace(/^\d+[-_.]\s*(?=[^\d\s])/, '');

/** `getting-started` → `Getting started` */
export function toLabel(name: string): string {
  const label = withoutNumber(name).replace(/[-_]+/g, ' ').trim();
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
