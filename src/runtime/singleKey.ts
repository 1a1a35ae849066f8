import { KEYS_KEY } from './dom';
import { createStorageSlot } from './storage';

const slot = createStorageSlot(() => localStorage, KEYS_KEY);

/** Whether keys by themselves do anything: people who speak to their computer may press them without meaning to (WCAG 2.1.4). */
export const areSingleKeysOn = () => slot.get() !== 'off';
export const switchSingleKeys = (isOn: boolean) => slot.set(isOn ? 'on' : 'off');

type Key = Pick<KeyboardEvent, 'composedPath' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** A key that writes or does something by itself. */
export function isBareKey({ ctrlKey, metaKey, altKey, isComposing }: Key): boolean {
  return !(ctrlKey || metaKey || altKey || isComposing);
}

/**
 * A key by itself, outside of what is written into, where such keys are not switched off. While the window of search
 * is on its way they are written into it.
 */
export function isSingleKey(event: Key): boolean {
  // The field itself, also where an extension keeps its own out of sight of the page.
  const [target] = event.composedPath();
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
  const isForSearch = 'search' in document.documentElement.dataset;
  return isBareKey(event) && !isInField && !isForSearch && areSingleKeysOn();
}
