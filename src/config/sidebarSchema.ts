import { z } from 'zod';
import type { KeyPath } from './locate';
import { href, mdxFile, routePath, text } from './values';

/** The keys of a sidebar entry that belong to only one type of entry, by the key that says its type. */
const OWN_KEYS = {
  path: ['file', 'hidden'],
  href: [],
  pages: ['collapsed'],
} as const;

const TYPES = Object.keys(OWN_KEYS) as (keyof typeof OWN_KEYS)[];

const entryKeys = {
  label: text
    .optional()
    .describe(
      'Text in the sidebar, and the name of a page in breadcrumbs and menus, where it is the title by default.',
    ),
  path: routePath.optional().describe('For a page: its address below the base URL.'),
  file: mdxFile
    .optional()
    .describe(
      'For a page: the MDX file with its content, relative to the site folder. The default follows from the path: "/docs/nodes" is docs/nodes.mdx.',
    ),
  hidden: z
    .boolean()
    .optional()
    .describe('For a page: whether it has an address, but no entry in the sidebar.'),
  href: href.optional().describe('For a link: a path of this site ("/support") or a full address.'),
  collapsed: z
    .boolean()
    .optional()
    .describe('For a group: whether it is closed on pages outside of it, and opens when it is clicked.'),
};

/** An entry of the sidebar of a documentation: a page, a link to another place, or a group of entries. */
export interface DeclaredEntry {
  readonly label?: string | undefined;
  readonly path?: string | undefined;
  readonly file?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly href?: string | undefined;
  readonly pages?: readonly DeclaredEntry[] | undefined;
  readonly collapsed?: boolean | undefined;
}

/** An entry with its file and label (completeRoutes.ts). */
export interface SidebarEntry extends DeclaredEntry {
  readonly label: string;
  readonly pages?: readonly SidebarEntry[] | undefined;
  readonly isDraft?: boolean;
  readonly noindex?: boolean;
}

export const sidebarEntry: z.ZodType<DeclaredEntry, DeclaredEntry> = z
  .lazy(() =>
    z
      .strictObject({
        ...entryKeys,
        pages: z
          .array(sidebarEntry)
          .min(1, 'expected at least one page')
          .optional()
          .describe('For a group: its pages, links and groups, in reading order.'),
      })
      .superRefine((entry, { addIssue }) => {
        const [type, ...others] = TYPES.filter((key) => entry[key] !== undefined);
        if (type === undefined || others.length > 0)
          return addIssue('expected one of "path" (a page), "href" (a link) and "pages" (a group)');
        const report = (key: keyof DeclaredEntry, message: string) =>
          addIssue({ code: 'custom', path: [key], message, input: entry[key] });
        if (type !== 'path' && entry.label === undefined) report('label', 'expected text in double quotes');
        for (const other of TYPES)
          for (const key of OWN_KEYS[other])
            if (other !== type && entry[key] !== undefined)
              report(key, `expected no "${key}" here, because it is for entries with "${other}"`);
      }),
  )
  .meta({ id: 'sidebarEntry' });

/** An entry with its position in routes.json. */
export interface LocatedEntry<E = DeclaredEntry> {
  readonly entry: E;
  readonly keyPath: KeyPath;
}

/** All entries of a sidebar, each group before what it contains. */
export function listEntries<E extends { readonly pages?: readonly E[] | undefined }>(
  entries: readonly E[],
  keyPath: KeyPath,
): LocatedEntry<E>[] {
  return entries.flatMap((entry, index) => {
    const own = [...keyPath, index];
    return [{ entry, keyPath: own }, ...listEntries(entry.pages ?? [], [...own, 'pages'])];
  });
}
