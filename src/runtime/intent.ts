import { readDocumentFiles } from './documentFiles';
import { prefetchFile } from './prefetch';

/**
 * What counts as a sign that the visitor is about to do something. "popstate": after a reload, Back to an entry that
 * the app made changes nothing but the address; only the app can bring its page.
 */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const;

/** How long (ms) after a failure nothing counts as an intent. */
const RETRY_MS = 3000;

/** The app: fetched ahead when idle, run on the first intent. */
export interface AppFiles {
  load(): void;
  /** Asks the browser to have the files at hand, at its lowest priority. */
  prefetch(): void;
}

/** `onFailure` is called when a file does not come; the next intent tries again. */
export function loadAppOnIntent(onFailure: () => void): AppFiles {
  const loaded = new Set<string>();

  const listen = (act: 'addEventListener' | 'removeEventListener') =>
    INTENTS.forEach((type) => window[act](type, load, { capture: true, passive: true }));
  const load = () => {
    const files = readDocumentFiles();
    if (!files) {
      // Too early: the list stands at the end of a page that is still coming in.
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
        // Nothing is lost: until the app is there, links are followed by the browser.
        loaded.delete(src);
        script.remove();
        onFailure();
        // What the browser kept may be what is wrong; the next intent gets what the host has by then.
        void fetch(src, { cache: 'reload' })
          .catch(() => {})
          // Not at once: the next intent may be the next move of the pointer, and the file gone for good.
          .finally(() => setTimeout(listen, RETRY_MS, 'addEventListener'));
      };
      script.onerror = fail;
      // HTML in place of a script is loaded all the same, and can't be read.
      script.onload = () => isBroken(src) && fail();
      document.head.append(script);
    });
  };
  const broken = new Set<string>();
  const isBroken = (src: string) => broken.delete(new URL(src, location.href).href);
  addEventListener('error', ({ error, filename }) => error instanceof SyntaxError && broken.add(filename));
  listen('addEventListener');
  return {
    load,
    prefetch() {
      const { app = [], kinds = [] } = readDocumentFiles() ?? {};
      app.filter((href) => !loaded.has(href)).forEach(prefetchFile);
      kinds.forEach(prefetchFile);
    },
  };
}
