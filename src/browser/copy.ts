import { announce } from './afterNavigation';
import { isPlainClick } from './clicks';

/** How long (ms) a pressed button shows the result. */
const FEEDBACK_MS = 2000;

/** Handles the copy buttons of code blocks and the anchors of headings. */
export function handleCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const pressed = findPressed(event, 'button[data-copy],.anchor');
    const code = pressed?.parentElement?.querySelector('pre');
    const text = pressed instanceof HTMLAnchorElement ? pressed.href : code && codeOf(code);
    if (pressed && text) void showOutcome(pressed, () => navigator.clipboard.writeText(text));
  });
}

/** The code of a block, without the lines that a diff removes. Each line is an element, followed by a line break. */
export function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  copy.querySelectorAll('.removed').forEach((line) => line.replaceChildren('\0'));
  return copy.textContent.replace(/\0\n?/g, '');
}

/** The element that matches the selector, for a plain click. */
export function findPressed(event: MouseEvent, selector: string): HTMLElement | null {
  const { target } = event;
  return target instanceof Element && isPlainClick(event) ? target.closest<HTMLElement>(selector) : null;
}

/** Shows the result on the button. Copying fails without permission or without https. */
export async function showOutcome(pressed: HTMLElement, copy: () => Promise<void>): Promise<void> {
  let outcome = 'done';
  try {
    await copy();
  } catch {
    outcome = 'failed';
  }
  pressed.dataset['copy'] = outcome;
  announce(outcome === 'done' ? 'Copied' : 'Couldn’t copy');
  setTimeout(() => (pressed.dataset['copy'] = ''), FEEDBACK_MS);
}
