import { bundledThemesInfo } from 'shiki/themes';
import { z } from 'zod';
import { offlineBudget } from './offlineBudget';
import { searchKey } from './searchKey';
import { app, example } from './siteApps';
import { discovery, docs } from './siteDocs';
import type { ColorMode } from './model';
import { footerGroup, navbarItem } from './siteLinks';
import { loading } from './siteLoading';
import { bytes, hasNoRepeats, languageTag, milliseconds, origin, sitePath, text } from './values';

const themes = (mode: ColorMode) => bundledThemesInfo.filter(({ type }) => type === mode).map(({ id }) => id);

/** The themes of one mode. Those of the other mode have a key of their own. */
const theme = (mode: ColorMode, other: ColorMode, key: string) =>
  z.enum(themes(mode), {
    error: ({ input }) =>
      themes(other).some((id) => id === input)
        ? `expected a ${mode} theme, because ${other} ones go into "${key}"`
        : undefined,
  });

const severity = z
  .enum(['ignore', 'warn', 'throw'])
  .default('warn')
  .describe('Severity: no message, a warning, or a failed build.');

const connectionSigns = z
  .array(z.enum(['2g', 'save-data']))
  .min(1, 'expected at least one of "2g", "save-data"')
  .refine(hasNoRepeats, 'expected each value once');

const origins = z.array(origin).refine(hasNoRepeats, 'expected each value once');

const skipWhen = z
  .strictObject({
    all: connectionSigns.optional().describe('Skip when the connection shows every one of these signs.'),
    any: connectionSigns.optional().describe('Skip when the connection shows at least one of these signs.'),
  })
  .refine((rule) => (rule.all === undefined) !== (rule.any === undefined), {
    message: 'expected either "all" or "any", and not both',
  });

const keys = z.strictObject({
  $schema: z.string().optional().describe('Where the editor finds the schema of this file.'),
  title: text.describe('Name of the site: the brand in the navbar and the end of every page title.'),
  tagline: text
    .optional()
    .describe(
      'One line that says what the product is; the description of pages that have none. The title by default.',
    ),
  version: text.optional().describe('Version of the documented product, shown beside the brand.'),
  url: origin.describe(
    'Origin the site is published at; canonical addresses and the sitemap are made from it.',
  ),
  baseUrl: z
    .string()
    .regex(
      /^\/((?!\.\.?\/)[\w.~-]+\/)*$/,
      'expected a path that starts and ends with "/", such as "/" or "/docs-site/"',
    )
    .default('/')
    .describe('Path of the site on its host.'),
  favicon: sitePath.optional().describe('Path of the icon below static/.'),
  locale: languageTag.default('en').describe('Language of the pages (BCP 47).'),
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('Writing direction of the pages. By default, that of the script of their language.'),
  navbar: z
    .strictObject({ items: z.array(navbarItem).describe('Links and menus, in order.') })
    .prefault({ items: [] })
    .describe('The bar at the top of every page.'),
  footer: z
    .strictObject({
      groups: z.array(footerGroup).default([]).describe('Columns of links.'),
      copyright: text
        .optional()
        .describe(
          'The last line of every page. "{year}" is replaced by the year of the build (UTC). By default, the year and the title.',
        ),
    })
    .prefault({})
    .describe('The footer of every page.'),
  colorMode: z
    .strictObject({
      default: z
        .enum(['light', 'dark', 'system'])
        .default('light')
        .describe('Colour mode for visitors who have not used the switch.'),
      switch: z.boolean().default(true).describe('Whether visitors get a switch in the navbar.'),
    })
    .prefault({})
    .describe('Light and dark.'),
  code: z
    .strictObject({
      theme: theme('dark', 'light', 'lightTheme')
        .default('github-dark-default')
        .describe(
          'Colours of code blocks: one of the dark themes bundled with Shiki. Colours with too little contrast are strengthened.',
        ),
      lightTheme: theme('light', 'dark', 'theme')
        .optional()
        .describe(
          'Colours of code blocks in light mode: one of the light themes bundled with Shiki, such as "github-light-default". Without it, code blocks are dark in both modes.',
        ),
    })
    .prefault({})
    .describe('Code blocks.'),
  docs,
  discovery,
  allow: z
    .strictObject({
      frames: origins.default([]).describe('Origins of pages in frames, such as "https://codesandbox.io".'),
      pictures: origins.default([]).describe('Origins of pictures, such as "https://i.imgur.com".'),
    })
    .prefault({})
    .describe(
      'Other hosts that pages may show content from. The content security policy blocks all that are not listed.',
    ),
  landing: z
    .strictObject({ example: example.optional().describe('The example embedded in the landing page.') })
    .prefault({})
    .describe('The landing page.'),
  apps: z
    .array(app)
    .default([])
    .describe('Apps of this repository to build and publish with the site. Other apps only need links.'),
  loading,
  prefetch: z
    .strictObject({
      skipWhen: skipWhen
        .prefault({ all: ['2g', 'save-data'] })
        .describe('Connections on which pages are not prefetched.'),
      inViewBytes: bytes
        .default(40_000)
        .describe('Bytes, compressed, of pages to prefetch because a link to them is in view; 0 for none.'),
    })
    .prefault({})
    .describe('Prefetching of pages.'),
  offline: z
    .strictObject({
      worker: z.boolean().default(true).describe('Whether a service worker is built and registered.'),
      skipWhen: skipWhen
        .prefault({ any: ['2g', 'save-data'] })
        .describe(
          'Connections on which no service worker is installed and nothing is saved, unless the reader clicks "Save all".',
        ),
      navigationTimeout: milliseconds
        .default(3000)
        .describe('Milliseconds to wait for a page from the network before its saved copy shows.'),
      budget: offlineBudget,
    })
    .prefault({})
    .describe('Offline reading.'),
  search: z
    .strictObject({
      hosted: z
        .strictObject({
          appId: text.describe('Application id of the hosted search service.'),
          apiKey: searchKey.describe('Search-only key: every visitor can read it. Never an admin key.'),
          indexName: text.describe('Name of the index.'),
        })
        .optional()
        .describe('Credentials of the hosted search service. Without them the site uses only its own index.'),
    })
    .prefault({})
    .describe('Search.'),
  oldAddresses: z
    .array(z.string().startsWith('/', 'expected a path that starts with "/"'))
    .default([])
    .describe(
      'Addresses that links on other sites use, such as "/docs/next/overview#install". The checks report those that lead to no page or section, like broken links.',
    ),
  checks: z
    .strictObject({
      brokenLinks: severity,
      brokenMarkdownLinks: severity,
      brokenAnchors: severity,
      duplicateRoutes: severity,
      versionLinks: severity.describe(
        'Severity of a link from an older version of the docs to the same page of a newer one.',
      ),
      pageFiles: severity.describe(
        'Severity of an unused MDX file below docs/, of a page without content, and of syntax and attributes without effect.',
      ),
      frontmatter: severity.describe(
        'Severity of an unknown key or a value of the wrong type in the frontmatter of a page.',
      ),
    })
    .prefault({})
    .describe('Severity of each kind of problem in the content (spec section 8).'),
});

/** Scripts that are written from right to left, as their ISO 15924 codes. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** `site.config.json`: all settings except addresses. The single definition of its keys. */
export const siteSchema = keys.transform(({ tagline, footer, direction, ...site }) => ({
  ...site,
  tagline: tagline ?? site.title,
  direction: direction ?? directionOf(site.locale),
  footer: {
    ...footer,
    copyright: footer.copyright?.replace(/\{year\}/gi, '{year}') ?? `© {year} ${site.title}`,
  },
}));
