import { DEV_OVERLAY_ID } from '../shared/dom';
import { createStorageSlot } from '../browser/storage';

/** A message of the dev server's event stream. */
interface DevMessage {
  /** Changes with every edit that may change the page. */
  readonly version: number;
  /** The error of the configuration or the app; absent if there is none. */
  readonly error?: string;
}

// Added to every page by `npm run dev`: reloads after an edit and shows an error over the page until it is fixed.
const { dataset } = document.documentElement;
/** Which `<details>` are open and which tabs are chosen, while the page reloads. */
const choices = createStorageSlot(() => sessionStorage, 'dev-choices');
restoreChoices();

listen();

function listen(): void {
  let latest = 0;
  new EventSource(dataset['devEvents'] ?? '').onmessage = ({ data }: MessageEvent<string>) => {
    const { version, error } = JSON.parse(data) as DevMessage;
    latest = version;
    if (error !== undefined) showOverlay(error);
    else if (String(version) !== dataset['devVersion']) void update(() => version === latest);
  };
}

/** Has the server compile this page, then reloads it, or shows the error in it, unless there was another edit. */
async function update(isLatest: () => boolean): Promise<void> {
  const response = await fetch(location.href);
  const text = response.status === 500 ? await response.text() : undefined;
  if (!isLatest()) return;
  if (text === undefined) return reload();
  const page = new DOMParser().parseFromString(text, 'text/html');
  showOverlay(page.getElementById(DEV_OVERLAY_ID)?.textContent ?? text);
}

/** The browser restores the scroll position, or restorePosition.ts for an entry of the app. */
function reload(): void {
  choices.set([location.pathname, ...listChoices().map(isChosen)].join());
  location.reload();
}

function restoreChoices(): void {
  const [path, ...chosen] = (choices.get() ?? '').split(',');
  choices.set('');
  const elements = listChoices();
  if (path !== location.pathname || chosen.length !== elements.length) return;
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
