/** Stands in for the client of the hosted service where no credentials are configured. The window makes one all the same. */
export function liteClient() {
  return {
    addAlgoliaAgent() {},
    search: () => Promise.reject(new Error('No search service is configured')),
    transporter: { algoliaAgent: { value: 'docsearch.js ()' } },
  };
}
