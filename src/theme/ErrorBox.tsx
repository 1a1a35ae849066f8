/** What stands in the place of a page that did not come (spec section 8). */
export function ErrorBox({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <div className="error-box" role="alert">
      <p>
        <strong>This page could not be loaded.</strong>
      </p>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
