/**
 * Leaves the wheel to the page around us while the reader only passes by: until the focus is in here, `data-resting` on
 * the root element says that nothing may scroll.
 */
export function restWithoutFocus(): void {
  if (parent === window) return;
  const show = () => document.documentElement.toggleAttribute('data-resting', !document.hasFocus());
  addEventListener('focus', show);
  addEventListener('blur', show);
  show();
}
