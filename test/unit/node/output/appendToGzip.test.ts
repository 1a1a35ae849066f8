import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { appendToGzip } from '../../../../src/node/output/appendToGzip';

const flush = (text: string) => gzipSync(text, { finishFlush: constants.Z_SYNC_FLUSH });

test.each([
  ['no byte', 'a flushed file', ''],
  ['a sentence', 'a flushed file', 'and its end'],
  ['bytes that look like the start of a block', 'a flushed file', '\u0001\u0000\u0000'],
  ['the longest end', 'words '.repeat(20_000), 'z'.repeat(65_535)],
])('%s can be appended', (_, start, end) => {
  const file = appendToGzip(flush(start), Buffer.from(start + end), Buffer.from(end));
  expect(String(gunzipSync(file))).toBe(start + end);
});

test('65536 bytes don’t fit', () => {
  expect(() => appendToGzip(flush(''), Buffer.alloc(65_536), Buffer.alloc(65_536))).toThrow(
    'expected at most 65535 bytes, got 65536',
  );
});
