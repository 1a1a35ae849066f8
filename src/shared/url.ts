/**
 * The only module that knows about slashes, the base URL, `index.html`, percent signs and hashes.
 * A *path* is an address below the base URL: "/docs/overview". A *pathname* is that of a URL: "/sub/docs/overview/".
 */

/** `withBase('/sub/', '/docs')` → `/sub/docs`. Returns anything but a path of this site unchanged. */
export function withBase(baseUrl: string, href: string): string {
  return isSitePath(href) ? baseUrl + href.slice(1) : href;
}

/** `withoutBase('/sub/', '/sub/docs')` → `/docs`; null when the pathname lies outside the base URL. */
export function withoutBase(baseUrl: string, pathname: string): string | null {
  if (pathname === baseUrl.slice(0, -1)) return '/';
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : null;
}

/** Whether a link in the content is a path of this site, not a host, a scheme or a hash. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !/^\/[/\\]/.test(href);
}

/** One spelling for one page: decoded, without trailing slash and `index.html`. Malformed escapes stay as they are. */
export function normalizePath(path: string): string {
  const bare = decodePath(path)
    .replace(/\/index\.html$/, '/')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** `/a?b#c` → `['/a', '?b', '#c']`; missing parts are empty. */
export function splitHref(href: string): readonly [path: string, search: string, hash: string] {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return [path, search, hash];
}

/** The id a hash points at: `#caf%C3%A9` → `café`. A malformed hash (`#%E0%A4%A`) is taken literally. */
export function hashTarget(hash: string): string {
  return decode(hash.replace(/^#/, ''));
}

/** Whether a path is the prefix itself or lies below it: `/examples`, `/examples/`, `/examples/basic`, not `/examples2`. */
export function isBelow(prefix: string, path: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
}

/** The file a static host serves for a path: `/docs/overview` → `docs/overview/index.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** The file with a page as Markdown, below the output folder: `/docs/overview` → `docs/overview.md` */
export function markdownFile(path: string): string {
  return path === '/' ? 'index.md' : `${path.slice(1)}.md`;
}

/** Keeps an escaped slash escaped, because it is part of a name and not a separator. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path of a file as an address: `/C#.svg` → `/C%23.svg`. */
export const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** decodeURIComponent that returns malformed input unchanged instead of throwing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
