import { join } from 'node:path';

/** Folder of the project; every command runs there. */
export const PROJECT = process.cwd();
/** What tests build once and keep between runs. */
export const CACHE = join(PROJECT, 'node_modules/.cache/site-tests');
/** The sites test/prepare.ts builds, by name: the site folder and its output. */
export const SITES = {
  /** This site as it is. */
  site: { root: PROJECT, out: join(CACHE, 'site') },
  /** A few pages, with short timeouts: what tests read offline, break and deploy again. */
  book: { root: join(PROJECT, 'test/fixtures/book'), out: join(CACHE, 'book') },
  /** The book under another base URL. */
  sub: { root: join(CACHE, 'sub-source'), out: join(CACHE, 'sub') },
  /** The book some edits later: every page has other content. */
  later: { root: join(CACHE, 'later-source'), out: join(CACHE, 'later') },
  /** The tiny site once it wants no worker any more. */
  retired: { root: join(CACHE, 'retired-source'), out: join(CACHE, 'retired') },
  /** Another, tiny site: two pages under /sub/. */
  fixture: { root: join(PROJECT, 'test/fixtures/site'), out: join(CACHE, 'fixture') },
  /** The same with credentials of the hosted search. */
  hosted: { root: join(CACHE, 'hosted-source'), out: join(CACHE, 'hosted') },
  /** Two versions of the documentation, and a framed example. */
  versions: { root: join(PROJECT, 'test/fixtures/versions'), out: join(CACHE, 'versions') },
  /** The same with an example of another origin. */
  remote: { root: join(CACHE, 'remote-source'), out: join(CACHE, 'remote') },
  /** Every part there is, for pictures of them. */
  gallery: { root: join(PROJECT, 'test/fixtures/gallery'), out: join(CACHE, 'gallery') },
} as const;
export type SiteName = keyof typeof SITES;

/** What the site "hosted" says of the hosted search. No such application exists. */
export const HOSTED = {
  appId: 'TESTAPP1',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'craftjs',
} as const;

/** Where test/prepare.ts notes the browser it found. */
export const CHROMIUM_NOTE = join(CACHE, 'chromium-path');

/** The samples that can be run, as the site brings them along: a page for each. */
export const SAMPLES = join(SITES.site.out, 'play');

/** Whether this is `npm test`, which has to be quick, or a part of it. */
export const IS_QUICK = process.env['TEST_SCOPE'] === 'quick';
