/**
 * In a frame, sets `data-resting` on the root element while the focus is outside. Style sheets then disable scrolling, so
 * that the wheel scrolls the parent page.
 */
export function restWithoutFocus(): void {
  if (parent === window) return;
  const show = () => document.documentElement.toggleAttribute('data-resting', !document.hasFocus());
  addEventListener('focus', show);
  addEventListener('blur', show);
  show();
}
