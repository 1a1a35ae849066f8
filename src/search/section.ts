/** A part of a page that can be found by itself: all that stands under one heading, or one member of an API. */
export interface Section {
  /** Path of the page, below the base URL. */
  readonly path: string;
  /** Id of the element it begins at; "" for the beginning of the page. */
  readonly anchor: string;
  /** Titles from that of the page down to its own: `['useEditor', 'Methods of the query', 'node']`. */
  readonly titles: readonly string[];
  /** What stands in it, parts that have sections of their own left out; one space between words. */
  readonly text: string;
}
