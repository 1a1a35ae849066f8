/**
 * Scrolls as little as shows an element, with some room around it. Other than scrollIntoView, it leaves everything
 * around the scroller where it is: also the page that frames us.
 */
export function scrollIntoSight(scroller: Element, element: Element, room: number): void {
  const { top, bottom } = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const toTop = top - view.top - room;
  const toBottom = bottom - view.bottom + room;
  if (top < view.top) scroller.scrollBy(0, toTop);
  else if (bottom > view.bottom) scroller.scrollBy(0, Math.min(toTop, toBottom));
}
