import { NAVIGATED_EVENT, SIDEBAR_KEY } from '../shared/dom';
import { createStorageSlot } from '../browser/storage';

type State = 'open' | 'closed';

/** Remembers which groups of the sidebar a reader opened and closed, and whether the sidebar itself is hidden. */
export function rememberSidebar(dataset: DOMStringMap): void {
  // Before the first paint, because a sidebar that disappears later shifts the page.
  dataset['sidebar'] = slotOf('').get() ?? '';
  document.addEventListener('DOMContentLoaded', showGroups);
  document.addEventListener(NAVIGATED_EVENT, showGroups);
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('.sidebar section summary,.sidebar-switch');
    if (!pressed) return;
    const group = pressed.parentElement;
    // The browser opens or closes the group after this event.
    if (group instanceof HTMLDetailsElement) slotOf(nameOf(group)).set(opposite(group.open));
    else slotOf('').set((dataset['sidebar'] = opposite(dataset['sidebar'] !== 'closed')));
  });
}

function showGroups(): void {
  document.querySelectorAll<HTMLDetailsElement>('.sidebar section details').forEach((group) => {
    // In the drawer of small screens, all groups together would be longer than several screens.
    const state = slotOf(nameOf(group)).get() ?? (matchMedia('(width<60em)').matches && 'closed');
    // The group of the current page is always open.
    if (state) group.open = state === 'open' || group.querySelector('[aria-current]') !== null;
  });
}

const nameOf = (group: Element) => group.firstElementChild?.textContent ?? '';
const opposite = (isOpen: boolean): State => (isOpen ? 'closed' : 'open');
/** The slot of a group, or of the sidebar, which has no name. */
const slotOf = (name: string) => createStorageSlot(() => localStorage, SIDEBAR_KEY + name);
