import { z } from 'zod';
import { sidebarEntry } from './sidebarSchema';
import {
  folder,
  hasNoRepeats,
  hostPath,
  mdxFile,
  redirectSource,
  redirectTarget,
  routePath,
  text,
} from './values';

const label = text.optional().describe('Name of the page in menus and breadcrumbs; its title by default.');
const path = routePath.describe('Address of the page below the base URL.');
const file = mdxFile
  .optional()
  .describe(
    'The MDX file with the content of the page, relative to the site folder. The default follows from the path: "/support" is docs/support.mdx.',
  );

const routeEntry = z.discriminatedUnion('kind', [
  z.strictObject({ path, kind: z.literal('landing').describe('The front page.'), file, label }),
  z.strictObject({ path, kind: z.literal('plain').describe('One column of text.'), file, label }),
  z.strictObject({ path, kind: z.literal('search').describe('The page of search results.'), label }),
  z.strictObject({
    path: path.describe('Root of the documentation; it redirects to "index".'),
    kind: z.literal('docs').describe('Documentation: pages with a sidebar.'),
    label: text.optional().describe('Name of the documentation; "Documentation" by default.'),
    version: text
      .optional()
      .describe(
        'Name of a version declared in site.config.json under docs.versions; the first one by default.',
      ),
    index: routePath
      .optional()
      .describe('Path of the page that opens first; the first of the sidebar by default.'),
    folder: folder
      .optional()
      .describe(
        'Folder of Markdown files that makes the sidebar, instead of "sidebar". Pages follow the number `order` of their frontmatter, then their names; each folder in it is a group.',
      ),
    sidebar: z
      .array(sidebarEntry)
      .min(1, 'expected at least one page')
      .optional()
      .describe(
        'Pages, links and groups of them, in reading order. With more than 100 pages, the sidebar shows those around the current one and the names of the other groups.',
      ),
  }),
]);

const redirect = z
  .strictObject(
    {
      from: redirectSource.describe('The old address. "/old/*" matches everything below /old.'),
      to: redirectTarget
        .optional()
        .describe(
          'The new address: a page, an app or a file of this site ("/support"), or an address of another host ("https://…").',
        ),
      drop: z
        .array(z.enum(['segment', 'version']))
        .min(1, 'expected "segment", "version" or both')
        .refine(hasNoRepeats, 'expected each value once')
        .optional()
        .describe(
          'For a prefix: what to leave out of the rest of the path. "segment" is the first segment (kept if only the path with it has a page), "version" a second segment that is "next" or a valid version number.',
        ),
    },
    { error: describeShortRedirect },
  )
  .refine((rule) => (rule.to === undefined) !== (rule.drop === undefined), {
    message: 'expected either "to" (one address) or "drop" (a rule for a prefix), and not both',
  })
  .refine((rule) => (rule.drop === undefined) !== rule.from.endsWith('/*'), {
    message: 'expected "drop" with a prefix ("/old/*") and "to" with a single address',
  });

/** `{ "/old": "/new" }`, as other generators have it, as it is written here. */
function describeShortRedirect({ code, input }: z.core.$ZodRawIssue): string | undefined {
  const [from = '', to] = Object.entries(input ?? {})[0] ?? [];
  if (code !== 'unrecognized_keys' || !from.startsWith('/') || typeof to !== 'string') return undefined;
  return `expected { "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`;
}

/** `routes.json`: all addresses of the site. The single definition of its keys. */
export const routesSchema = z.strictObject({
  $schema: z.string().optional().describe('Where the editor finds the schema of this file.'),
  routes: z
    .array(
      routeEntry.refine(
        (route) => route.kind !== 'docs' || (route.folder === undefined) !== (route.sidebar === undefined),
        {
          message: 'expected either "folder" (a sidebar made of its files) or "sidebar", and not both',
        },
      ),
    )
    .min(1, 'expected at least one page')
    .describe('The pages of the site. Paths are exact.'),
  redirects: z.array(redirect).default([]).describe('Old addresses and their targets.'),
  fullNavigation: z
    .array(hostPath)
    .default([])
    .describe(
      'Paths that other apps on this host serve, with everything below them. Links to them are always full navigations.',
    ),
});
