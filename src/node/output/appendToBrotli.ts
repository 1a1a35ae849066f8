const META_BLOCK_LENGTH = 1 << 16;
/** Position of the bit "uncompressed" in the header of a meta-block, after ISLAST, MNIBBLES and the length (16 bits). */
const UNCOMPRESSED_BIT = 19;
/** Position of the length. The two bits before it are 0, which means that the length has 16 bits. */
const LENGTH_BIT = 3;
const HEADER_BYTES = 3;
/** The bits ISLAST and ISLASTEMPTY. */
const END = 0b11;

/**
 * Appends 1 to 65,536 bytes to a Brotli stream that was flushed and not finished, and finishes it. They stay uncompressed,
 * so nothing needs to be known of what precedes them (RFC 7932, section 9.2).
 */
export function appendToBrotli(flushed: Buffer, bytes: Buffer): Buffer {
  if (bytes.length === 0 || bytes.length > META_BLOCK_LENGTH)
    throw new Error(`expected 1 to ${META_BLOCK_LENGTH} bytes, got ${bytes.length}`);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUIntLE(((bytes.length - 1) << LENGTH_BIT) | (1 << UNCOMPRESSED_BIT), 0, HEADER_BYTES);
  return Buffer.concat([flushed, header, bytes, Buffer.from([END])]);
}
