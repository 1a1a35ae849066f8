import { readConnection } from './connection';
import { EXAMPLE_FRAME } from '../shared/dom';
import { postToFrames } from './frames';

type Message = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/** Whether the embedded example has sent this message. */
export function isFromExample({ origin, source }: Message, frame: HTMLIFrameElement | null): boolean {
  return frame !== null && source === frame.contentWindow && origin === new URL(frame.src).origin;
}

/** Whether a message from the embedded example says that it has loaded (spec section 2). */
export function isReadyMessage(message: Message, frame: HTMLIFrameElement | null): boolean {
  const body: unknown = message.data;
  const isReady =
    typeof body === 'object' &&
    body !== null &&
    'LANDING_PAGE_LOADED' in body &&
    body.LANDING_PAGE_LOADED === true;
  return isReady && isFromExample(message, frame);
}

/** Whether a same-origin frame shows the browser's error page, an HTTP error, or this site itself. */
function isDead({ src, contentDocument, contentWindow }: HTMLIFrameElement): boolean {
  if (src === '' || new URL(src).origin !== location.origin) return false;
  if (!contentDocument || !contentWindow) return true;
  const visits = contentWindow.performance.getEntriesByType('navigation');
  const isError = visits.some((visit) => 'responseStatus' in visit && Number(visit.responseStatus) >= 400);
  return isError || contentDocument.documentElement.dataset['page'] !== undefined;
}

/**
 * Loads the embedded example and hides the site until it is ready, for `timeout` ms at most. Offline and with data saver
 * it does neither, and the poster stays. Hiding doesn't shift the layout, and nothing is hidden without this script.
 * `onOpen` is called when the site shows again. Returns an undo function, which also shows the site.
 */
export function closeGate(timeout: number, onOpen = () => {}): () => void {
  const { dataset } = document.documentElement;
  const connection = readConnection();
  const frame = () => document.querySelector<HTMLIFrameElement>(EXAMPLE_FRAME);
  const reveal = (state: 'ready' | 'failed') => {
    dataset['landing'] = state;
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    document.removeEventListener('load', onLoad, true);
  };
  const open = (state: 'ready' | 'failed') => {
    reveal(state);
    onOpen();
  };
  const onMessage = (event: MessageEvent) => {
    if (!isReadyMessage(event, frame())) return;
    // A cross-origin frame can't be inspected.
    postToFrames(dataset['theme'] ?? '');
    open('ready');
  };
  const onLoad = ({ target }: Event) => {
    const own = frame();
    // A landing page may have other frames too.
    if (own === null || target !== own) return;
    // A parsed frame without an address loads about:blank, long before DOMContentLoaded on a slow phone. An address set
    // before that, such as by a MutationObserver, is ignored.
    if (own.src === '') load();
    else if (isDead(own)) open('failed');
  };
  const load = () => {
    const own = frame();
    if (own) own.src = own.dataset['example'] ?? '';
  };
  const timer = setTimeout(() => open('failed'), timeout);
  addEventListener('message', onMessage);
  document.addEventListener('load', onLoad, true);
  dataset['landing'] = 'waiting';
  if (!navigator.onLine || connection?.saveData) open('failed');
  else load();
  return () => reveal('ready');
}
