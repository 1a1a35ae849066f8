import type { ComponentType } from 'react';

/** A heading of a page, for its table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** The exports of an MDX file (src/node/mdx/mdxOptions.ts). */
export interface PageModule {
  readonly default: ComponentType<{ components?: object }>;
  readonly frontmatter?: { readonly title?: string; readonly description?: string };
  readonly toc?: readonly TocEntry[];
  /** The date the file last changed: `2026-11-21`. Absent without git history. */
  readonly updated?: string;
}

/** The loader of one page: webpack's `import()`, or a `require` on the server. */
export type SplitPoint = () => Promise<PageModule>;

/** The page layouts; an address without a route shows "not-found". */
export type LayoutName = 'landing' | 'plain' | 'search' | 'doc' | 'not-found';
