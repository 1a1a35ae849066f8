/** Address of all results of a query; `page` is that of the search page. */
export function resultsHref(page: string, query: string): string {
  return query === '' ? page : `${page}?${new URLSearchParams({ q: query }).toString()}`;
}
