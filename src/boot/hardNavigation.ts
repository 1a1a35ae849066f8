import { isPlainClick } from '../browser/clicks';

/**
 * Marks the document when a link starts a hard navigation, as links do until the app has loaded. The app must not handle
 * later clicks, because the page of the hard navigation would replace theirs when it arrives.
 */
export function markHardNavigation(dataset: DOMStringMap): void {
  // On window, which runs after the app's listener on the document could prevent the default.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    const staysHere = link.target || link.hasAttribute('download') || !/^http/.test(link.protocol);
    // Without a hash, a link to the current page reloads it.
    const isJump =
      link.href.includes('#') && link.pathname + link.search === location.pathname + location.search;
    if (!staysHere && !isJump) dataset['leaving'] = '';
  });
  addEventListener('pageshow', () => delete dataset['leaving']);
}
