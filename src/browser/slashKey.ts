import { KEYS_KEY } from '../shared/dom';
import { createStorageSlot } from './storage';

const slot = createStorageSlot(() => localStorage, KEYS_KEY);

/** Whether "/" opens the search. Speech input can type it by accident, so readers can turn it off (WCAG 2.1.4). */
export const isSlashKeyOn = () => slot.get() !== 'off';
export const switchSlashKey = (isOn: boolean) => slot.set(isOn ? 'on' : 'off');
