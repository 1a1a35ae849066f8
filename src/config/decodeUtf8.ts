import { isUtf8 } from 'node:buffer';
import type { Problem } from './problems';

type Fault = Omit<Problem, 'file'>;

/** The text of a file without a byte order mark, or why it isn't valid text. */
export function decodeUtf8(bytes: Buffer): { readonly text: string } | { readonly fault: Fault } {
  if (isUtf16(bytes)) return { fault: { at: '', message: 'is encoded as UTF-16; save it as UTF-8' } };
  const isText = (part: Buffer) => isUtf8(part) && !part.includes(0);
  if (!isText(bytes)) return { fault: findBrokenLine(bytes, isText) };
  return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
}

/** A byte order mark, or every second byte zero, as in English text. */
function isUtf16(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('hex');
  return /^(fffe|feff|00(?!00)..00|(?!00)..00(?!00)..00)/.test(start);
}

/** In UTF-8 the byte of a line feed never occurs inside another character, so lines can be checked one by one. */
function findBrokenLine(bytes: Buffer, isText: (part: Buffer) => boolean): Fault {
  let start = 0;
  for (let line = 1; ; line++) {
    const next = bytes.indexOf('\n', start);
    const part = bytes.subarray(start, next === -1 ? bytes.length : next);
    if (next === -1 || !isText(part)) {
      const sourceLine = part.toString('utf8').trimEnd();
      const position = { line, column: sourceLine.search(/[\0\uFFFD]/) + 1 };
      const message = isUtf8(bytes)
        ? 'contains U+0000; remove it'
        : 'is not valid UTF-8 text; save it as UTF-8';
      return { at: '', message, position, sourceLine };
    }
    start = next + 1;
  }
}
