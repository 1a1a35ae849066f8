/** Scrolls an element into view, with a margin. Unlike scrollIntoView, it scrolls only `scroller`, not the parent page. */
export function scrollWithin(scroller: Element, element: Element, margin: number): void {
  const { top, bottom } = element.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const toTop = top - view.top - margin;
  const toBottom = bottom - view.bottom + margin;
  if (top < view.top) scroller.scrollBy(0, toTop);
  else if (bottom > view.bottom) scroller.scrollBy(0, Math.min(toTop, toBottom));
}
