import './searchWindow.css';
import { useRef } from 'react';
import { resultsHref } from '../resultsHref';
import type { SiteSearch } from '../siteSearch';
import { SearchDialog } from './SearchDialog';
import { WindowBoundary } from './WindowBoundary';

export interface SearchWindowProps {
  readonly search: SiteSearch;
  /** Address of the search page. */
  readonly page: string;
  onClose(): void;
  /** A result was chosen. Called before onClose or right after it. */
  onChoose(url: URL): void;
}

/** DocSearch's modal with the search of this site. If it fails to render, the search page opens instead. */
export default function SearchWindow(props: SearchWindowProps) {
  const queryRef = useRef('');
  const onFail = () => {
    props.onChoose(new URL(resultsHref(props.page, queryRef.current), location.href));
    props.onClose();
  };
  return (
    <WindowBoundary onFail={onFail}>
      <SearchDialog {...props} queryRef={queryRef} />
    </WindowBoundary>
  );
}
