import { useLayoutEffect, useRef } from 'react';
import { failureMessage } from '../runtime/failureMessage';
import { routeOf } from '../runtime/router';
import { useHref, useSite } from '../runtime/siteContext';
import { useView } from '../runtime/useRouter';

interface ErrorBoxProps {
  /** What happened: a sentence without a full stop. */
  readonly title: string;
  /** What the reader can do about it. */
  readonly advice: string;
  readonly error: unknown;
  /** Number of failures in a row, from 1. */
  readonly count: number;
  readonly retry: () => void;
}

/** Replaces a page that failed (spec section 8); on docs pages, in the column of the article. */
export function ErrorBox({ title, advice, error, count, retry }: ErrorBoxProps) {
  const isDoc = routeOf(useView())?.kind === 'doc';
  const button = useRef<HTMLButtonElement>(null);
  useDocumentTitle(title);
  useLayoutEffect(() => {
    // A reader at the end of a long page wouldn't see the box.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The focused link may have been on the replaced page.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={isDoc ? 'failure doc' : 'failure'}>
      <div className="error-box" role="alert">
        {/* New elements for each failure, because screen readers announce only what changes. */}
        <div key={count}>
          <h1>{title}.</h1>
          <p>{advice}</p>
          <small>Reason: {failureMessage(error)}</small>
        </div>
        <p className="ways-on">
          <button ref={button} type="button" className="button primary" onClick={retry}>
            Retry
          </button>
          <OtherPages />
        </p>
      </div>
    </div>
  );
}

/** Pages for a reader who gives up on the failed one. */
function OtherPages() {
  const { model } = useSite();
  const href = useHref();
  const pages = model.routes.filter(({ kind }) => kind === 'landing' || kind === 'search');
  return pages.map(({ path, label }) => (
    <a key={path} className="button" href={href(path)}>
      {label}
    </a>
  ));
}

/** Sets the document's title and restores the previous one, unless another page has set its own. */
function useDocumentTitle(text: string): void {
  const { site } = useSite();
  useLayoutEffect(() => {
    const before = document.title;
    const own = (document.title = `${text} | ${site.title}`);
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [text, site]);
}
