import './searchWindow.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { groupLabel } from '../../routes/sidebar';
import { withBase } from '../../shared/url';
import { isPlainClick } from '../../browser/clicks';
import { useSite } from '../../runtime/siteContext';
import { AnswerNote, describeAnswer, NOT_FOUND_TEXTS, type Told } from './AnswerNote';
import { Excerpt } from '../Excerpt';
import { createHeldKeys } from './heldKeys';
import { HITS_PER_GROUP, toWindowHit, type WindowHit } from './hits';
import { pageAt } from '../pageAt';
import { prepareStorage } from './prepareStorage';
import { hrefOf } from '../results';
import type { SearchResult } from '../searchClient';
import { useSearchTools } from '../searchTools';
import type { SiteSearch } from '../siteSearch';
import { useDialog } from './useDialog';
import { WindowBoundary } from './WindowBoundary';

export interface SearchWindowProps {
  readonly search: SiteSearch;
  onClose(): void;
  /** Somebody chose a result. Called before onClose, or just after it. */
  onChoose(url: URL): void;
}

type ShownHit = Pick<WindowHit, 'url' | '_snippetResult'>;

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
  const dialog = useDialog(onClose);
  const results = useRef(new Map<string, SearchResult>());
  const asked = useRef(0);
  useEffect(() => () => void asked.current++, []);
  const latestQuery = useRef('');
  const [attempt, setAttempt] = useState({ number: 0, query: useTypedBefore() });
  const tools = useSearchTools();
  const [keys] = useState(createHeldKeys);

  // All of it stays the same object while the window is open: DocSearch keeps the first it gets.
  const props = useMemo((): Partial<DocSearchModalProps> => {
    const ask = async (query: string) => {
      const number = ++asked.current;
      const isLatest = () => number === asked.current;
      latestQuery.current = query;
      setIsAsking(true);
      keys.onAsk();
      const found = await search.search(query);
      // A deploy may have removed the index of this build: the search page of the deployed build has its own.
      if (found.by === 'none' && tools && addressOfAll) {
        const all = new URL(addressOfAll(query), location.href).href;
        if (await tools.reloadForNewDeploy(isLatest, all)) return [];
      }
      const hits = found.results.map((result) => {
        const href = hrefOf(result, site.baseUrl);
        results.current.set(href, result);
        return toWindowHit(result, groupLabel(model, result.path) ?? site.title, href);
      });
      // DocSearch drops what comes late, too.
      if (isLatest()) {
        setTold({ by: found.by, status: describeAnswer(found.by, hits, query) });
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
  }, [search, site, model, indexName, addressOfAll, onChoose, onClose, keys, tools]);

  // As this is drawn and not after: DocSearch reads its storage when it is drawn for the first time.
  useMemo(() => {
    const leadsToPage = (address: string) =>
      URL.canParse(address, location.href) && pageAt(new URL(address, location.href), site, model) !== null;
    prepareStorage(indexName, leadsToPage);
  }, [indexName, site, model]);

  const retry = () => setAttempt({ number: attempt.number + 1, query: latestQuery.current });
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
        // A new modal is how DocSearch asks the same query again.
        key={attempt.number}
        {...props}
        appId={site.search.hosted?.appId ?? 'none'}
        apiKey={site.search.hosted?.apiKey ?? 'none'}
        indices={[indexName]}
        initialScrollY={top}
        initialQuery={attempt.query}
        maxResultsPerGroup={HITS_PER_GROUP}
        placeholder="Search the documentation"
        translations={NOT_FOUND_TEXTS[told?.by ?? 'local']}
        footerAction={told && <AnswerNote by={told.by} onRetry={retry} />}
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

/** What was typed while the window was on its way (src/browser/searchKeys.ts); from now on the window hears it itself. */
function useTypedBefore(): string {
  const { dataset } = document.documentElement;
  const [typed] = useState(() => dataset['search'] ?? '');
  // Each time: the keys of search may be pressed while the window is there.
  useLayoutEffect(() => void delete dataset['search']);
  return typed;
}
