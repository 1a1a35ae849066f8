import { KEYS_KEY } from '../shared/dom';
import { createStorageSlot } from './storage';

const slot = createStorageSlot(() => localStorage, KEYS_KEY);

/** Whether single-key shortcuts are on. Speech input can trigger them by accident (WCAG 2.1.4). */
export const areSingleKeysOn = () => slot.get() !== 'off';
export const switchSingleKeys = (isOn: boolean) => slot.set(isOn ? 'on' : 'off');

type Key = Pick<KeyboardEvent, 'composedPath' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** A key without modifiers that types a character or has a function. */
export function isBareKey({ ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return !(ctrlKey || metaKey || altKey || isComposing);
}

/**
 * Whether an event is a single-key shortcut: outside of text fields, and while such shortcuts are on. While the search
 * window is loading, keys are typed into it instead.
 */
export function isSingleKey(event: Key): boolean {
  // The actual field, also inside the shadow root of an extension.
  const [target] = event.composedPath();
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  const isForSearch = 'search' in document.documentElement.dataset;
  return isBareKey(event) && !isInField && !isForSearch && areSingleKeysOn();
}
