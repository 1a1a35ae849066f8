/** A heading of a page, for its table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** The content of a page: the exports of its split point. */
export interface PageContent {
  readonly title?: string;
  readonly description?: string;
  readonly toc: readonly TocEntry[];
  /** The date the file last changed: `2026-11-21`. Absent without git history. */
  readonly updated?: string;
  readonly html: string;
  /** Absent unless the page has no "Edit this page" link. */
  readonly editLink?: false;
  /** The MDX file relative to the site folder. */
  readonly file: string;
}

/** The page layouts; an address without a route shows "not-found". */
export type LayoutName = 'landing' | 'plain' | 'search' | 'doc' | 'not-found';
