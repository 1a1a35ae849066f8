import type { Neighbours } from '../routes/sidebar';
import { useHref } from '../runtime/siteContext';

/** Links to the pages before and after this one. Hidden pages have none. */
export function PreviousNext({ previous, next }: Neighbours) {
  const href = useHref();
  if (!previous && !next) return null;
  return (
    <nav className="previous-next" aria-label="Previous and next page">
      {previous && (
        <a href={href(previous.path)} rel="prev">
          <small>Previous</small> <bdi>{previous.label}</bdi>
        </a>
      )}
      {next && (
        <a href={href(next.path)} rel="next">
          <small>Next</small> <bdi>{next.label}</bdi>
        </a>
      )}
    </nav>
  );
}
