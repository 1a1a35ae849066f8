/** Replaces the Algolia client where no credentials are configured, because DocSearch creates one anyway. */
export function liteClient() {
  return {
    addAlgoliaAgent() {},
    search: () => Promise.reject(new Error('No search service is configured')),
    transporter: { algoliaAgent: { value: 'docsearch.js ()' } },
  };
}
