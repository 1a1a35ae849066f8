import { hashTarget } from '../routes/url';
import { ANNOUNCER_ID, ARRIVAL_EVENT } from './dom';
import type { Arrival } from './router';

/** After a soft navigation: scrolls to the saved position, else to the hash target, else to the top (spec section 2). */
export function scrollToArrival({ hash, position }: Arrival): void {
  const target = hash ? document.getElementById(hashTarget(hash)) : null;
  // First, because its listeners may change the layout.
  document.dispatchEvent(new Event(ARRIVAL_EVENT));
  // "instant": a new page must not scroll smoothly.
  if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Moves the focus to the hash target or to the page's heading. */
export function focusArrival({ hash }: Pick<Arrival, 'hash'>): void {
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
