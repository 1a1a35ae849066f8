import { readConnection } from './connection';
import { EXAMPLE_FRAME } from '../shared/dom';
import { postToFrames } from './frames';

/** Whether a message from the embedded example says that it has loaded (spec section 2). */
export function isReadyMessage(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: HTMLIFrameElement | null,
): boolean {
  const body: unknown = data;
  const isReady =
    typeof body === 'object' &&
    body !== null &&
    'LANDING_PAGE_LOADED' in body &&
    body.LANDING_PAGE_LOADED === true;
  return isReady && frame !== null && source === frame.contentWindow && origin === new URL(frame.src).origin;
}

/** A frame of our origin with the browser's error page in it, an answer that is an error, or this very site again. */
function isDead({ src, contentDocument, contentWindow }: HTMLIFrameElement): boolean {
  if (src === '' || new URL(src).origin !== location.origin) return false;
  if (!contentDocument || !contentWindow) return true;
  const visits = contentWindow.performance.getEntriesByType('navigation');
  const isError = visits.some((visit) => 'responseStatus' in visit && Number(visit.responseStatus) >= 400);
  return isError || contentDocument.documentElement.dataset['page'] !== undefined;
}

/**
 * Loads the embedded example and hides the site until it is ready, for `timeout` ms at most. Offline and with data saver
 * neither happens: the poster stays. Layout is kept, and nothing is hidden where this script does not run.
 * `onOpen` is called when the site shows again. Returns the undo, which also reveals.
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
    document.removeEventListener('DOMContentLoaded', load);
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
    if (own !== null && target === own && isDead(own)) open('failed');
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
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
  return () => reveal('ready');
}
