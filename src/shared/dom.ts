import { ASSETS_FOLDER } from './outputFiles';

/** Names shared by the prerendered HTML, the boot script and the app. */

// Ids of the frame start with an underscore; those of headings never do (src/node/mdx/headings.ts).
/** The element React hydrates. */
export const ROOT_ID = '_root';
/** The element whose server HTML is kept until the first soft navigation. */
export const PAGE_ID = '_page';
/** The live region for screen readers. */
export const ANNOUNCER_ID = '_announcer';
/** The JSON with the files of the app and of the pages this one links to (PageManifest). */
export const APP_FILES_ID = '_app';
/** Navigation for small screens; on wide ones the sidebar. */
export const MENU_ID = '_menu';
/** The table of contents. */
export const TOC_ID = '_toc';
/** The main landmark, target of the skip link. */
export const MAIN_ID = '_main';

/** What happens on the document once another page has been put in place. */
export const NAVIGATED_EVENT = 'navigated';

/** Attribute of the element that the hash points at, once the app is running. */
export const TARGET_MARK = 'data-target';

/** Attribute of links that don't work offline. */
export const UNREACHABLE_MARK = 'data-unreachable';

// Storage keys. Their values are untrusted and checked on reading.
export const COLOR_MODE_KEY = 'color-mode';
export const DOC_VERSION_KEY = 'docs-version';
export const SCROLL_KEY = 'scroll-positions';
export const LAST_POSITION_KEY = 'last-position';
export const TABS_KEY = 'tabs';
export const KEYS_KEY = 'keys';
export const FULL_NAVIGATION_KEY = 'full-navigation';

/** The frame of the embedded example, with its address (src/theme/Example.tsx, src/browser/landingGate.ts). */
export const EXAMPLE_FRAME = 'iframe[data-example]';

/** Path of the search index below the base URL while pages change as they are written (`npm run dev`). */
export const DEV_INDEX = `${ASSETS_FOLDER}search.json`;

/** Attributes of <html> (as `data-…`) that tell the boot script what this file is. */
export interface DocumentData {
  /** Path this file was prerendered for; absent in 404.html and the app shell. */
  readonly route?: string;
  /** What the file shows. "shell": nothing, the app draws everything. */
  readonly page: string;
  /** The build this file belongs to; absent while pages change as they are written (`npm run dev`). */
  readonly build?: string;
  /** Milliseconds the landing gate waits; only where a landing page frames an example. */
  readonly gate?: string;
  /** Target of a redirect page, which has no other content. */
  readonly redirect?: string;
}

/** What scripts mark <html> with (as `data-…`) while it is so; style sheets show it. */
export interface DocumentMarks {
  /** Only the app can draw this page, and it is not there yet. */
  pending?: '';
  /** The app is there and answers intents by itself. */
  app?: '';
  /** The app did not come. */
  failed?: '';
  /** The browser is on its way to another page. */
  leaving?: '';
  /** There is no network. */
  offline?: '';
  /** Everything is saved that is saved by itself. */
  saved?: '';
  /** Somebody wants to search, and nothing has answered yet: what they have typed since. */
  search?: string;
  /** A new version waits until the reader agrees. */
  update?: '';
}
