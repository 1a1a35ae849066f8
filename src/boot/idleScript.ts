import { settings } from '@site/site.config.json?boot';
import { canPrecache, canPrefetch, readConnection } from '../browser/connection';
import { readPageManifest } from '../browser/pageManifest';

/** Runs idle.ts, unless the connection allows nothing of what it does. A page with a worker gets it from there. */
export function runIdleScript(): void {
  const src = readPageManifest()?.idle;
  const connection = readConnection();
  const isAllowed =
    navigator.serviceWorker?.controller ||
    canPrefetch(connection, settings.prefetchSkip) ||
    canPrecache(connection, settings.saveSkip);
  if (src === undefined || !isAllowed) return;
  const run = () => document.head.append(Object.assign(document.createElement('script'), { src }));
  // At the lowest priority. Safari ignores the link.
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', href: src, onload: run, onerror: run });
  if (link.relList.supports('prefetch')) document.head.append(link);
  else run();
}
