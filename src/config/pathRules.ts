import { charactersRule, rule, type TextRule } from './checkedText';

// Rules for paths of this site. The build names files and folders after them, so they combine the rules of URLs, hosts
// and file systems.

/** Backslashes, and what JSON makes of those before "b", "f", "n", "r" and "t". */
export const noBackslash = rule((path) => !/[\\\b\f\n\r\t]/.test(path), 'a path with "/" in place of "\\"');

/** Rules for every path, of a page or of another app. */
export const PATH_RULES: readonly TextRule[] = [
  noBackslash,
  rule((path) => path.startsWith('/'), 'a path that starts with "/", such as "/docs/overview"'),
  charactersRule(/[^\w.@/-]/u, 'a path of letters (a–z, A–Z), digits, ".", "_", "@", "-" and "/"'),
  rule((path) => !path.includes('//'), 'a path without "//"'),
  rule((path) => path === '/' || !path.endsWith('/'), 'a path without "/" at its end'),
  rule(hasNoDots, 'a path without the segments "." and ".."'),
];

/**
 * The longest path, in bytes (one for each allowed character). The bundle of a page is named after its whole path
 * (src/shared/manifests.ts), and file systems allow names of 255 bytes.
 */
const MAX_PATH_LENGTH = 200;

/** Device names that Windows reserves, with any extension. */
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const parts = (path: string) => path.split('/');

/** Rules for a path that the build writes files for: a page, a redirect. */
export const OUTPUT_PATH_RULES: readonly TextRule[] = [
  rule(
    (path) => !path.endsWith('/index.html'),
    'a path without "/index.html", because hosts serve "/docs/index.html" at "/docs"',
  ),
  rule(
    (path) => path.length <= MAX_PATH_LENGTH,
    `a path of at most ${MAX_PATH_LENGTH} characters, because files are named after it and file systems limit names to 255 bytes`,
  ),
  rule(
    (path) => !parts(path).some((part) => part.startsWith('.')),
    'a path without a segment that starts with ".", because many hosts don’t serve hidden files',
  ),
  rule(
    (path) => !parts(path).some((part) => part.endsWith('.')),
    'a path without a segment that ends with ".", because Windows removes that dot from file names',
  ),
  rule(
    (path) => !parts(path).some((part) => WINDOWS_DEVICE.test(part)),
    'a path that Windows can store: it reserves names such as "con", "nul" and "com1"',
  ),
];

/** Old addresses may end with ".html"; pages may not. */
export const noHtmlExtension = rule(
  (path) => !/\.html?$/i.test(path),
  'a path without ".html", because many hosts serve "/support.html" and "/support" as the same page',
);

/** `.md` is the address of a page as Markdown. */
export const noMarkdownExtension: TextRule = (path) => {
  const [, page] = /^(.*[^/])\.mdx?$/i.exec(path) ?? [];
  return page === undefined ? undefined : `a path without the extension of its file, such as "${page}"`;
};

/** Whether no part of a path is "." or "..". */
export function hasNoDots(path: string): boolean {
  return !/(^|\/)\.\.?(\/|$)/.test(path);
}
