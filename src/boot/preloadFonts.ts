import type { Connection } from '../browser/connection';

/** Round-trip time (ms) up to which fonts usually arrive before the first paint. Browsers round it to 25 ms. */
const FAST_RTT = 100;

/**
 * Preloads the fonts if the service worker has them or the connection is fast. Without the preload, Chromium paints pages
 * in the fallback fonts, which they keep (theme/fonts.css). On Slow 4G it would delay the first paint by 200 ms.
 */
export function preloadFonts(connection: Connection | undefined): void {
  if (!navigator.serviceWorker?.controller && (connection?.rtt ?? 0) > FAST_RTT) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = 'all';
}
