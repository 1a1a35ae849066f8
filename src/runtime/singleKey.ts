import { KEYS_KEY } from './dom';
import { createStorageSlot } from './storage';

/** Whether keys by themselves do anything: "off" where a reader wants none. */
export const singleKeys = createStorageSlot(() => localStorage, KEYS_KEY);

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** A key by itself, outside of what is written into, and not switched off: people who speak to their computer press
 * keys without meaning to (WCAG 2.1.4). */
export function isSingleKey({ target, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  return !(ctrlKey || metaKey || altKey || isComposing || isInField) && singleKeys.get() !== 'off';
}
