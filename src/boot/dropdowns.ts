import { MENU_ID, TOC_ID } from '../shared/dom';

/** Menus open without script. This closes them on Escape, on a click outside, and after a link in them is followed. */
export function closeDropdowns(): void {
  const openOnes = () => document.querySelectorAll<HTMLDetailsElement>('[data-dropdown][open]');
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target : null;
    const isLink = element?.closest('a');
    openOnes().forEach((menu) => {
      if (isLink || !menu.contains(element)) menu.open = false;
    });
    if (isLink) {
      [MENU_ID, TOC_ID].forEach((id) => {
        // Browsers from early 2024 may lack popovers.
        document.getElementById(id)?.hidePopover?.();
      });
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    openOnes().forEach((menu) => {
      // Escape closes one thing at a time: the drawer around the menu stays open.
      event.preventDefault();
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    });
  });
}
