import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../browser/clicks';
import { Excerpt } from '../Excerpt';
import { resultsHref } from '../resultsHref';
import type { WindowHit } from './hits';
import type { SearchWindowProps } from './SearchWindow';

interface ModalOptions extends SearchWindowProps {
  readonly indexName: string;
  ask(query: string): Promise<readonly WindowHit[]>;
}

interface ShownHit extends Pick<WindowHit, 'url'> {
  readonly _snippetResult?: Partial<NonNullable<WindowHit['_snippetResult']>>;
}

/** Connects DocSearch's modal to the search and the navigation of this site. */
export function createModalProps(options: ModalOptions): Partial<DocSearchModalProps> {
  const { search, page, indexName, ask, onChoose, onClose } = options;
  const choose = (href: string) => onChoose(new URL(href, location.href));
  const openTab = ({ itemUrl }: { itemUrl: string }) => void open(itemUrl, '_blank', 'noopener');
  const answer = async ({ query = '' }: { query?: string }) => {
    const hits = await ask(query);
    return { hits, nbHits: hits.length, index: indexName };
  };
  return {
    transformSearchClient: (client) => ({
      ...client,
      search: (async ({ requests }: { requests: readonly { query?: string }[] }) => ({
        results: await Promise.all(requests.map(answer)),
      })) as unknown as typeof client.search,
    }),
    navigator: {
      navigate: ({ itemUrl }) => choose(itemUrl),
      navigateNewTab: openTab,
      navigateNewWindow: openTab,
    },
    resultsFooterComponent: ({ state }: { state: { query: string } }) => {
      const href = resultsHref(page, state.query);
      const onClick = onPlainClick(() => {
        choose(href);
        onClose();
      });
      return (
        <a href={href} onClick={onClick}>
          All results on a page
        </a>
      );
    },
    hitComponent: ({ hit, children }: { hit: ShownHit; children: ReactNode }) => {
      const result = hit._snippetResult?.result;
      // A stored hit contains buttons, which a link can't hold.
      return (
        <div className={result ? undefined : 'stored-hit'} onClick={onPlainClick(() => choose(hit.url))}>
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
}

/** A click handler that leaves Ctrl+click and the like to the browser. */
export const onPlainClick = (action: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  action();
};
