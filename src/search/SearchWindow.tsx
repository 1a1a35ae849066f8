import './searchWindow.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { groupLabel } from '../routes/sidebar';
import { withBase } from '../routes/url';
import { isPlainClick } from '../runtime/clicks';
import { useSite } from '../runtime/site';
import { createStorageSlot } from '../runtime/storage';
import { Excerpt } from './Excerpt';
import { createHeldKeys } from './heldKeys';
import { cleanStored, countShown, HITS_PER_GROUP, toWindowHit, type WindowHit } from './hits';
import { pageAt } from './pageAt';
import { describeCount, hrefOf } from './results';
import type { Answer, SearchResult } from './searchClient';
import type { SiteSearch } from './siteSearch';
import { useDialog } from './useDialog';
import { WindowBoundary } from './WindowBoundary';

export interface SearchWindowProps {
  readonly search: SiteSearch;
  onClose(): void;
  /** Somebody chose a result. Called before onClose, or just after it. */
  onChoose(url: URL): void;
}

type ShownHit = Pick<WindowHit, 'url' | '_snippetResult'>;

/** Who answered, as a reader may want to know. */
const SOURCES: Readonly<Record<Answer['by'], string>> = {
  hosted: 'Answered by the search service',
  local: 'Answered on this device',
  none: 'Search can’t be reached now',
};
/** What is said of an answer. */
interface Told {
  readonly by: Answer['by'];
  readonly status: string;
}

/** DocSearch's window over the search of this site, as a dialog. When it breaks, the page of search takes its place. */
export default function SearchWindow({ search, onClose, onChoose }: SearchWindowProps) {
  const addressOfAll = useAddressOfAll();
  const query = useRef('');
  const noting = useMemo(
    () => ({ ...search, search: (text: string) => search.search((query.current = text)) }),
    [search],
  );
  const onFail = () => {
    const all = addressOfAll?.(query.current);
    if (all) onChoose(new URL(all, location.href));
    onClose();
  };
  return (
    <WindowBoundary onFail={onFail}>
      <Dialog search={noting} onClose={onClose} onChoose={onChoose} />
    </WindowBoundary>
  );
}

/** Where all results of a query are. */
function useAddressOfAll(): ((query: string) => string) | undefined {
  const { site, model } = useSite();
  const page = model.routes.find(({ kind }) => kind === 'search');
  return useMemo(
    () =>
      page &&
      ((query) => `${withBase(site.baseUrl, page.path)}?${new URLSearchParams({ q: query }).toString()}`),
    [site, page],
  );
}

function Dialog({ search, onClose, onChoose }: SearchWindowProps) {
  const { site, model } = useSite();
  const indexName = site.search.hosted?.indexName ?? site.title;
  const addressOfAll = useAddressOfAll();
  const [told, setTold] = useState<Told | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [top] = useState(scrollY);
  const typedBefore = useTypedBefore();
  const dialog = useDialog(onClose);
  const results = useRef(new Map<string, SearchResult>());
  const asked = useRef(0);
  const [keys] = useState(createHeldKeys);

  // All of it stays the same object while the window is open: DocSearch keeps the first it gets.
  const props = useMemo((): Partial<DocSearchModalProps> => {
    const ask = async (query: string) => {
      const number = ++asked.current;
      setIsAsking(true);
      keys.onAsk();
      const found = await search.search(query);
      const hits = found.results.map((result) => {
        const href = hrefOf(result, site.baseUrl);
        results.current.set(href, result);
        return toWindowHit(result, groupLabel(model, result.path) ?? site.title, href);
      });
      // DocSearch drops what comes late, too.
      if (number === asked.current) {
        setTold({ by: found.by, status: describe(found.by, hits, query) });
        setIsAsking(false);
        keys.onAnswer(query);
      }
      return hits;
    };
    const choose = (href: string) => onChoose(new URL(href, location.href));
    return {
      transformSearchClient: (client) => ({
        ...client,
        search: (async ({ requests }: { requests: readonly { query?: string }[] }) => ({
          results: await Promise.all(
            requests.map(async ({ query = '' }) => {
              const hits = await ask(query);
              return { hits, nbHits: hits.length, index: indexName };
            }),
          ),
        })) as unknown as typeof client.search,
      }),
      navigator: {
        navigate: ({ itemUrl }) => choose(itemUrl),
        navigateNewTab: ({ itemUrl }) => void open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({ itemUrl }) => void open(itemUrl, '_blank', 'noopener'),
      },
      resultsFooterComponent: ({ state }: { state: { query: string } }) => {
        const all = addressOfAll?.(state.query);
        const onClick = (event: MouseEvent) => {
          if (!all || !isPlainClick(event)) return;
          event.preventDefault();
          choose(all);
          onClose();
        };
        return all ? (
          <a href={all} onClick={onClick}>
            All results on a page
          </a>
        ) : null;
      },
      hitComponent: ({ hit, children }: { hit: ShownHit; children: ReactNode }) => {
        // DocSearch stores a hit without the part of it that is marked: that is no result, even if it was one before.
        const result = hit._snippetResult && results.current.get(hit.url);
        const onClick = (event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          choose(hit.url);
        };
        // A stored one has buttons in it, and a link can't hold any.
        return (
          <div className={result ? undefined : 'stored-hit'} onClick={onClick}>
            {result ? (
              <a href={hit.url}>
                {children}
                <Excerpt search={search} result={result} />
              </a>
            ) : (
              children
            )}
          </div>
        );
      },
    };
  }, [search, site, model, indexName, addressOfAll, onChoose, onClose, keys]);

  // As this is drawn and not after: DocSearch reads its storage when it is drawn for the first time.
  useMemo(() => {
    const leadsToPage = (address: string) =>
      URL.canParse(address, location.href) && pageAt(new URL(address, location.href), site, model) !== null;
    cleanHistory(indexName, leadsToPage);
  }, [indexName, site, model]);

  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      data-answered-by={told?.by}
      data-asking={isAsking ? '' : undefined}
      onMouseDown={keepFocus}
      onKeyDownCapture={({ nativeEvent }) => keys.onKeyDown(nativeEvent)}
    >
      <DocSearchModal
        {...props}
        appId={site.search.hosted?.appId ?? 'none'}
        apiKey={site.search.hosted?.apiKey ?? 'none'}
        indices={[indexName]}
        initialScrollY={top}
        initialQuery={typedBefore}
        maxResultsPerGroup={HITS_PER_GROUP}
        placeholder="Search the documentation"
        footerAction={told && <span className="search-source">{SOURCES[told.by]}</span>}
        onClose={onClose}
      />
      <p role="status" className="visually-hidden">
        {told?.status}
      </p>
    </dialog>,
    document.body,
  );
}

/** A press beside the window closes it; what it hits then must not take the focus that was just given back. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) event.preventDefault();
}

function describe(by: Answer['by'], hits: readonly WindowHit[], query: string): string {
  if (by === 'none') return SOURCES.none;
  return hits.length === 0
    ? `No results for “${query.trim()}”`
    : describeCount(countShown(hits), hits.length, query);
}

/** What was typed while the window was on its way (src/runtime/searchKeys.ts); from now on the window hears it itself. */
function useTypedBefore(): string {
  const { dataset } = document.documentElement;
  const [typed] = useState(() => dataset['search'] ?? '');
  // Each time: the keys of search may be pressed while the window is there.
  useLayoutEffect(() => void delete dataset['search']);
  return typed;
}

/** What the window keeps of earlier searches leads to pages that exist, and is text. */
function cleanHistory(indexName: string, leadsToPage: (url: string) => boolean): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const slot = createStorageSlot(() => localStorage, `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);
    const clean = cleanStored(slot.get(), leadsToPage);
    if (clean !== null) slot.set(clean);
  }
}
