import { useEffect, useState } from 'react';
import { markWords } from './marks';
import type { SearchResult } from './searchClient';
import type { SiteSearch } from './siteSearch';

interface ExcerptProps {
  readonly search: SiteSearch;
  readonly result: SearchResult;
}

/** What was read before: it is there at once when somebody comes back to a result. */
const known = new WeakMap<SearchResult, string>();

/** The words around a match. They may come later than the result: its place is kept. */
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

/** A text with the words that match marked. */
export function Marked({ text, matches }: { readonly text: string; readonly matches: readonly string[] }) {
  // Whole and anew each time: where the browser translates, texts are not those React knows, and it fails to take them
  // away (facebook/react#11538).
  return (
    <span key={JSON.stringify([text, matches])}>
      {markWords(text, matches).map(({ text: part, isMatch }, place) =>
        isMatch ? <mark key={place}>{part}</mark> : part,
      )}
    </span>
  );
}
