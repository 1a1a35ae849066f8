import { NAVIGATED_EVENT, TABS_KEY } from '../shared/dom';
import { createStorageSlot } from '../browser/storage';

/** Number of labels remembered. */
const CHOICES = 20;

/** The chosen labels, latest first, after another choice. */
export function addChoice(chosen: readonly string[], label: string): string[] {
  return [label, ...chosen.filter((one) => one !== label)].slice(0, CHOICES);
}

/** Remembers which tabs a reader chose and selects the same ones on every page. */
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
  document.addEventListener(NAVIGATED_EVENT, show);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.tab-list')) return;
    chosen = addChoice(chosen, target.value);
    slot.set(chosen.join('\n'));
    show();
  });
}
