import { announce } from './arrive';
import { isPlainClick } from './clicks';

/** How long what was pressed says that it worked, in ms. */
const FEEDBACK_MS = 2000;

/** Answers everything that copies: the buttons of code, the anchors of headings, and the page as Markdown. */
export function answerCopies(): void {
  document.addEventListener('click', async (event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!pressed || !isPlainClick(event)) return;
    const isFile = pressed instanceof HTMLAnchorElement && !pressed.hash;
    // Without script the file opens; an anchor is followed in any case.
    if (isFile) event.preventDefault();
    // Refused permission, or an address without https: it says so instead of pretending.
    const copied = await (isFile ? copyFile(pressed.href) : copyText(pressed)).then(
      () => true,
      () => false,
    );
    pressed.dataset['copy'] = copied ? 'done' : 'failed';
    announce(copied ? 'Copied' : 'Copying did not work');
    setTimeout(() => (pressed.dataset['copy'] = ''), FEEDBACK_MS);
  });
}

async function copyText(pressed: HTMLElement): Promise<void> {
  const text =
    pressed instanceof HTMLAnchorElement
      ? pressed.href
      : pressed.parentElement?.querySelector('pre')?.textContent;
  await navigator.clipboard.writeText(text ?? '');
}

/** Safari allows it only while it answers the click: the text may come later, the call must not. */
async function copyFile(address: string): Promise<void> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]);
}
