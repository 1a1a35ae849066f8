/** The unit of search: everything under one heading, or one member of an API. */
export interface Section {
  /** Path of the page, below the base URL. */
  readonly path: string;
  /** Id of the element it starts at; "" for the start of the page. */
  readonly anchor: string;
  /** Headings from the page's title down to its own: `['useEditor', 'Methods of the query', 'node']`. */
  readonly titles: readonly string[];
  /** Its text without that of nested sections, whitespace collapsed. */
  readonly text: string;
}
