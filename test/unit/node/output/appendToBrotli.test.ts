import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { appendToBrotli } from '../../../../src/node/output/appendToBrotli';

const flush = (text: string) => brotliCompressSync(text, { finishFlush: constants.BROTLI_OPERATION_FLUSH });

test.each([
  ['one byte', 'a flushed stream', 'x'],
  ['a sentence', 'a flushed stream', 'and its end'],
  ['bytes that look like a Brotli stream', 'a flushed stream', '\u0003\u0003\u0003'],
  ['the longest end', 'words '.repeat(20_000), 'z'.repeat(65_536)],
])('%s can be appended', (_, start, end) => {
  expect(String(brotliDecompressSync(appendToBrotli(flush(start), Buffer.from(end))))).toBe(start + end);
});

test.each([0, 65_537])('%i bytes don’t fit', (length) => {
  expect(() => appendToBrotli(flush('start'), Buffer.alloc(length))).toThrow(
    `expected 1 to 65536 bytes, got ${length}`,
  );
});
