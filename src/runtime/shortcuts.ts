import { isSingleKey } from '../browser/singleKey';

/** Single keys and what they click (src/theme/Shortcuts.tsx lists them). The keys of search are in searchKeys.ts. */
const PRESSES: Readonly<Record<string, string>> = {
  n: '[rel=next]',
  p: '[rel=prev]',
  m: '[data-color-mode]',
  '?': '[data-shortcuts]',
};

/** Handles the keys, and the last one pressed before this ran (src/boot/earlyKeys.ts). Returns an undo function. */
export function followShortcuts(): () => void {
  const press = (key: string) => {
    // An open dialog or popover has its own keys.
    const selector = document.querySelector('dialog[open]') ? undefined : PRESSES[key];
    if (selector) document.querySelector<HTMLElement>(selector)?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSingleKey(event)) press(event.key);
  };
  const { dataset } = document.documentElement;
  press(dataset['key'] ?? '');
  delete dataset['key'];
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
