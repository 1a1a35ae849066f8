import { ARRIVAL_EVENT, TABS_KEY } from './dom';
import { createStorageSlot } from './storage';

/** How many choices are remembered. */
const CHOICES = 20;

/** Labels that were chosen, the latest first, once one more is. */
export function addChoice(chosen: readonly string[], label: string): string[] {
  return [label, ...chosen.filter((one) => one !== label)].slice(0, CHOICES);
}

/** Remembers which tabs a reader chose, and shows the same wherever there are such tabs, in every page. */
export function rememberTabs(): void {
  const slot = createStorageSlot(() => localStorage, TABS_KEY);
  let chosen = (slot.get() ?? '').split('\n');
  const show = () =>
    document.querySelectorAll('.tab-list').forEach((list) => {
      const tabs = [...list.querySelectorAll('input')];
      const tab = chosen.map((label) => tabs.find(({ value }) => value === label)).find(Boolean);
      if (tab) tab.checked = true;
    });
  document.addEventListener('DOMContentLoaded', show);
  document.addEventListener(ARRIVAL_EVENT, show);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.tab-list')) return;
    chosen = addChoice(chosen, target.value);
    slot.set(chosen.join('\n'));
    show();
  });
}
