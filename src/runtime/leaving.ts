import { isPlainClick } from './clicks';

/**
 * Marks the document once the browser itself follows a link. Until the app is there every click is followed so; a
 * later click must not be taken over by the app, or the earlier one would win when its page arrives.
 */
export function markLeaving(dataset: DOMStringMap): void {
  // On window: after the app's own listener on the document had its chance to prevent the default.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    const staysHere = link.target || link.hasAttribute('download') || !/^http/.test(link.protocol);
    // Without a hash, a link to this very page loads it again.
    const isJump =
      link.href.includes('#') && link.pathname + link.search === location.pathname + location.search;
    if (!staysHere && !isJump) dataset['leaving'] = '';
  });
  addEventListener('pageshow', () => delete dataset['leaving']);
}
