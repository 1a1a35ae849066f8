import { isSingleKey } from './singleKey';

/** Keys that press what is on the page (src/theme/Shortcuts.tsx tells readers). Those of search are in searchKeys.ts. */
const PRESSES: Readonly<Record<string, string>> = {
  n: '[rel=next]',
  p: '[rel=prev]',
  m: '[data-color-mode]',
  '?': '[data-shortcuts]',
};

/** Answers the keys, and the last one pressed before (src/runtime/earlyKeys.ts). Returns the undo. */
export function followShortcuts(): () => void {
  const press = (key: string) => {
    // Whatever is open over the page has keys of its own.
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
