import { join } from 'node:path';

/** Folder of the project; every command runs there. */
export const PROJECT = process.cwd();
/** Build output that tests keep between runs. */
export const CACHE = join(PROJECT, 'node_modules/.cache/site-tests');
/** The sites test/prepare.ts builds, by name: the site folder and its output. */
export const SITES = {
  /** This site, unchanged. */
  site: { root: PROJECT, out: join(CACHE, 'site') },
  /** A few pages with short timeouts, for tests that read offline, break and deploy a site. */
  book: { root: join(PROJECT, 'test/fixtures/book'), out: join(CACHE, 'book') },
  /** "book" under another base URL. */
  sub: { root: join(CACHE, 'sub-source'), out: join(CACHE, 'sub') },
  /** A later build of "book": every page has other content. */
  later: { root: join(CACHE, 'later-source'), out: join(CACHE, 'later') },
  /** "fixture" with the worker turned off. */
  retired: { root: join(CACHE, 'retired-source'), out: join(CACHE, 'retired') },
  /** A tiny site: two pages under /sub/. */
  fixture: { root: join(PROJECT, 'test/fixtures/site'), out: join(CACHE, 'fixture') },
  /** "fixture" with credentials of the hosted search. */
  hosted: { root: join(CACHE, 'hosted-source'), out: join(CACHE, 'hosted') },
  /** Two versions of the documentation, and a framed example. */
  versions: { root: join(PROJECT, 'test/fixtures/versions'), out: join(CACHE, 'versions') },
  /** "versions" with an example of another origin, and an offline budget for a few pages. */
  remote: { root: join(CACHE, 'remote-source'), out: join(CACHE, 'remote') },
  /** Every part of a page, for pictures of them. */
  gallery: { root: join(PROJECT, 'test/fixtures/gallery'), out: join(CACHE, 'gallery') },
} as const;
export type SiteName = keyof typeof SITES;

/** Credentials of the site "hosted". No such application exists. */
export const HOSTED = {
  appId: 'TESTAPP1',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'craftjs',
} as const;

/** File with the path of the browser that test/prepare.ts found. */
export const CHROMIUM_NOTE = join(CACHE, 'chromium-path');

/** The runnable samples as the site includes them: one page each. */
export const SAMPLES = join(SITES.site.out, 'play');

/** Whether this is `npm test`, which must be quick, or a part of it. */
export const IS_QUICK = process.env['TEST_SCOPE'] === 'quick';
