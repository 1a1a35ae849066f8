import { announce } from './arrive';
import { isPlainClick } from './clicks';

/** How long what was pressed says that it worked, in ms. */
const FEEDBACK_MS = 2000;

/** Answers what copies something of the page itself: the buttons of code, and the anchors of headings. */
export function answerCopies(): void {
  document.addEventListener('click', (event) => {
    const pressed = findPressed(event, 'button[data-copy],.anchor');
    const text =
      pressed instanceof HTMLAnchorElement
        ? pressed.href
        : pressed?.parentElement?.querySelector('pre')?.textContent;
    if (pressed && text) void tellOutcome(pressed, () => navigator.clipboard.writeText(text));
  });
}

/** The element of this kind that a plain click hits. */
export function findPressed(event: MouseEvent, selector: string): HTMLElement | null {
  const { target } = event;
  return target instanceof Element && isPlainClick(event) ? target.closest<HTMLElement>(selector) : null;
}

/** Has what was pressed say how copying went: permission may be refused, or the address be without https. */
export async function tellOutcome(pressed: HTMLElement, copy: () => Promise<void>): Promise<void> {
  let outcome = 'done';
  try {
    await copy();
  } catch {
    outcome = 'failed';
  }
  pressed.dataset['copy'] = outcome;
  announce(outcome === 'done' ? 'Copied' : 'Copying did not work');
  setTimeout(() => (pressed.dataset['copy'] = ''), FEEDBACK_MS);
}
