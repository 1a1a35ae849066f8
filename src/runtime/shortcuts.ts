import { isSingleKey, singleKeys } from './singleKey';

/** Keys that press what is on the page (src/theme/Shortcuts.tsx says so to readers). Those of search are in searchKeys.ts. */
const PRESSES: Readonly<Record<string, string>> = {
  n: '[rel=next]',
  p: '[rel=prev]',
  m: '[data-color-mode]',
  '?': '[data-shortcuts]',
};

/** Answers the keys, and the box that switches them off. */
export function answerShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const pressed = isSingleKey(event) ? PRESSES[event.key] : undefined;
    // Whatever is open over the page has keys of its own.
    if (pressed && !document.querySelector('dialog[open]'))
      document.querySelector<HTMLElement>(pressed)?.click();
  });
  const box = (target: EventTarget | null) =>
    target instanceof Element ? target.querySelector<HTMLInputElement>('[data-keys]') : null;
  // Popovers tell only themselves that they open.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const keys = box(target);
      if (keys) keys.checked = singleKeys.get() !== 'off';
    },
    true,
  );
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-keys]'))
      singleKeys.set(target.checked ? 'on' : 'off');
  });
}
