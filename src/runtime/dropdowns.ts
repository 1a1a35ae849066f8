import { MENU_ID, TOC_ID } from './dom';

/** Menus open without script; this closes them: on Escape, on a click elsewhere, and once a link in them is followed. */
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
        // Browsers of early 2024 may know no popovers.
        document.getElementById(id)?.hidePopover?.();
      });
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    openOnes().forEach((menu) => {
      // One key closes one thing: a drawer around the menu stays open.
      event.preventDefault();
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    });
  });
}
