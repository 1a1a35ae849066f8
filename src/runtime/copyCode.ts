import { announce } from './arrive';

/** How long a copy button says that it worked, in ms. */
const FEEDBACK_MS = 2000;

/** Answers the copy buttons of code blocks. */
export function copyCode(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const code = button?.parentElement?.querySelector('pre')?.textContent;
    if (!button || !code) return;
    // Refused permission, or an address without https: the button says so instead of pretending.
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    button.dataset['copy'] = copied ? 'done' : 'failed';
    announce(copied ? 'Copied' : 'Copying was refused');
    setTimeout(() => (button.dataset['copy'] = ''), FEEDBACK_MS);
  });
}
