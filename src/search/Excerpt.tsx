import { useEffect, useState } from 'react';
import { markWords } from './marks';
import type { SearchResult } from './searchClient';
import type { SiteSearch } from './siteSearch';

interface ExcerptProps {
  readonly search: SiteSearch;
  readonly result: SearchResult;
}

/** Excerpts by result, so that they show immediately when the results are rendered again. */
const known = new WeakMap<SearchResult, string>();

/** The excerpt of a result. It may load later than the result, so its space is reserved. */
export function Excerpt({ search, result }: ExcerptProps) {
  const [text, setText] = useState(() => known.get(result) ?? '');
  useEffect(() => {
    let isWanted = true;
    void search.excerpt(result).then((found) => {
      known.set(result, found);
      if (isWanted) setText(found);
    });
    return () => void (isWanted = false);
  }, [search, result]);
  return (
    <span className="excerpt">
      <Marked text={text} matches={result.matches} />
    </span>
  );
}

/** A text with its matching words marked. */
export function Marked({ text, matches }: { readonly text: string; readonly matches: readonly string[] }) {
  // The key replaces the whole element on each change: a browser that translates the page replaces text nodes, and React
  // fails to remove those (facebook/react#11538).
  return (
    <span key={JSON.stringify([text, matches])}>
      {markWords(text, matches).map(({ text: part, isMatch }, place) =>
        isMatch ? <mark key={place}>{part}</mark> : part,
      )}
    </span>
  );
}
