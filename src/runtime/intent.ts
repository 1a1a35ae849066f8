import { readDocumentFiles } from './documentFiles';

/**
 * What counts as a sign that the visitor is about to do something. "popstate": after a reload, Back to an entry that
 * the app made changes nothing but the address; only the app can bring its page.
 */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const;

/** Runs a script of the site. */
export function appendScript(src = ''): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { src });
  document.head.append(script);
  return script;
}

/** Runs the app on the first intent; the function that is returned does so at once. `onFailure` is called when a file does not come; the next intent tries again. */
export function loadAppOnIntent(onFailure: () => void): () => void {
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
      const script = appendScript(src);
      const fail = () => {
        // Nothing is lost: until the app is there, links are followed by the browser.
        loaded.delete(src);
        script.remove();
        onFailure();
        // What the browser kept may be what is wrong; the next intent gets what the host has by then.
        void fetch(src, { cache: 'reload' })
          .catch(() => {})
          .finally(() => listen('addEventListener'));
      };
      script.onerror = fail;
      // HTML in place of a script is loaded all the same, and can't be read.
      script.onload = () => isBroken(src) && fail();
    });
  };
  const broken = new Set<string>();
  const isBroken = (src: string) => broken.delete(new URL(src, location.href).href);
  addEventListener('error', ({ error, filename }) => error instanceof SyntaxError && broken.add(filename));
  listen('addEventListener');
  return load;
}
