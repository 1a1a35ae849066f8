import { useLayoutEffect, useRef } from 'react';
import { useSite } from '../runtime/site';

interface ErrorBoxProps {
  readonly error: unknown;
  /** How often in a row it has failed. */
  readonly count: number;
  readonly retry: () => void;
}

const FAILURE = 'This page could not be loaded';

/** What stands in the place of a page that did not come (spec section 8). */
export function ErrorBox({ error, count, retry }: ErrorBoxProps) {
  const { site } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Whoever had read to the end of a long page would not see it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The link that was followed went with the page it stood on.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const { title } = document;
    const ofFailure = (document.title = `${FAILURE} | ${site.title}`);
    return () => {
      // Back may lead to the page that stood here before.
      if (document.title === ofFailure) document.title = title;
    };
  }, [site]);
  return (
    <div className="error-box" role="alert">
      {/* New words for each failure, even if they are the same: screen readers announce what changes. */}
      <div key={count}>
        <h1>{FAILURE}.</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
      <button ref={button} type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
