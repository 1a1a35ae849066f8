import { DEV_OVERLAY_ID, NAVIGATED_EVENT, PAGE_ID } from '../shared/dom';
import { createStorageSlot } from '../browser/storage';

/** A message of the dev server's event stream. */
interface DevMessage {
  /** Changes with every edit that may change the page. */
  readonly version: number;
  /** The version of the last edit of more than the text of pages. */
  readonly frame: number;
  /** The error of the configuration or the app; absent if there is none. */
  readonly error?: string;
}

// Added to every page by `npm run dev`: shows its new content after an edit, or an error until it is fixed.
const { dataset } = document.documentElement;
/** Which `<details>` are open and which tabs are chosen, while the page reloads. */
const choices = createStorageSlot(() => sessionStorage, 'dev-choices');
/** Whether the page is that of the HTML file, whose content React leaves alone. */
let isPrerendered = dataset['page'] === 'doc' || dataset['page'] === 'plain';
let isReplaced = false;

const [path, ...chosen] = (choices.get() ?? '').split(',');
choices.set('');
if (path === location.pathname) restoreChoices(chosen);
document.addEventListener(NAVIGATED_EVENT, onNavigated);
listen();

function listen(): void {
  let latest: DevMessage;
  new EventSource(dataset['devEvents'] ?? '').onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as DevMessage;
    latest = message;
    if (message.error !== undefined) showOverlay(message.error);
    else if (String(message.version) !== dataset['devVersion'])
      void update(message, () => message === latest);
  };
}

/** Has the server compile this page, then shows it, or the error in it, unless another message came meanwhile. */
async function update({ version, frame }: DevMessage, isLatest: () => boolean): Promise<void> {
  const response = await fetch(location.href);
  const text = await response.text();
  if (!isLatest()) return;
  const parse = () => new DOMParser().parseFromString(text, 'text/html');
  if (response.status === 500)
    return showOverlay(parse().getElementById(DEV_OVERLAY_ID)?.textContent ?? text);
  // The page has only the styles of the parts it contains, and its CSP allows no others.
  const hasSameStyles = text.includes(`>${document.querySelector('style')?.textContent}</style>`);
  if (!isPrerendered || String(frame) !== dataset['devFrame'] || !hasSameStyles) return reload();
  dataset['devVersion'] = String(version);
  replaceContent(parse());
}

/** Faster than a reload. The scroll position stays as it is. */
function replaceContent(page: Document): void {
  const chosen = listChoices().map(isChosen);
  document.getElementById(PAGE_ID)?.replaceChildren(...(page.getElementById(PAGE_ID)?.childNodes ?? []));
  document.getElementById(DEV_OVERLAY_ID)?.remove();
  restoreChoices(chosen.map(String));
  isReplaced = true;
  document.removeEventListener(NAVIGATED_EVENT, onNavigated);
  // As after a navigation, whatever handles the content looks at it again.
  document.dispatchEvent(new Event(NAVIGATED_EVENT));
  document.addEventListener(NAVIGATED_EVENT, onNavigated);
}

/** The app still has the old content, and would show it after Back. */
function onNavigated(): void {
  if (isReplaced) location.reload();
  isPrerendered = false;
}

/** The browser restores the scroll position, or restorePosition.ts for an entry of the app. */
function reload(): void {
  choices.set([location.pathname, ...listChoices().map(isChosen)].join());
  location.reload();
}

function restoreChoices(chosen: readonly string[]): void {
  const elements = listChoices();
  if (chosen.length !== elements.length) return;
  elements.forEach((element, place) => {
    if (element instanceof HTMLDetailsElement) element.open = chosen[place] === 'true';
    else element.checked = chosen[place] === 'true';
  });
}

function listChoices() {
  const choices = 'main details, main input[type=radio]';
  return [...document.querySelectorAll<HTMLDetailsElement | HTMLInputElement>(choices)];
}

const isChosen = (element: HTMLDetailsElement | HTMLInputElement) =>
  element instanceof HTMLDetailsElement ? element.open : element.checked;

function showOverlay(text: string): void {
  const overlay = document.getElementById(DEV_OVERLAY_ID) ?? document.createElement('pre');
  overlay.id = DEV_OVERLAY_ID;
  overlay.setAttribute('role', 'alert');
  overlay.textContent = text;
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '99',
    margin: '0',
    padding: '2rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    background: '#1b1b1fee',
    color: '#ffb4ab',
    font: '14px/1.6 monospace',
  });
  document.body.append(overlay);
}
