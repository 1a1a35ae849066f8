import { settings } from '@site/site.config.json?boot';
import { isAllowed, readConnection } from '../browser/connection';
import { readPageManifest } from '../browser/pageManifest';

/** How long (ms) to wait for the prefetch: Firefox drops it when a frame begins to load, without an event. */
const PREFETCH_MS = 2000;

/** Runs idle.ts, unless the connection allows nothing of what it does. A page with a worker gets it from there. */
export function runIdleScript(): void {
  const src = readPageManifest()?.idle;
  const connection = readConnection();
  const isNeeded =
    navigator.serviceWorker?.controller ||
    isAllowed(connection, settings.prefetchSkip) ||
    isAllowed(connection, settings.saveSkip);
  if (src === undefined || !isNeeded) return;
  const script = Object.assign(document.createElement('script'), { src });
  // A script runs once, however often it is appended.
  const run = () => document.head.append(script);
  // Prefetched first, which has the lowest priority. Safari ignores the link.
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) return run();
  document.head.append(
    Object.assign(link, { rel: 'prefetch', as: 'script', href: src, onload: run, onerror: run }),
  );
  setTimeout(run, PREFETCH_MS);
}
