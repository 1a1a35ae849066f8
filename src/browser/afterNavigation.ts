import { hashTarget } from '../shared/url';
import { ANNOUNCER_ID, NAVIGATED_EVENT, TARGET_MARK } from '../shared/dom';

/** The scroll target after a navigation: a hash, a saved position (px), or the top. */
export interface ScrollTarget {
  readonly hash: string;
  readonly position: number | undefined;
}

/** After a soft navigation: scrolls to the saved position, else to the hash target, else to the top (spec section 2). */
export function scrollAfterNavigation({ hash, position }: ScrollTarget): void {
  const target = markTarget(hash);
  // First, because its listeners may change the layout.
  document.dispatchEvent(new Event(NAVIGATED_EVENT));
  // "instant": a new page must not scroll smoothly.
  if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Marks the element that a hash points at and returns it. `:target` can't do this once the app is running, because
 * `pushState` leaves it on the element it was on.
 */
export function markTarget(hash: string): HTMLElement | null {
  const target = hash ? document.getElementById(hashTarget(hash)) : null;
  document.querySelector(`[${TARGET_MARK}]`)?.removeAttribute(TARGET_MARK);
  target?.setAttribute(TARGET_MARK, '');
  return target;
}

/** Moves the focus to the hash target or to the page's heading. */
export function focusAfterNavigation({ hash }: Pick<ScrollTarget, 'hash'>): void {
  const target =
    (hash && document.getElementById(hashTarget(hash))) || document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  // Headings are not focusable by themselves; -1 keeps them out of the Tab order.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Announces a message to screen readers without moving the focus. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = message;
}
