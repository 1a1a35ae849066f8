import { countShown, type WindowHit } from './hits';
import { describeCount } from '../results';
import type { Answer } from '../searchClient';

type Source = Answer['by'];

/** What the window says of an answer. */
export interface Told {
  readonly by: Source;
  /** For its live region. */
  readonly status: string;
}

const SOURCES: Readonly<Record<Source, string>> = {
  hosted: 'Results from the search service',
  local: 'Results from this device',
  none: 'Search is unavailable',
};

/** Texts of the screen that DocSearch shows whenever there are no results. The quoted query follows them. */
export const NOT_FOUND_TEXTS: Readonly<Record<Source, object>> = {
  hosted: {},
  local: {},
  none: { noResultsScreen: { noResultsText: 'Couldn’t search for' } },
};

export function describeAnswer(by: Source, hits: readonly WindowHit[], query: string): string {
  if (by === 'none') return SOURCES.none;
  return hits.length === 0
    ? `No results for “${query.trim()}”`
    : describeCount(countShown(hits), hits.length, query);
}

/** Names which of several indexes answered. If none did, there is a button to ask again. */
export function AnswerNote({ by, onRetry }: { readonly by: Source; onRetry(): void }) {
  return (
    <>
      <span className="search-source">{SOURCES[by]}</span>
      {by === 'none' && (
        <button type="button" className="search-retry" onClick={onRetry}>
          Retry
        </button>
      )}
    </>
  );
}
