import { crc32 } from 'node:zlib';

const MAX_BLOCK_LENGTH = 0xffff;
/** The bit "final", and two bits that say that the block isn't compressed. */
const LAST_STORED_BLOCK = 0b001;

/**
 * Appends up to 65,535 bytes to a gzip file that was flushed and not finished, and finishes it. They stay uncompressed, so
 * nothing needs to be known of what precedes them (RFC 1951, section 3.2.4). `text`: all that the file holds, those bytes
 * included, because its checksum and length end the file (RFC 1952, section 2.3.1).
 */
export function appendToGzip(flushed: Buffer, text: Buffer, bytes: Buffer): Buffer {
  if (bytes.length > MAX_BLOCK_LENGTH)
    throw new Error(`expected at most ${MAX_BLOCK_LENGTH} bytes, got ${bytes.length}`);
  const header = Buffer.from([LAST_STORED_BLOCK, 0, 0, 0, 0]);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(MAX_BLOCK_LENGTH - bytes.length, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text), 0);
  trailer.writeUInt32LE(text.length, 4);
  return Buffer.concat([flushed, header, bytes, trailer]);
}
