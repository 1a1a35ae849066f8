import { isPlainClick } from './clicks';
import { isSlashKeyOn } from './slashKey';

/** Event on the window that requests the search window. */
export const SEARCH_EVENT = 'search-wanted';

/** Buttons that open search. Each is in a form whose action is the search page. */
const BUTTON = 'button[data-search]';

/** Timeout (ms) for the search window; then the search page opens instead. */
const TIMEOUT_MS = 12_000;

/** Ctrl or Cmd with K anywhere, and "/" outside of text fields: the keys of DocSearch. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) return !altKey && !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && isBareKey(event) && !isInField(event) && isSlashKeyOn();
}

/** A key without modifiers that types a character or has a function. */
function isBareKey({ ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || isComposing);
}

function isInField(event: Event): boolean {
  // The actual field, also inside the shadow root of an extension.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/**
 * Handles the keys and buttons of search. The app is notified by SEARCH_EVENT, or finds `data-search` on the root
 * element if it loads later. That attribute collects what is typed until the window opens. Escape cancels the request.
 */
export function listenForSearch(root: HTMLElement): void {
  const { dataset } = root;
  const want = (event: Event) => {
    // A site without a search page has no search.
    if (!document.querySelector(BUTTON)) return;
    event.preventDefault();
    dataset['search'] ??= '';
    dispatchEvent(new Event(SEARCH_EVENT));
    // The app may neither load nor fail.
    setTimeout(searchWithoutApp, TIMEOUT_MS, root);
    // The app has failed, and its next attempt may be a while away.
    if ('failed' in dataset) searchWithoutApp(root);
  };
  addEventListener('keydown', (event) => {
    const typed = dataset['search'];
    if (typed !== undefined && isBareKey(event)) keepTyped(event, typed);
    else if (isSearchKey(event)) want(event);
  });
  const keepTyped = (event: KeyboardEvent, typed: string) => {
    const { key } = event;
    if (key === 'Escape') delete dataset['search'];
    else if (key === 'Backspace') dataset['search'] = typed.slice(0, -1);
    else if (key.length === 1) dataset['search'] = typed + key;
    else if (key !== 'Enter') return;
    event.preventDefault();
  };
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest(BUTTON) && isPlainClick(event)) want(event);
  });
}

/** The app failed to load: submits the search form, which opens the search page. */
export function searchWithoutApp({ dataset }: HTMLElement): void {
  if (!('search' in dataset)) return;
  delete dataset['search'];
  document.querySelector<HTMLButtonElement>(BUTTON)?.form?.submit();
}
