import { z } from 'zod';
import { charactersRule, checkedText, rule, UNUSABLE_CHARACTER } from './checkedText';
import {
  hasNoDots,
  noBackslash,
  noHtmlExtension,
  noMarkdownExtension,
  OUTPUT_PATH_RULES,
  PATH_RULES,
} from './pathRules';

const PATH_PATTERN = /^\/$|^(\/[\w.@-]+)+$/;

/** A path of this host, without query or hash. */
export const hostPath = checkedText(PATH_RULES, PATH_PATTERN);

/**
 * Path of a page of this site. Percent signs aren't allowed because routes aren't encoded, nor is "~" because it stands
 * for "/" in the names of page scripts.
 */
export const routePath = checkedText(
  [...PATH_RULES, ...OUTPUT_PATH_RULES, noHtmlExtension, noMarkdownExtension],
  PATH_PATTERN,
);

const oldPath = [
  noBackslash,
  rule((path) => path !== '/', 'a path such as "/old", or a prefix such as "/old/*"'),
  charactersRule(/[^\w.~@/-]/u, 'a path of letters (a–z, A–Z), digits, ".", "_", "~", "@", "-" and "/"'),
  // "~" is allowed here but not in paths of pages.
  ...[...PATH_RULES, ...OUTPUT_PATH_RULES].map((check) => (path: string) => check(path.replaceAll('~', '-'))),
];

/** An old address: a path, or "/old/*" for all paths below one. */
export const redirectSource = checkedText(
  oldPath.map((check) => (from: string) => check(from.replace(/(?<=.)\/\*$/, ''))),
  /^(\/[\w.~@-]+)+(\/\*)?$/,
);

/** Path of a file below `static/`, as the site serves it. */
export const sitePath = checkedText(
  [
    noBackslash,
    rule((path) => /^\/[^/]/.test(path), 'a path below static/, such as "/favicon.svg"'),
    charactersRule(/[\s\\?#\p{Cc}\p{Cs}]/u, 'a path below static/ without spaces, "\\", "?" and "#"'),
    rule(hasNoDots, 'a path without the segments "." and ".."'),
  ],
  /^\/(?!\/)[^\s\\?#]+$/,
);

const LINK_TARGET = /^(\/(?![/\\])[^\s\\]*|#[^\s]*|https?:\/\/[^\s]+|mailto:[^\s]+)$/;

const ADDRESS_EXPECTED = 'a path of this site ("/support") or a full address ("https://…", "mailto:…")';

/** A link target. Rejects schemes that run script, and scheme-relative addresses. */
export const href = checkedText(
  [
    rule((address) => !/^\/\/\w/.test(address), `${ADDRESS_EXPECTED}: write "https:" before "//"`),
    rule(
      (address) => !/ /.test(address) || !LINK_TARGET.test(address.replaceAll(' ', '%20')),
      `${ADDRESS_EXPECTED} without spaces: write "%20" for each`,
    ),
    rule((address) => LINK_TARGET.test(address), ADDRESS_EXPECTED),
    rule(
      (address) => !UNUSABLE_CHARACTER.test(address),
      'an address without control characters and other invisible characters',
    ),
  ],
  LINK_TARGET,
);

/** Target of a redirect. Without query and hash, because those of the old address are appended. */
export const redirectTarget = href.refine(
  (address) => /^(\/|https?:)[^?#]*$/.test(address) && URL.canParse(address, 'https://example.com'),
  'expected a path of this site ("/support") or a full address ("https://…"), without "?" and "#"',
);

/** Address of a page in a frame: of this site, or of a host. */
export const frameAddress = href.refine(
  (address) => /^(\/|https?:)/.test(address) && URL.canParse(address, 'https://example.com'),
  'expected a path of this site ("/examples/") or a full address ("https://…")',
);

/** Path of an MDX file relative to the site folder. */
export const mdxFile = checkedText(
  [
    noBackslash,
    rule((file) => !file.startsWith('/'), 'a path relative to the site folder, such as "docs/overview.mdx"'),
    charactersRule(
      /[\s\\?#!\p{Cc}\p{Cs}]/u,
      'the path of an MDX file without spaces, "\\", "?", "#" and "!"',
    ),
    rule(
      (file) => !/(^|\/)\.\.(\/|$)/.test(file),
      'an MDX file inside the site folder, so a path without ".."',
    ),
    rule((file) => /[^/]\.mdx?$/.test(file), 'the path of an .mdx file, such as "docs/overview.mdx"'),
  ],
  /^(?!\/)(?!.*(^|\/)\.\.(\/|$))[^\s\\?#!]+\.mdx?$/,
);

/** Path of a folder relative to the site folder. `./docs/` is `docs`. */
export const folder = checkedText(
  [
    noBackslash,
    rule(
      (path) => /^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[\w./-]*[\w-]$/.test(toFolder(path)),
      'the path of a folder of this site, such as "examples/basic"',
    ),
  ],
  /^(?!\/)(\.\/)?(?!.*(^|\/)\.\.?(\/|$))[\w./-]*[\w-]\/?$/,
).overwrite(toFolder);

function toFolder(path: string): string {
  return path.replace(/^\.\//, '').replace(/(?<=.)\/$/, '');
}

/** Path of a folder of the built site, with a trailing slash. */
export const folderPath = checkedText(
  [
    noBackslash,
    rule(
      (path) => /^\/(.+\/)?$/.test(path),
      'a path that starts and ends with "/", such as "/examples/basic/"',
    ),
    rule((path) => path !== '/', 'a folder below "/", such as "/examples/basic/"'),
    charactersRule(/[^\w/-]/u, 'a path of letters (a–z, A–Z), digits, "_", "-" and "/"'),
    ...[...PATH_RULES, ...OUTPUT_PATH_RULES].map((check) => (path: string) => check(path.slice(0, -1))),
  ],
  /^(\/[\w-]+)+\/$/,
);

const LANGUAGE_EXPECTED = 'expected a language tag such as "en" or "pt-BR"';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A known language (BCP 47): dates and search follow its rules. */
export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, { error: LANGUAGE_EXPECTED, abort: true })
  .refine(isWellFormedTag, { error: LANGUAGE_EXPECTED, abort: true })
  .refine(
    (tag) => languageNames.of(tag.replace(/-.*/, '')) !== undefined,
    'expected a language tag that starts with the code of a language, such as "en" or "pt-BR"',
  );

function isWellFormedTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** Maximum length of a text in the configuration, in UTF-16 code units. Legal notes of large projects have 600. */
const MAX_TEXT_LENGTH = 1000;

/** A label or a sentence that readers see. */
export const text = checkedText([
  rule((words) => words !== '', 'some text'),
  charactersRule(UNUSABLE_CHARACTER, 'text on one line, without control characters'),
  rule((words) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(words), 'text that readers can see'),
  rule((words) => words.length <= MAX_TEXT_LENGTH, `at most ${MAX_TEXT_LENGTH} characters`),
]).meta({ minLength: 1, maxLength: MAX_TEXT_LENGTH });

/**
 * Origin of the published site: scheme, host and port. A user name and password would be part of every canonical address,
 * and URL.canParse accepts hosts with empty labels, which can't be resolved.
 */
export const origin = checkedText(
  [
    rule(
      (url) => /^https?:\/\/[^/?#\s]+$/.test(url),
      'an origin such as "https://example.com", without a path',
    ),
    rule((url) => !url.includes('@'), 'an origin without a user name and password'),
    rule((url) => !UNUSABLE_CHARACTER.test(url), 'an origin without control characters'),
    rule(
      (url) => URL.canParse(url) && isHost(new URL(url).hostname),
      'a valid host name, such as "https://example.com", and a port of at most 65535 if there is one',
    ),
  ],
  /^https?:\/\/[^/?#\s]+$/,
);

/** Whether a normalised host is an IPv6 address, or a name whose labels have 1 to 63 characters each. */
function isHost(host: string): boolean {
  if (host.startsWith('[')) return true;
  return host.length <= 253 && host.split('.').every((label) => /^(?!-)[\w-]{1,63}(?<!-)$/.test(label));
}

/** A size. */
export const bytes = z.int().min(0);

/** A duration of at most a minute. */
export const milliseconds = z.int().min(0).max(60_000);

/** Whether all values of a list differ. */
export function hasNoRepeats(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
