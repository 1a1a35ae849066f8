import { ASSETS_FOLDER } from './outputFiles';

/** Names shared by the prerendered HTML, the boot script and the app. */

// Ids of the frame start with an underscore; those of headings never do (src/node/mdx/headings.ts).
/** The element React hydrates. */
export const ROOT_ID = '_root';
/** The element whose server HTML is kept until the first soft navigation. */
export const PAGE_ID = '_page';
/** The live region for screen readers. */
export const ANNOUNCER_ID = '_announcer';
/** The JSON with the files of the app and of the pages this one links to (packedManifest.ts). */
export const APP_FILES_ID = '_app';
/** The last element of the body, with what changes in each build. */
export const BUILD_ID = '_build';
/** Navigation for small screens; on wide ones the sidebar. */
export const MENU_ID = '_menu';
/** The table of contents. */
export const TOC_ID = '_toc';
/** The main landmark, target of the skip link. */
export const MAIN_ID = '_main';

/** Event on the document after a soft navigation has rendered the new page. */
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
/** Set once the fonts of the site have loaded. */
export const FONTS_KEY = 'fonts';
/** Prefix: the name of a group follows. */
export const SIDEBAR_KEY = 'sidebar:';
export const KEYS_KEY = 'keys';
export const FULL_NAVIGATION_KEY = 'full-navigation';

/** The frame of the embedded example, with its address (src/theme/Example.tsx, src/browser/landingGate.ts). */
export const EXAMPLE_FRAME = 'iframe[data-example]';

/** Texts that the embedded example reports: their labels, and the keys of its messages (src/browser/exampleState.ts). */
export const STATE_PANES = { Code: 'LANDING_PAGE_CODE', JSON: 'LANDING_PAGE_STATE' } as const;

/** The element with an error in `npm run dev`. */
export const DEV_OVERLAY_ID = '_dev-error';

/** Path of the search index below the base URL in `npm run dev`. */
export const DEV_INDEX = `${ASSETS_FOLDER}search.json`;

/** Path of the script with the structure of the site below the base URL in `npm run dev`. */
export const DEV_STRUCTURE = `${ASSETS_FOLDER}pages.js`;

/** Attributes of <html> (as `data-…`) that describe the file to the boot script. */
export interface DocumentData {
  /** Path this file was prerendered for; absent in 404.html and the app shell. */
  readonly route?: string;
  /** The layout of the file; "shell" for the app shell, which the app fills. */
  readonly page: string;
  /** Milliseconds the landing gate waits; only where a landing page frames an example. */
  readonly gate?: string;
  /** Target of a redirect page, which has no other content. */
  readonly redirect?: string;
}

/** State that scripts set on <html> (as `data-…`) for style sheets and other scripts. */
export interface DocumentMarks {
  /** Only the app can render this page, and it hasn't loaded yet. */
  pending?: '';
  /** The app runs and handles intents itself. */
  app?: '';
  /** The app failed to load. */
  failed?: '';
  /** A hard navigation has started. */
  leaving?: '';
  /** The browser is offline. */
  offline?: '';
  /** Whether the reader has hidden the sidebar, which applies to wide screens. */
  sidebar?: '' | 'open' | 'closed';
  /** Everything that is saved in the background is saved. */
  saved?: '';
  /** Search was requested and its window isn't open yet: the characters typed since. */
  search?: string;
  /** A new version waits for the reader to reload. */
  update?: '';
}
