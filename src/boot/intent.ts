import { readPageManifest } from '../browser/pageManifest';

/**
 * Events that load the app. "popstate": after a reload, Back to an entry of the app only changes the URL, and only the
 * app can show its page.
 */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const;

/**
 * A pointer that rests over a page that opens: browsers report it as a move of no distance. So is the first move of some
 * pointers, which is an intent above a link.
 */
const isResting = ({ type, movementX, movementY, target }: Partial<PointerEvent>) =>
  type === 'pointermove' && !(movementX || movementY) && !(target instanceof Element && target.closest('a'));

/** Delay (ms) after a failure before the next event loads the app. */
const RETRY_MS = 3000;

/**
 * Loads the app on the first intent, or when the returned function is called. `onFailure` is called when a file fails to
 * load; the next intent tries again.
 */
export function loadAppOnIntent(onFailure: () => void): () => void {
  const loaded = new Set<string>();

  const listen = (act: 'addEventListener' | 'removeEventListener') =>
    INTENTS.forEach((type) => window[act](type, onIntent, { capture: true, passive: true }));
  const onIntent = (event: Event) => {
    if (!isResting(event)) load();
  };
  const load = () => {
    const files = readPageManifest();
    if (!files) {
      // Too early: the page manifest is at the end of the HTML, which is still loading.
      document.addEventListener('DOMContentLoaded', load, { once: true });
      return;
    }
    listen('removeEventListener');
    files.app.forEach((src) => {
      if (loaded.has(src)) return;
      loaded.add(src);
      const script = document.createElement('script');
      script.src = src;
      const fail = () => {
        // Nothing is lost: without the app, links are plain links.
        loaded.delete(src);
        script.remove();
        onFailure();
        // The HTTP cache may hold the bad response; bypass it so that the next attempt gets a fresh one.
        void fetch(src, { cache: 'reload' })
          .catch(() => {})
          // After a delay: the next event may be the next move of the pointer, and the file may be gone.
          .finally(() => setTimeout(listen, RETRY_MS, 'addEventListener'));
      };
      script.onerror = fail;
      // HTML in place of a script fires "load" too, with a SyntaxError.
      script.onload = () => isBroken(src) && fail();
      document.head.append(script);
    });
  };
  const broken = new Set<string>();
  const isBroken = (src: string) => broken.delete(new URL(src, location.href).href);
  addEventListener('error', ({ error, filename }) => error instanceof SyntaxError && broken.add(filename));
  listen('addEventListener');
  return load;
}
