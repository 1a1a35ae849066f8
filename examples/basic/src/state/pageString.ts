import type { SerializedNodes } from '@craftjs/core';
import { compress, decompress } from './lzUtf8';

/** Serializes a page as the original Craft.js example does: JSON, compressed with LZ-UTF8, in base64. */
export function writePage(nodes: SerializedNodes): string {
  const bytes = compress(JSON.stringify(nodes));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Parses such a string, or plain JSON. Throws if it's neither. */
export function parsePage(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return JSON.parse(trimmed);
  return JSON.parse(decompress(Uint8Array.from(atob(trimmed), (char) => char.charCodeAt(0))));
}
