import { findPressed, tellOutcome } from './copy';

/** Answers the links that copy a page as Markdown. Before the app is there, and without script, they open the file. */
export function answerPageCopies(): void {
  document.addEventListener('click', (event) => {
    const link = findPressed(event, 'a[data-copy-page]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    // Safari allows it only while it answers the click: the text may come later, the call must not.
    const item = () => new ClipboardItem({ 'text/plain': fetchText(link.href) });
    void tellOutcome(link, async () => navigator.clipboard.write([item()]));
  });
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
