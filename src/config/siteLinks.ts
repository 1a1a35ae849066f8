import { z } from 'zod';
import { href, text } from './values';

// The parts of site.config.json about links.

const link = z.strictObject({
  label: text.describe('Text of the link.'),
  href: href.describe('A path of this site ("/support") or a full address ("https://…").'),
});

/** A link or a menu of the navbar. */
export const navbarItem = z
  .strictObject({
    label: text.describe('Text of the link or of the menu button.'),
    href: href.optional().describe('Where the link goes. Leave it out when the item is a menu.'),
    items: z
      .array(link)
      .min(1, 'expected at least one link')
      .optional()
      .describe('The links of a dropdown menu.'),
  })
  .refine((item) => (item.href === undefined) !== (item.items === undefined), {
    message: 'expected either "href" (a link) or "items" (a menu), and not both',
  });

/** A column of the footer. */
export const footerGroup = z.strictObject({
  title: text.describe('The heading of the column.'),
  items: z.array(link).min(1, 'expected at least one link').describe('The links of the column.'),
});

/** A service that opens pages of the documentation. */
export const pageOpener = z.strictObject({
  label: text.describe('Name of the service: the link says "Open in …".'),
  href: z
    .string()
    .regex(/^https:\/\/\S*\{url\}\S*$/, 'expected an https address that contains "{url}"')
    .describe('Address of the service. "{url}" is replaced by the address of the page as Markdown.'),
});
