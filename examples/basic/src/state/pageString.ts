import type { SerializedNodes } from '@craftjs/core';

/** Goes up when older pages can no longer be read. */
export const VERSION = 1;

/** A page as one line of letters: base64 of its JSON in UTF-8. */
export function writePage(nodes: SerializedNodes): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ version: VERSION, nodes }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The JSON in such a string; the string itself if it is JSON already. Throws if it is neither. */
export function parsePage(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return JSON.parse(trimmed);
  const bytes = Uint8Array.from(atob(trimmed), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
