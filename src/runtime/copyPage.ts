import { findPressed, showOutcome } from '../browser/copy';

/** Handles the links that copy a page as Markdown. Before the app has loaded, and without script, they open the file. */
export function handlePageCopy(): void {
  document.addEventListener('click', (event) => {
    const link = findPressed(event, 'a[data-copy-page]');
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    // Safari requires the call during the click event; the text may follow as a promise.
    const item = () => new ClipboardItem({ 'text/plain': fetchText(link.href) });
    void showOutcome(link, async () => navigator.clipboard.write([item()]));
  });
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}
