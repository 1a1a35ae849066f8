import { DocSearchModal } from '@docsearch/react/modal';
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../../runtime/siteContext';
import { pageAt } from '../pageAt';
import { PLACEHOLDER } from '../results';
import { AnswerNote, NOT_FOUND_TEXTS } from './AnswerNote';
import { createHeldKeys } from './heldKeys';
import { HITS_PER_GROUP } from './hits';
import { createModalProps, onPlainClick } from './modalProps';
import { prepareStorage } from './prepareStorage';
import type { SearchWindowProps } from './SearchWindow';
import { StartPages } from './StartPages';
import { useAnswers } from './useAnswers';
import { useDialog } from './useDialog';

interface SearchDialogProps extends SearchWindowProps {
  /** Receives the latest query. */
  readonly queryRef: RefObject<string>;
}

/** DocSearch's modal in a `<dialog>`, with a live region for the status. */
export function SearchDialog({ search, page, queryRef, onClose, onChoose }: SearchDialogProps) {
  const { hosted } = useSite().site.search;
  const [top] = useState(scrollY);
  const dialog = useDialog(onClose);
  const [attempt, setAttempt] = useState({ number: 0, query: useTypedBefore() });
  const [keys] = useState(createHeldKeys);
  const { told, isAsking, ask } = useAnswers(search, page, queryRef, keys);
  const indexName = useIndexName();
  // Must stay the same object while the window is open: DocSearch keeps the first one it gets.
  const props = useMemo(
    () => createModalProps({ search, page, indexName, ask, onChoose, onClose }),
    [search, page, indexName, ask, onChoose, onClose],
  );
  const [modal, setModal] = useState<Element | null>(null);
  useLayoutEffect(
    () => setModal(dialog.current?.querySelector('.DocSearch-Modal') ?? null),
    [dialog, attempt.number],
  );
  const open = (address: string) =>
    onPlainClick(() => {
      onChoose(new URL(address, location.href));
      onClose();
    });
  const retry = () => setAttempt({ number: attempt.number + 1, query: queryRef.current });
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
        // DocSearch repeats a query only in a new modal.
        key={attempt.number}
        {...props}
        appId={hosted?.appId ?? 'none'}
        apiKey={hosted?.apiKey ?? 'none'}
        indices={[indexName]}
        initialScrollY={top}
        initialQuery={attempt.query}
        maxResultsPerGroup={HITS_PER_GROUP}
        placeholder={PLACEHOLDER}
        translations={NOT_FOUND_TEXTS[told?.by ?? 'local']}
        footerAction={told && (hosted || told.by === 'none') && <AnswerNote by={told.by} onRetry={retry} />}
        onClose={onClose}
      />
      {modal && createPortal(<StartPages open={open} />, modal)}
      <p role="status" className="visually-hidden">
        {told?.status}
      </p>
    </dialog>,
    document.body,
  );
}

/** The name under which DocSearch stores recent and favorite searches, once these are cleaned. */
function useIndexName(): string {
  const { site, model } = useSite();
  const indexName = site.search.hosted?.indexName ?? site.title;
  // Not in an effect: DocSearch reads its storage during its first render.
  useMemo(() => {
    const linksToPage = (address: string) =>
      URL.canParse(address, location.href) && pageAt(new URL(address, location.href), site, model) !== null;
    prepareStorage(indexName, linksToPage);
  }, [indexName, site, model]);
  return indexName;
}

/** Clicking the backdrop closes the window; the element below must not take the focus that was just restored. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) event.preventDefault();
}

/** What was typed while the window was loading (src/browser/searchKeys.ts). From now on its own field has the focus. */
function useTypedBefore(): string {
  const { dataset } = document.documentElement;
  const [typed] = useState(() => dataset['search'] ?? '');
  // After every render, because the search keys may be pressed again while the window is open.
  useLayoutEffect(() => void delete dataset['search']);
  return typed;
}
