import type { Route } from '../config/model';
import { useHref } from '../runtime/siteContext';
import { useSearchWindow } from '../search/window/useSearchWindow';
import { SearchIcon } from './icons';

/** The search button and its window. Without script the button opens the search page. */
export function Search({ path, label }: Pick<Route, 'path' | 'label'>) {
  const href = useHref()(path);
  const { window, preload } = useSearchWindow(href);
  return (
    <form action={href} className="search-form">
      <button
        data-search=""
        className="icon search-button"
        aria-label={label}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <SearchIcon />
        <span>{label}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {window}
    </form>
  );
}
