// LZ-UTF8: UTF-8 in which a repeated run of bytes is replaced by a pointer to its last occurrence. A pointer has two or
// three bytes, 110lllll 0ddddddd or 111lllll 0ddddddd dddddddd, with the length and distance of the run. In UTF-8, a
// byte above 191 is never followed by one below 128, so uncompressed UTF-8 decompresses to itself.

const MIN_LENGTH = 4;
const MAX_LENGTH = 31;
const MAX_DISTANCE = 32_767;
const MAX_SHORT_DISTANCE = 127;

export function compress(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const out: number[] = [];
  const lastIndex = new Map<string, number>();
  const keyAt = (at: number) => bytes.subarray(at, at + MIN_LENGTH).join();
  for (let at = 0; at < bytes.length;) {
    const key = keyAt(at);
    const from = at + MIN_LENGTH > bytes.length ? undefined : lastIndex.get(key);
    if (from === undefined || at - from > MAX_DISTANCE) {
      lastIndex.set(key, at);
      out.push(bytes[at++] ?? 0);
      continue;
    }
    const distance = at - from;
    const length = matchLength(bytes, from, at);
    if (distance <= MAX_SHORT_DISTANCE) out.push(0xc0 | length, distance);
    else out.push(0xe0 | length, distance >> 8, distance & 0xff);
    for (const end = at + length; at < end; at++) lastIndex.set(keyAt(at), at);
  }
  return Uint8Array.from(out);
}

/** Throws if the bytes are neither LZ-UTF8 nor UTF-8. */
export function decompress(bytes: Uint8Array): string {
  const out: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const next = bytes[at + 1] ?? 0x80;
    if (byte < 0xc0 || next >= 0x80) {
      out.push(byte);
      continue;
    }
    const isShort = byte < 0xe0;
    const distance = isShort ? next : (next << 8) | (bytes[at + 2] ?? 0);
    if (distance === 0 || distance > out.length) throw new RangeError('Pointer outside the text');
    for (let length = byte & MAX_LENGTH; length > 0; length--) out.push(out[out.length - distance] ?? 0);
    at += isShort ? 1 : 2;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(out));
}

function matchLength(bytes: Uint8Array, from: number, at: number): number {
  let length = MIN_LENGTH;
  while (length < MAX_LENGTH && at + length < bytes.length && bytes[from + length] === bytes[at + length])
    length++;
  return length;
}
