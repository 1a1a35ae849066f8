/** What the module of a page depends on besides its file. Part of its request, so that webpack's cache distinguishes it. */
interface PageQuery {
  /** The path of the page: several pages may have the same file. */
  readonly path: string;
  /** The date of the last change. */
  readonly updated?: string | undefined;
  /** Hash of the pages that links can lead to, if routes.json doesn't list them all. */
  readonly pages?: string | undefined;
}

/** `?path=%2Fdocs%2Foverview&updated=2026-11-21` */
export function writePageQuery({ path, updated, pages }: PageQuery): string {
  const values = { path, ...(updated !== undefined && { updated }), ...(pages !== undefined && { pages }) };
  return `?${new URLSearchParams(values).toString()}`;
}

export function readPageQuery(query: string): Omit<PageQuery, 'pages'> {
  const values = new URLSearchParams(query);
  return { path: values.get('path') ?? '', updated: values.get('updated') ?? undefined };
}
