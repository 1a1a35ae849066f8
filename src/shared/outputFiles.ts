/**
 * Files that every build writes, relative to the output folder. These names are reserved: no page, redirect, app or file
 * of static/ can use them (src/config/outputClashes.ts).
 */

/** Folder of the bundles. Their names contain a hash of their content, so browsers may cache them indefinitely. */
export const ASSETS_FOLDER = 'assets/';

/** Names the deployed build: `{"build": "…"}`. Never cached. */
export const BUILD_FILE = 'build.json';

/** Web app manifest and icons, for visitors who add the site to their home screen. */
export const MANIFEST_FILE = 'site.webmanifest';
export const APP_ICON_FILE = 'apple-touch-icon.png';
export const ICON_192_FILE = 'icon-192.png';
export const ICON_512_FILE = 'icon-512.png';
export const MASKABLE_ICON_FILE = 'icon-maskable.png';

/** Hosts serve this page for a missing file. */
export const NOT_FOUND_FILE = '404.html';

/** The app shell: the service worker shows it for pages that are not cached. */
export const SHELL_FILE = 'shell.html';

/** The service worker. The name must never change, because browsers that have a worker fetch updates by this name. */
export const WORKER_FILE = 'sw.js';

export const SITEMAP_FILE = 'sitemap.xml';

/** For feed readers, the address bar of browsers, and assistants (src/node/discovery). */
export const FEED_FILE = 'feed.xml';
export const OPEN_SEARCH_FILE = 'opensearch.xml';
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** A file of this name in static/ replaces the one the build writes. */
export const ROBOTS_FILE = 'robots.txt';

/** Where to report vulnerabilities (RFC 9116). A file of this name in static/ replaces the one the build writes. */
export const SECURITY_FILE = '.well-known/security.txt';

/** Generated files that static/ may replace. */
export const REPLACEABLE_FILES: readonly string[] = [ROBOTS_FILE, SECURITY_FILE];

/** All of the above. */
export const BUILD_OUTPUTS: readonly string[] = [
  ASSETS_FOLDER,
  BUILD_FILE,
  MANIFEST_FILE,
  APP_ICON_FILE,
  ICON_192_FILE,
  ICON_512_FILE,
  MASKABLE_ICON_FILE,
  NOT_FOUND_FILE,
  SHELL_FILE,
  WORKER_FILE,
  SITEMAP_FILE,
  ROBOTS_FILE,
  SECURITY_FILE,
  FEED_FILE,
  OPEN_SEARCH_FILE,
  LLMS_FILE,
  LLMS_FULL_FILE,
];
