import { z } from 'zod';

/** Whether no segment of a path is "." or "..". */
export function hasNoDots(path: string): boolean {
  return !/(^|\/)\.\.?(\/|$)/.test(path);
}

/** Whether a path is not the file that a host answers for a folder. */
export function isNoIndexFile(path: string): boolean {
  return !path.endsWith('/index.html');
}

export const INDEX_FILE_EXPECTED =
  'expected an address without "/index.html": what is at "/docs" is at "/docs/index.html", too';

/**
 * A path of this site without trailing slash, query or hash. Percent signs are refused: routes are plain text; "~"
 * stands for "/" in the names of files made for a page.
 */
export const routePath = z
  .string()
  .regex(
    /^\/$|^(\/[\w.@-]+)+$/,
    'expected a path such as "/docs/overview": it starts with "/" and does not end with one',
  )
  .refine(hasNoDots, 'expected a path without "." or ".." in it')
  .refine(isNoIndexFile, INDEX_FILE_EXPECTED);

/** Path of a file below `static/`, as the site serves it. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[^\s\\?#]+$/, 'expected a path below static/, such as "/favicon.svg"');

/** A link target. Anything that could run script or leave by a scheme-relative address is refused. */
export const href = z
  .string()
  .regex(
    /^(\/(?![/\\])[^\s\\]*|#[^\s]*|https?:\/\/[^\s]+|mailto:[^\s]+)$/,
    'expected a path of this site ("/support") or a full address ("https://…", "mailto:…")',
  );

/** Address of a page in a frame: of this site, or of a host. */
export const frameAddress = href.refine(
  (address) => /^(\/|https?:)/.test(address) && URL.canParse(address, 'https://example.com'),
  'expected a path of this site ("/examples/") or a full address ("https://…")',
);

/** Path of an MDX file relative to the site folder. */
export const mdxFile = z
  .string()
  .regex(
    /^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\s\\]+\.mdx?$/,
    'expected the path of an .mdx file, such as "docs/overview.mdx"',
  );

/** Path of a folder relative to the site folder. */
export const folder = z
  .string()
  .regex(
    /^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[\w./-]*[\w-]$/,
    'expected the path of a folder of this site, such as "examples/basic"',
  );

/** Where a folder of the built site begins. */
export const folderPath = z
  .string()
  .regex(/^(\/[\w-]+)+\/$/, 'expected a path that starts and ends with "/", such as "/examples/basic/"');

const LANGUAGE_EXPECTED = 'expected a language tag such as "en" or "pt-BR"';

/** A language (BCP 47) that Node knows how to write dates in. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { error: LANGUAGE_EXPECTED, abort: true })
  .refine((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length > 0;
    } catch {
      return false;
    }
  }, LANGUAGE_EXPECTED);

export const text = z.string().min(1, 'expected some text');

/** A time to wait; a minute at most. */
export const milliseconds = z.int().min(0).max(60_000);
