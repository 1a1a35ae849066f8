import { KEYS_KEY } from './dom';
import { createStorageSlot } from './storage';

const slot = createStorageSlot(() => localStorage, KEYS_KEY);

/** Whether keys by themselves do anything: people who speak to their computer may press them without meaning to (WCAG 2.1.4). */
export const areSingleKeysOn = () => slot.get() !== 'off';
export const switchSingleKeys = (isOn: boolean) => slot.set(isOn ? 'on' : 'off');

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** A key by itself, outside of what is written into, where such keys are not switched off. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  return !(ctrlKey || metaKey || altKey || isComposing || isInField) && areSingleKeysOn();
}
