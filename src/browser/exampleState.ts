import { EXAMPLE_FRAME, STATE_PANES } from '../shared/dom';
import { isFromExample } from './landingGate';

/** Shows the texts that the embedded example reports in the panes of <ExampleState>. Returns a function that stops it. */
export function showExampleState(): () => void {
  const onMessage = (event: MessageEvent) => {
    if (!isFromExample(event, document.querySelector<HTMLIFrameElement>(EXAMPLE_FRAME))) return;
    for (const key of Object.values(STATE_PANES)) {
      const text: unknown = (event.data as Record<string, unknown> | null)?.[key];
      const pane = document.querySelector(`[data-pane=${key}]`);
      if (pane && typeof text === 'string') fillPane(pane, indent(text));
    }
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/** JSON on several lines; any other text as it is. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Marks the lines that differ from the text before and scrolls to them. */
function fillPane(pane: Element, text: string): void {
  const before = pane.textContent;
  if (before === text) return;
  const { start, end } = findChange(before, text);
  const mark = document.createElement('mark');
  mark.append(...colorTokens(text.slice(start, end)));
  pane.replaceChildren(
    ...colorTokens(text.slice(0, start)),
    ...(before === '' ? [] : [mark]),
    ...colorTokens(text.slice(before === '' ? 0 : end)),
  );
  if (before !== '') pane.scrollTop = Math.max(0, mark.offsetTop - pane.clientHeight / 3);
}

/** A text with its strings and tags in elements that have a colour. */
function colorTokens(text: string): (string | Node)[] {
  return text.split(/("[^"]*"|<\/?\w+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    const token = document.createElement(part.startsWith('"') ? 'i' : 'b');
    token.textContent = part;
    return token;
  });
}

/** The range of whole lines of `after` that differ from `before`, as offsets into `after`. */
export function findChange(before: string, after: string): { readonly start: number; readonly end: number } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const offset = (line: number) => now.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  return { start: offset(head), end: Math.min(after.length, offset(now.length - tail)) };
}
