import { z } from 'zod';
import { pageOpener } from './siteLinks';
import { folderPath, sitePath, text } from './values';

// The parts of site.config.json about the documentation, and what other programs learn about it.

/** `docs` in site.config.json. */
export const docs = z
  .strictObject({
    versions: z
      .array(
        z.strictObject({
          name: text.describe('Key that "version" in routes.json refers to.'),
          label: text.describe('Text in the version menu.'),
        }),
      )
      .default([])
      .describe(
        'Versions of the documentation; the first is the default. With several, a menu appears; without any, pages name none.',
      ),
    editUrl: z
      .string()
      .regex(/^https:\/\/\S+\/$/, 'expected an https address that ends with "/"')
      .optional()
      .describe(
        'Address where the site folder can be edited, such as "https://github.com/you/docs/edit/main/". The "Edit this page" link appends the path of the page\'s file. Without it, pages have no such link.',
      ),
    openIn: z
      .array(pageOpener)
      .default([])
      .describe(
        'Services that readers can open a page in, such as assistants. Linked at the end of every page.',
      ),
    lastUpdated: z
      .boolean()
      .default(true)
      .describe('Whether pages show the date of the last change to their file, according to git.'),
    sandbox: folderPath
      .optional()
      .describe(
        'Address of the folder with the sandboxes of live samples, which <Live> frames. They are cached for offline reading once opened, or when the reader clicks "Save all".',
      ),
  })
  .prefault({})
  .describe('The documentation.');

/** `discovery.security` in site.config.json. */
const security = z
  .strictObject({
    contact: z
      .string()
      .regex(/^(https:\/\/|mailto:)[^\s]+$/, 'expected "https://…" or "mailto:…"')
      .describe('Where to report a vulnerability: "https://…" or "mailto:…".'),
    expires: z.iso
      .date('expected a date such as "2030-12-31"')
      .describe('The last day on which the contact is valid, at most a year ahead: "2030-12-31".'),
  })
  .describe('Written to /.well-known/security.txt (RFC 9116), which hosts must serve at the root.');

/** `discovery` in site.config.json. */
export const discovery = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe(
        'Whether pages describe themselves to chats (Open Graph), search engines (JSON-LD) and assistants, with a feed of changes, OpenSearch, llms.txt and llms-full.txt.',
      ),
    card: sitePath
      .optional()
      .describe(
        'Path of the picture below static/ that chats show beside links to the site: 1200 × 630 px, .png or .jpg.',
      ),
    pageCards: z
      .boolean()
      .default(true)
      .describe(
        'Whether chats show a picture with the title beside links to a page of the documentation, on sites of up to 200 pages. Otherwise they show `card`.',
      ),
    screenshots: z
      .array(sitePath)
      .default([])
      .describe(
        'Paths of pictures below static/ that browsers show before they install the site: .png, .jpg or .webp, each side between 320 and 3840 px. Those that are wider than high are for computers, the others for phones.',
      ),
    security: security.optional(),
  })
  .prefault({})
  .describe('What other programs learn about the site.');
