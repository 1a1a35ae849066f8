import { useLayoutEffect, useRef } from 'react';

interface ErrorBoxProps {
  readonly error: unknown;
  /** How often in a row it has failed. */
  readonly count: number;
  readonly retry: () => void;
}

/** What stands in the place of a page that did not come (spec section 8). */
export function ErrorBox({ error, count, retry }: ErrorBoxProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Whoever had read to the end of a long page would not see it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The link that was followed went with the page it stood on.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="error-box" role="alert">
      {/* New words for each failure, even if they are the same: screen readers announce what changes. */}
      <div key={count}>
        <h1>This page could not be loaded.</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
      <button ref={button} type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
