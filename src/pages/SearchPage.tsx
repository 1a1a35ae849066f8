import './search.css';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { groupLabel, pagesOf, shownGroups } from '../routes/sidebar';
import type { PageProps } from '../runtime/loadedPage';
import { useHref, useSite } from '../runtime/siteContext';
import { useView } from '../runtime/useRouter';
import { Excerpt, Marked } from '../search/Excerpt';
import { resultsHref } from '../search/resultsHref';
import { describeCount, hrefOf, PATH_SEPARATOR, PLACEHOLDER } from '../search/results';
import type { Answer, SearchResult } from '../search/searchClient';
import { useSearchTools } from '../search/searchTools';
import type { SiteSearch } from '../search/siteSearch';
import { SearchIcon } from '../theme/icons';

/** Longest query read from the address, in characters: DocSearch's own limit. */
const MAX_QUERY_LENGTH = 512;

const queryIn = (search: string) =>
  new URLSearchParams(search).get('q')?.slice(0, MAX_QUERY_LENGTH).trim() ?? '';

/** What was typed before hydration. On the first render the prerendered field is still in the document. */
function readField(): { readonly text: string; readonly hadFocus: boolean } {
  const field =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLInputElement>('.search input[name=q]');
  return { text: field?.value ?? '', hadFocus: field !== null && field === document.activeElement };
}

interface Found extends Answer {
  readonly query: string;
  readonly search: SiteSearch;
}

/** The results of a query, grouped by page. Without a query, a result or script: all pages. */
export default function SearchPage({ route }: PageProps) {
  const href = useHref();
  const { search: address, scrollTarget } = useView();
  const [before] = useState(readField);
  const [query, setQuery] = useState(queryIn(address) || before.text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (before.hadFocus) field.current?.focus();
  }, [before]);
  const [seen, setSeen] = useState(scrollTarget);
  // A navigation to this page with another query; typing doesn't change the view.
  if (seen !== scrollTarget) {
    setSeen(scrollTarget);
    if (queryIn(address) !== query.trim()) setQuery(queryIn(address));
  }
  const found = useAnswer(query);
  const isAsked = query.trim() !== '';
  const isListed = !isAsked || found?.results.length === 0;
  const tools = useSearchTools();
  const page = href(route?.path ?? '/');
  const recordInAddress = (text: string) => tools?.history.replace(resultsHref(page, text.trim()));
  const onType = (text: string) => {
    setQuery(text);
    recordInAddress(text);
  };
  const onMount = useEffectEvent(() => {
    if (query !== queryIn(address)) recordInAddress(query);
  });
  useEffect(() => onMount(), []);
  return (
    <article className="search">
      <h1>{route?.label}</h1>
      <form action={page} role="search" onSubmit={(event) => event.preventDefault()}>
        <button aria-label="Search">
          <SearchIcon />
        </button>
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={PLACEHOLDER}
          placeholder={PLACEHOLDER}
          value={query}
          onChange={({ target }) => onType(target.value)}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          spellCheck="false"
        />
      </form>
      <p role="status">{isAsked && (found ? describe(found) : 'Searching…')}</p>
      {isListed ? <AllPages /> : found && <Results {...found} />}
    </article>
  );
}

/** Shown immediately on the way back from a result, because the scroll position needs the height of the list. */
let last: Found | null = null;

/** The answer to the latest query; until it arrives, the previous answer. */
function useAnswer(query: string): Found | null {
  const tools = useSearchTools();
  const [found, setFound] = useState(last?.query.trim() === query.trim() ? last : null);
  useEffect(() => {
    if (!tools || query.trim() === '') return;
    let isLatest = true;
    const ask = async () => {
      const search = await tools.load().catch(() => NO_SEARCH);
      const answer = await search.search(query);
      if (answer.by === 'none' && (await tools.reloadForNewDeploy(() => isLatest))) return;
      if (isLatest) setFound((last = { ...answer, query, search }));
    };
    void ask();
    return () => void (isLatest = false);
  }, [tools, query]);
  return found;
}

const NO_SEARCH: SiteSearch = {
  search: async () => ({ results: [], by: 'none' }),
  excerpt: async () => '',
};

function describe({ results, by, query }: Found): string {
  if (by === 'none') return 'Search is unavailable. Browse the pages instead:';
  if (results.length === 0) return `No results for “${query.trim()}”. Browse the pages instead:`;
  return describeCount(results.length, results.length, query);
}

function Results({ results, search }: Found) {
  const { model } = useSite();
  const paths = [...new Set(results.map(({ path }) => path))];
  return paths.map((path) => {
    const found = results.filter((result) => result.path === path);
    const page = found.find(({ anchor }) => anchor === '');
    const sections = found.filter((result) => result !== page);
    return (
      <section key={path} className="found">
        <div>
          <small>{groupLabel(model, path)}</small>
          <h2>
            <ResultLink result={{ path, anchor: '' }}>
              <Marked text={found[0]?.titles[0] ?? ''} matches={page?.matches ?? []} />
            </ResultLink>
          </h2>
          {page && <Excerpt search={search} result={page} />}
        </div>
        {sections.length > 0 && (
          <ul>
            {sections.map((result) => (
              <li key={result.anchor}>
                <ResultLink result={result}>
                  <Marked text={result.titles.slice(1).join(PATH_SEPARATOR)} matches={result.matches} />
                </ResultLink>
                <Excerpt search={search} result={result} />
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}

function ResultLink({ result, children }: { readonly result: Place; readonly children: ReactNode }) {
  return <a href={hrefOf(result, useSite().site.baseUrl)}>{children}</a>;
}

type Place = Pick<SearchResult, 'path' | 'anchor'>;

/** All pages by group. As in the sidebar, the groups of a large section are collapsed. */
function AllPages() {
  const { model } = useSite();
  const href = useHref();
  const groups = model.sections.flatMap((section) => shownGroups(section, ''));
  return (
    <div className="all-pages">
      {groups.map(({ label, pages, first }, index) => (
        <section key={index}>
          {label && <h2>{first ? <a href={href(first.path)}>{label}</a> : label}</h2>}
          <ul>
            {pagesOf(pages).map((page) => (
              <li key={page.path}>
                <a href={href(page.path)}>{page.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
