import { EXAMPLE_FRAME } from '../runtime/dom';

/** The message by which the embedded example says that it can be used (spec section 2). */
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

/** A frame whose page is of our origin but can't be read shows the browser's own error page. */
function isDead(frame: HTMLIFrameElement): boolean {
  return new URL(frame.src).origin === location.origin && !frame.contentDocument;
}

/**
 * Hides the site until the embedded example is ready, for `timeout` ms at most, and not at all when the frame has no
 * chance: offline or with data saver. Layout is kept, and nothing is hidden where this script does not run.
 * Returns the undo, which also reveals.
 */
export function closeGate(timeout: number): () => void {
  const { dataset } = document.documentElement;
  const frame = () => document.querySelector<HTMLIFrameElement>(EXAMPLE_FRAME);
  const open = (state: 'ready' | 'failed') => {
    dataset['landing'] = state;
    clearTimeout(timer);
    removeEventListener('message', onMessage);
    document.removeEventListener('load', onLoad, true);
  };
  const onMessage = (event: MessageEvent) => isReadyMessage(event, frame()) && open('ready');
  const onLoad = ({ target }: Event) => {
    const own = frame();
    // A landing page may frame other things, too.
    if (own !== null && target === own && isDead(own)) open('failed');
  };
  const timer = setTimeout(() => open('failed'), timeout);
  addEventListener('message', onMessage);
  document.addEventListener('load', onLoad, true);
  dataset['landing'] = 'waiting';
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!navigator.onLine || connection?.saveData) open('failed');
  return () => open('ready');
}
